"""The civilizations: how they start (R-CIV-050, 051, 500 to 509). What they can do stands where it happens."""

from __future__ import annotations

from typing import Final

from aegean.games.civilization.pieces import (
    COMMUNIST,
    DEMOCRATIC,
    DESPOTISM,
    REPUBLIC,
    T_AGRICULTURE,
    T_CODE_OF_LAWS,
    T_COMMUNISM,
    T_CONSTRUCTION,
    T_CURRENCY,
    T_DEMOCRACY,
    T_MATHEMATICS,
    T_METALWORKING,
    T_NAVIGATION,
    T_WRITING,
)

# America, China, Egypt, Germany, Rome, Russia, Arabia, Greece, India, Spain
START_TECHS: Final = (
    T_CURRENCY, T_WRITING, T_CONSTRUCTION, T_METALWORKING, T_CODE_OF_LAWS, T_COMMUNISM, T_MATHEMATICS, T_DEMOCRACY,
    T_AGRICULTURE, T_NAVIGATION,
)  # fmt: skip
START_GOVERNMENTS: Final = (
    DESPOTISM, DESPOTISM, DESPOTISM, DESPOTISM, REPUBLIC, COMMUNIST, DESPOTISM, DEMOCRATIC, DESPOTISM, DESPOTISM,
)  # fmt: skip
START_ARMIES: Final = (1, 1, 1, 1, 1, 2, 1, 1, 1, 1)
START_SCOUTS: Final = (1, 1, 1, 1, 1, 1, 1, 1, 1, 2)
