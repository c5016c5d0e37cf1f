"""Equipment cards (ledger section 22)."""

from __future__ import annotations

import pytest

from aegean.games.delphi.pieces import EQUIPMENT
from tests.delphi.position import Position


def victor(card: str, position: Position | None = None, **seat: object) -> Position:
    """Red defeats the red monster on K5 through Ares and takes a card."""
    p = position or Position()
    p.seat("red", "J5", gods={"ares": 6}, **seat).monster("K5", "red").display(card)  # type: ignore[arg-type]
    return p.turn("red", "red", "red").play("god ares", "fight K5 red", f"take {card}")


@pytest.mark.rule("R-DEL-169", "R-DEL-110", "R-DEL-021")
def test_one_of_six_open_cards_and_the_gap_is_filled() -> None:
    p = Position().seat("red", "J5", gods={"ares": 6}).monster("K5", "red").turn("red").play("god ares", "fight K5 red")
    assert p.legal() == [f"take {EQUIPMENT[card]}" for card in range(6)]
    assert p.refused("take island-scout") == "R-DEL-169"
    assert p.refused("decline") == "R-DEL-139"
    p.play("take long-spear")
    assert (len(p.state.display), p.state.equipment_deck.bit_count()) == (6, 15)
    assert p.sealed


@pytest.mark.rule("R-DEL-297")
def test_without_a_deck_the_display_shrinks_and_without_display_there_is_no_reward() -> None:
    p = Position().seat("red", "J5", gods={"ares": 6}).monster("K5", "red")
    p.seat("yellow", equipment=EQUIPMENT[6:]).turn("red").play("god ares", "fight K5 red", "take long-spear")
    assert len(p.state.display) == 5
    p = Position().seat("red", "J5", gods={"ares": 6}).monster("K5", "red")
    p.state.display, p.state.equipment_deck = [], 0
    p.state.equipment[1] = (1 << 22) - 1
    p.turn("red").play("god ares", "fight K5 red")
    assert p.prompt() == "Turn"


@pytest.mark.rule("R-DEL-175", "R-DEL-178")
def test_reach_needs_water_between() -> None:
    p = Position().seat("red", "D2", equipment=["long-spear", "cargo-crane", "long-ramp"]).turn("red")
    reach = p.state.reach(0, EQUIPMENT.index("long-ramp"))
    assert reach >> p.space("D4") & 1  # over the water of D3
    assert not reach >> p.space("F6") & 1
    assert not reach >> p.space("E1") & 1  # D1 and E2 touch it, but a shallow lies between


@pytest.mark.rule("R-DEL-176")
def test_the_cargo_crane() -> None:
    p = Position().seat("red", "L1", equipment=["cargo-crane"]).turn("red", "red").play("die red", "fetch N1")
    assert p.statues("red") == ["red"]
    p = Position().seat("red", "J2", equipment=["cargo-crane"], statues=["red"]).turn("red", "red")
    p.play("die red", "raise L2", "companion red hero")
    assert p.done("red")["statue"] == 1
    p = Position().seat("red", "J2", statues=["red"]).turn("red", "red").play("die red")
    assert p.refused("raise L2") == "R-DEL-078"


@pytest.mark.rule("R-DEL-177")
def test_the_long_ramp() -> None:
    p = Position().seat("red", "F5", equipment=["long-ramp"], offerings=["blue"]).offering("H7", "yellow")
    p.temple("D4", "blue").turn("red", "yellow", "blue")
    p.play("die yellow", "load H7 yellow", "die blue", "offer D4")
    assert (p.offerings("red"), p.done("red")["offering"]) == (["yellow"], 1)


@pytest.mark.rule("R-DEL-301")
def test_from_zeus_only_reach_helps() -> None:
    p = Position().seat("red").offering("G3", "yellow").turn("red", "yellow").play("die yellow")
    assert p.refused("load G3 yellow") == "R-DEL-078"
    p = (
        Position()
        .seat("red", equipment=["long-ramp"])
        .offering("G3", "yellow")
        .turn("red", "yellow")
        .play("die yellow")
    )
    assert "load G3 yellow" in p.legal("load")


@pytest.mark.rule("R-DEL-180", "R-DEL-181", "R-DEL-302")
def test_the_extra_watch() -> None:
    p = Position().seat("red", favours=7, equipment=["extra-watch"], cards={"red": 1}).turn("red")
    p.play("extra green", "advance")
    assert (p.favours("red"), p.row("red", "artemis")) == (4, 2)
    assert p.refused("extra") == "R-DEL-180"  # once a turn
    p.play("card red", "favours")  # it is not the card of the turn
    p = Position().seat("red", favours=2, equipment=["extra-watch"]).turn("red")
    assert p.refused("extra") == "R-DEL-302"
    p = Position().seat("red", favours=9).turn("red")
    assert p.refused("extra") == "R-DEL-180"
    p = Position().seat("red", favours=3, equipment=["extra-watch"]).turn("red").play("extra", "favours")
    assert p.favours("red") == 2


@pytest.mark.rule("R-DEL-302", "R-DEL-084")
def test_extra_spaces_need_favours_beyond_the_three() -> None:
    p = Position().seat("red", favours=4, equipment=["extra-watch"]).turn("red").play("extra pink")
    assert "sail D1" in p.legal("sail")  # 4 steps
    assert p.refused("sail K8") == "R-DEL-084"  # 5 steps


@pytest.mark.rule("R-DEL-180", "R-DEL-186")
def test_prayers_do_not_work_with_the_extra_watch() -> None:
    p = Position().seat("red", favours=3, equipment=["extra-watch", "prayer-of-hermes"]).turn("red").play("extra pink")
    assert p.refused("pray") == "R-DEL-186"


@pytest.mark.rule("R-DEL-182", "R-DEL-184")
def test_the_thank_offering_adds_a_step_after_the_reward() -> None:
    p = Position().seat("red", "D5", offerings=["yellow"], equipment=["thank-offering"]).temple("C5", "yellow")
    p.turn("red", "yellow").play("die yellow", "offer C5")
    assert (p.favours("red"), p.prompt()) == (3, "GodSteps")
    p = Position().seat("red", "K1", statues=["red"], equipment=["thank-offering"]).turn("red", "red")
    p.play("die red", "raise L2")
    assert p.prompt() == "TakeCompanion"
    p.play("companion red hero")
    assert p.prompt() == "GodSteps"
    p = victor("rich-blessing", equipment=["thank-offering"])
    p.play("step hermes", "step hermes")
    assert p.prompt() == "GodSteps"  # after the effect of the card
    p.play("step hermes")
    assert (p.row("red", "hermes"), p.prompt()) == (4, "Turn")


@pytest.mark.rule("R-DEL-182")
def test_the_thank_offering_does_not_react_to_shrines() -> None:
    p = Position().seat("red", "H5", equipment=["thank-offering"]).island("I4", "red", "psi").turn("red", "red")
    p.play("die red", "shrine I4", "step ares")
    assert p.prompt() == "Turn"


@pytest.mark.rule("R-DEL-183")
@pytest.mark.parametrize(("switch", "prompt"), [(False, "Turn"), (True, "GodSteps")])
def test_the_thank_offering_and_the_monster_that_brought_it(switch: bool, prompt: str) -> None:
    assert victor("thank-offering", Position(thank_offering_counts_itself=switch)).prompt() == prompt


@pytest.mark.rule("R-DEL-170", "R-DEL-185")
def test_the_deep_hull() -> None:
    p = victor("deep-hull")
    assert (p.strength("red"), p.state.storage(0)) == (1, 3)


@pytest.mark.rule("R-DEL-186", "R-DEL-188")
@pytest.mark.parametrize(("god", "word"), [("hermes", "pink"), ("artemis", "green"), ("poseidon", "blue")])
def test_prayers(god: str, word: str) -> None:
    p = Position().seat("red", equipment=[f"prayer-of-{god}"], gods={god: 5}).turn("red", word, word, "red")
    p.play(f"die {word}", "pray")
    assert (p.favours("red"), sum(p.cards("red").values()), p.row("red", god)) == (1, 1, 6)
    p.play(f"die {word}", "pray")  # on the throne: the rest is still gained
    assert (p.favours("red"), sum(p.cards("red").values()), p.row("red", god)) == (2, 2, 6)
    p.play("die red")
    assert p.refused("pray") == "R-DEL-186"


@pytest.mark.rule("R-DEL-187")
@pytest.mark.parametrize("switch", [True, False])
def test_prayers_and_cards(switch: bool) -> None:
    p = Position(prayers_with_cards=switch).seat("red", equipment=["prayer-of-hermes"], cards={"pink": 1}).turn("red")
    p.play("card pink")
    assert ("pray" in p.legal()) is switch


@pytest.mark.rule("R-DEL-189", "R-DEL-213")
@pytest.mark.parametrize("word", ["yellow", "red", "black"])
def test_omens_pay_once_when_their_colour_is_rolled(word: str) -> None:
    p = Position().seat("red", equipment=[f"{word}-omen"]).turn("red").rolls(word, word, "pink").play("end")
    assert p.favours("red") == 2
    p = Position().seat("red", equipment=[f"{word}-omen"]).turn("red").rolls("pink", "green", "blue").play("end")
    assert p.favours("red") == 0
    p = Position().seat("red", favours=5, equipment=[f"{word}-omen"]).turn("red", "pink")
    p.play(f"die pink {word}", "advance")
    assert p.happened("gains-favours") == []  # recolouring is no roll


@pytest.mark.rule("R-DEL-190", "R-DEL-298")
def test_a_statue_as_a_gift() -> None:
    p = victor("warm-statue")
    assert p.legal() == ["fetch I12", "fetch N1", "fetch N10"]  # yellow, red, green
    assert p.refused("fetch B1") == "R-DEL-077"
    assert p.refused("decline") == "R-DEL-298"
    p.play("fetch N1")
    assert p.statues("red") == ["red"]
    p = victor("cool-statue", statues=["pink"])
    assert p.legal() == ["fetch B1", "fetch C8"]  # black, blue


@pytest.mark.rule("R-DEL-191", "R-DEL-298")
def test_an_offering_as_a_gift() -> None:
    p = victor("cool-offering", offerings=["pink"])
    assert {line.split()[2] for line in p.legal()} == {"blue"}  # pink reserves the white tile
    assert p.refused(p.legal()[0].replace("blue", "yellow")) == "R-DEL-191"
    p.play(p.legal()[0])
    assert p.offerings("red") == ["pink", "blue"]
    p = victor("warm-offering")
    assert {line.split()[2] for line in p.legal()} == {"red", "yellow", "green"}


@pytest.mark.rule("R-DEL-171")
def test_a_gift_for_a_full_ship_is_lost() -> None:
    p = victor("warm-offering", offerings=["pink", "blue"])
    assert (p.prompt(), len(p.happened("effect-lost"))) == ("Turn", 1)
    assert "warm-offering" in p.equipment("red")


@pytest.mark.rule("R-DEL-192", "R-DEL-299")
def test_the_divine_summons() -> None:
    p = victor("divine-summons")
    assert p.legal() == ["summon aphrodite", "summon hermes", "summon poseidon", "summon artemis"]
    assert p.refused("summon apollo") == "R-DEL-192"
    p.play("summon hermes")
    assert p.row("red", "hermes") == 6
    p = Position().seat("red", gods=dict.fromkeys(("aphrodite", "hermes", "poseidon", "artemis"), 6))
    assert victor("divine-summons", p).prompt() == "Turn"


@pytest.mark.rule("R-DEL-193", "R-DEL-299")
def test_the_rich_blessing() -> None:
    p = victor("rich-blessing").play("step hermes", "step apollo")
    assert (p.favours("red"), sum(p.cards("red").values())) == (3, 1)
    assert (p.row("red", "hermes"), p.row("red", "apollo"), p.prompt()) == (2, 2, "Turn")


@pytest.mark.rule("R-DEL-194", "R-DEL-300")
def test_the_island_scout() -> None:
    p = Position().island("E9", "green", "psi", up=False, known=["red"])
    p = victor("island-scout", p)
    assert p.prompt() == "ScoutIslands"
    p.tile("yellow", "psi").play("look E9", "look N5")
    assert [values["space"] for values in p.happened("looks")] == ["E9", "N5"]
    assert p.legal() == ["explore E9", "explore N5"]
    assert p.refused("explore I4") == "R-DEL-194"
    assert p.refused("end") == "R-DEL-300"
    p.play("explore N5")
    assert (p.favours("red"), p.face_down("E9"), p.face_down("N5")) == (4, True, False)


@pytest.mark.rule("R-DEL-194", "R-DEL-171")
def test_the_island_scout_needs_two_islands() -> None:
    assert victor("island-scout", Position().uncover_all("E9")).prompt() == "Turn"


@pytest.mark.rule("R-DEL-043", "R-DEL-277")
def test_the_display_is_open_to_all() -> None:
    from aegean.games.delphi.game import GAME

    assert GAME.view(Position().state, -1)["display"] == list(EQUIPMENT[:6])
