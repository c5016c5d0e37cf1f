"""The 17 creatures. Importing this package lays the deck."""

from __future__ import annotations

from aegean.games.cyclades import pieces as p
from aegean.games.cyclades.creatures.card import DECK
from aegean.games.cyclades.creatures.cards import Chimera, Dryad, Fates, Griffin, Satyr, Sphinx
from aegean.games.cyclades.creatures.figurines import Figurine, Minotaur, Polyphemus
from aegean.games.cyclades.creatures.land import Cyclops, Giant, Harpy, Pegasus
from aegean.games.cyclades.creatures.sea import Kraken, Mermaid, Sylph

for _card in (
    Minotaur(p.MINOTAUR), Figurine(p.CHIRON), Figurine(p.MEDUSA), Polyphemus(p.POLYPHEMUS), Kraken(p.KRAKEN),
    Mermaid(p.MERMAID), Pegasus(p.PEGASUS), Giant(p.GIANT), Chimera(p.CHIMERA), Cyclops(p.CYCLOPS), Sphinx(p.SPHINX),
    Sylph(p.SYLPH), Harpy(p.HARPY), Griffin(p.GRIFFIN), Fates(p.FATES), Satyr(p.SATYR), Dryad(p.DRYAD),
):  # fmt: skip
    DECK[_card.number] = _card
