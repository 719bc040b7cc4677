"""Plans: tried on a copy for the one who asks, and carried out as a whole or not at all."""

from pathlib import Path
from typing import Any

import pytest
from hooked_server import hook, hooked
from player import Message, Player, player, watcher

from pasch.game import Game
from pasch.server.trial import MOST


def story(given: str, edition: str = "classic") -> str:
    return f'title = "x"\nclauses = []\nedition = "{edition}"\n[given]\nseats = ["A", "B", "C"]\n{given}\n'


BROWN = story('owns = { A = ["badstrasse", "turmstrasse"], B = ["parkstrasse", "schlossallee"] }')
SCARCE = story(
    'owns = { A = ["badstrasse", "turmstrasse"], B = ["parkstrasse", "schlossallee"] }\nbank = { houses = 2 }'
)
OWING = story("""
cash = { A = 100 }
at = { A = "hauptbahnhof" }
owns = { A = ["badstrasse", "turmstrasse", "westbahnhof"], B = ["parkstrasse", "schlossallee"] }
built = { badstrasse = 1, turmstrasse = 1, schlossallee = 1, parkstrasse = 1 }
""")
LOST = story("""
cash = { A = 30 }
at = { A = "hauptbahnhof" }
cards = { A = ["chance"] }
mortgaged = ["badstrasse"]
owns = { A = ["badstrasse"], B = ["parkstrasse", "schlossallee"] }
built = { schlossallee = 1, parkstrasse = 1 }
""")


OPEN_RENT = """
cash = { A = 100 }
at = { A = "%s" }
owns = { A = ["%s"], B = ["%s"] }
"""


async def plan(one: Player, *actions: str, seat: str = "A", **more: Any) -> Message:
    return await one.ask("plan", seat=seat, actions=list(actions), **more)


async def do(one: Player, *actions: str, seat: str = "A", phase: str = "roll", **more: Any) -> Message:
    return await one.ask("do", seat=seat, actions=list(actions), phase=phase, **({"seen": one.last} | more))


def step(answer: Message, way: str, space: str) -> dict[str, Any]:
    return next(one for one in answer["answer"]["steps"] if (one["way"], one["space"]) == (way, space))


async def test_a_plan_tells_cash_rents_stock_and_next_steps_and_changes_nothing(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, BROWN)
        async with player(server, made, "A") as ada:
            await ada.until_shown(lambda view: view["waiting"])
            before = await server.record(made["id"])
            answer = await plan(ada, "A build badstrasse", "A build turmstrasse", "A build turmstrasse")
            after = answer["answer"]
            assert (after["cash"], after["phase"], after["bank"]["houses"]) == (1350, "roll", 29)
            assert {space: deed["rent"] for space, deed in after["deeds"].items()} == {
                "badstrasse": 10,
                "turmstrasse": 60,
            }
            assert step(answer, "up", "turmstrasse")["clause"] == "build.even"
            assert step(answer, "down", "badstrasse")["clause"] == "build.even"
            assert step(answer, "down", "turmstrasse") == {
                "way": "down", "space": "turmstrasse", "drop": 2, "cash": 50, "rent": -40,
            }  # fmt: skip
            assert step(answer, "row-up", "badstrasse")["add"] == ["A build badstrasse", "A build turmstrasse"]
            assert step(answer, "pledge", "badstrasse")["clause"] == "mortgage.bare-first"
            assert await server.record(made["id"]) == before
            assert ada.last == 1


async def test_the_first_step_that_is_not_allowed_is_refused_with_its_sentence(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, BROWN)
        async with player(server, made, "A") as ada:
            twice = ["A build badstrasse", "A build badstrasse", "A build parkstrasse"]
            for answer in (await plan(ada, *twice), await do(ada, *twice)):
                assert (answer["type"], answer["clause"]) == ("refused", "build.even")
                assert answer["de"] != answer["en"]
            assert not ada.lines()


async def test_a_plan_is_done_as_a_whole_stored_together_and_not_twice(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, BROWN)
        async with player(server, made, "A") as ada:
            steps = ["A build badstrasse", "A build turmstrasse", "A mortgage badstrasse"]
            assert (await do(ada, *steps))["clause"] == "mortgage.bare-first"
            assert not ada.lines()
            done = await do(ada, *steps[:2], id="once")
            assert done["seq"] == 3
            ada.answers.clear()
            assert (await do(ada, *steps[:2], id="once"))["seq"] == 3
            assert ada.lines() == steps[:2]
            await server.kill()
            await server.start()
            await ada.connect()
            ada.answers.clear()
            assert (await do(ada, *steps[:2], id="once"))["seq"] == 3
            assert "A build turmstrasse" in await server.record(made["id"])


async def test_a_shortage_ends_the_plan_and_says_so_before(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, SCARCE)
        async with player(server, made, "A") as ada:
            answer = await plan(ada, "A build badstrasse")
            assert (answer["answer"]["phase"], answer["answer"]["waiting"]) == ("want", ["B"])
            assert answer["answer"]["steps"] == [{"way": "down", "space": "badstrasse", "drop": 0}]
            more = await plan(ada, "A build badstrasse", "A build turmstrasse")
            assert (more["clause"], more["also"][0]) == ("turn.sequence", "build.window-engine")
            assert (await do(ada, "A build badstrasse"))["clause"] == "table.question-changed"
            assert not ada.lines()
            assert (await do(ada, "A build badstrasse", phase="want"))["type"] == "done"
            assert (await ada.until_shown(lambda view: view["phase"] == "want"))["waiting"] == ["B"]


@pytest.mark.parametrize(
    ("edition", "owns", "steps", "cash", "piece"),
    [
        ("mega", ["suedbahnhof"], ["build suedbahnhof"], 2400, ("depots", -1)),
        ("mega", ["badstrasse", "turmstrasse"], ["build badstrasse"], 2450, ("houses", -1)),
        ("austria", ["#1", "#3"], ["build #1"], 0, ("houses", -1)),
        ("starwars", ["#1", "#3"], ["build #1"], 0, ("houses", -1)),
        ("hobbit", ["#1", "#3"], ["build #1"], 0, ("houses", -1)),
    ],
)  # fmt: skip
async def test_every_edition_can_be_planned(
    tmp_path: Path, edition: str, owns: list[str], steps: list[str], cash: int, piece: tuple[str, int]
):
    table = Game(edition, begin=False).table
    ids = [table.space_id(table.index(space)) for space in owns]
    async with hooked(tmp_path) as server:
        made = await hook(server, story(f"owns = {{ A = {ids} }}", edition))
        async with player(server, made, "A") as ada:
            view = await ada.until_shown(lambda view: view["waiting"])
            answer = (await plan(ada, *(f"A {one}" for one in steps)))["answer"]
            assert answer["bank"][piece[0]] - view["bank"][piece[0]] == piece[1]
            assert answer["cash"] < view["players"]["A"]["cash"]
            assert answer["cash"] == cash or not cash


async def test_a_mega_group_grows_to_skyscrapers_within_one_plan(tmp_path: Path):
    async with hooked(tmp_path) as server:
        owns = 'cash = { A = 9000 }\nowns = { A = ["badstrasse", "turmstrasse", "brunnenstrasse"] }'
        made = await hook(server, story(owns, "mega"))
        async with player(server, made, "A") as ada:
            steps: list[str] = []
            for _ in range(6):
                answer = await plan(ada, *steps)
                steps += step(answer, "row-up", "badstrasse")["add"]
            answer = await plan(ada, *steps)
            assert {deed["built"] for deed in answer["answer"]["deeds"].values()} == {6}
            view = await ada.until_shown(lambda view: view["waiting"])
            left = {piece: view["bank"][piece] - count for piece, count in answer["answer"]["bank"].items()}
            assert left == {"houses": 0, "hotels": 0, "skyscrapers": 3, "depots": 0, "tickets": 0}
            assert (await do(ada, *steps))["type"] == "done"
            assert len(ada.lines()) == 18


async def test_the_gentlest_way_raises_what_is_owed_and_no_more_than_needed(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, OWING, "1 3")
        async with player(server, made, "A") as ada:
            await ada.must("A roll")
            debt = (await ada.until_shown(lambda view: view["phase"] == "debt"))["debt"]
            assert debt == {"debtor": "A", "creditor": "B", "amount": 200, "why": "rent", "space": "schlossallee"}
            nothing = (await plan(ada))["answer"]
            assert (nothing["missing"], nothing["last"]["A pay"]) == (100, "debt.raise")
            answer = (await plan(ada, gentlest=True))["answer"]
            assert (answer["missing"], answer["last"]["A pay"]) == (0, "")
            assert answer["cash"] >= 200
            for place in range(len(answer["actions"])):
                shorter = [one for at, one in enumerate(answer["actions"]) if at != place]
                less = await plan(ada, *shorter)
                assert less["type"] == "refused" or less["answer"]["missing"] > 0
            assert not [line for line in ada.lines() if "roll" not in line]
            assert (await do(ada, *answer["actions"], "A pay", phase="debt"))["type"] == "done"
            view = await ada.until_shown(lambda view: view["phase"] != "debt")
            assert view["players"]["A"]["cash"] == answer["cash"] - 200


async def test_who_goes_bankrupt_sees_first_who_receives_what(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, LOST, "1 3")
        async with player(server, made) as people:
            leaving = (await plan(people, "A resign"))["answer"]["estate"]
            assert (leaving["heir"], leaving["cash"], leaving["auction"], leaving["over"]) == ("bank", 30, True, False)
            assert leaving["deeds"] == [{"space": "badstrasse"}]
            assert (await plan(people, "A bankrupt"))["clause"] == "turn.sequence"
            await people.must("A roll")
            estate = (await plan(people, "A bankrupt"))["answer"]["estate"]
            assert (estate["heir"], estate["cash"], estate["cards"]) == ("B", 30, ["chance"])
            assert estate["deeds"] == [{"space": "badstrasse", "mortgaged": True, "interest": 3}]
            view = await people.until_shown(lambda view: view["phase"] == "debt")
            assert not view["players"]["A"].get("out")


TRADING = story("""
cash = { A = 100 }
owns = { A = ["badstrasse", "suedbahnhof"], B = ["turmstrasse", "westbahnhof", "nordbahnhof", "wasserwerk"] }
mortgaged = ["westbahnhof"]
""")


async def test_an_offer_tells_rents_interest_and_cash_before_it_is_made_and_before_it_is_answered(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, TRADING)
        async with player(server, made) as people:
            await people.until_shown(lambda view: view["waiting"])
            offer = "A offer B give suedbahnhof 40 get turmstrasse"
            told = (await plan(people, offer))["answer"]["trade"]
            assert told["cash"] == {"A": 60, "B": 1540, "C": 1500}
            assert told["deeds"] == [
                {"space": "badstrasse", "owner": "A", "before": 2, "after": 4},
                {"space": "turmstrasse", "owner": "A", "before": 4, "after": 8, "moves": True},
                {"space": "suedbahnhof", "owner": "B", "before": 25, "after": 100, "moves": True},
                {"space": "nordbahnhof", "owner": "B", "before": 50, "after": 100},
            ]
            received = (await plan(people, "A offer B give 1 get westbahnhof"))["answer"]["trade"]["deeds"]
            assert received[1] == {
                "space": "westbahnhof", "owner": "A", "moves": True, "interest": 10, "redemption": 110,
            }  # fmt: skip
            assert (await plan(people, "A offer B give 101 get nordbahnhof"))["clause"] == "trade.cash-held"
            assert people.last == 1
            await people.must(offer)
            assert (await plan(people, "B accept", seat="B"))["answer"]["trade"] == told
            assert (await plan(people, "A accept"))["clause"] == "turn.sequence"


async def test_plans_are_for_ones_own_seat_of_plain_business_and_not_endless(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, BROWN)
        async with (
            player(server, made, "A") as ada,
            player(server, made, "B", "C") as others,
            watcher(server, made["id"]) as eve,
        ):
            for who in (others, eve):
                for answer in (
                    await plan(who, "A build badstrasse"),
                    await do(who, "A build badstrasse"),
                    await plan(who),
                ):
                    assert answer["clause"] == "table.not-yours"
            for said in (
                "A roll",
                "B build parkstrasse",
                "B offer A give 1 get 2",
                "A buy buy",
                "A claim",
                "A decline",
            ):
                for answer in (await plan(ada, said), await do(ada, said)):
                    assert answer["clause"] in ("table.plan-verbs", "notation"), said
            assert (await plan(others, "C resign", seat="B"))["clause"] == "table.plan-verbs"
            assert (await plan(ada, "A pay", "A build badstrasse"))["clause"] == "table.plan-verbs"
            assert (await plan(ada, *["A mortgage badstrasse", "A redeem badstrasse"] * MOST))[
                "clause"
            ] == "table.plan-long"
            for said in ("A resign", "A offer B give 1 get 2"):
                assert (await do(ada, said))["clause"] == "table.plan-verbs"
            assert ada.last == 1
            await ada.send(type="do", id="x", seat="A", actions=[], phase="roll", seen=0)
            assert (await ada.until_closed())[0] == 4400


async def test_everybody_sees_how_far_a_debtor_has_got_and_nobody_what_is_in_the_plan(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, OWING, "1 3")
        async with player(server, made, "A") as ada, watcher(server, made["id"]) as guest:

            async def raised(cash: int, planned: int) -> None:
                def fits(view: Message) -> bool:
                    return view["phase"] == "debt" and (view["players"]["A"]["cash"], told(view)) == (cash, planned)

                await guest.until_shown(fits)

            await ada.must("A roll")
            await raised(100, 0)
            await plan(ada, "A sell badstrasse")
            await raised(100, 125)
            await plan(ada, "A sell badstrasse", "A mortgage westbahnhof")
            await raised(100, 225)
            await plan(ada)
            await raised(100, 0)
            await plan(ada, "A sell badstrasse")
            await do(ada, "A mortgage westbahnhof", phase="debt")
            await raised(200, 0)
            assert "sell badstrasse" not in "".join(guest.raw)


def told(view: Message) -> int:
    return view["debt"].get("planned", 0)


async def test_what_somebody_plans_who_owes_nothing_is_told_to_nobody(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, OWING, "1 3")
        async with player(server, made) as people:
            await people.must("A roll")
            await people.until_shown(lambda view: view["phase"] == "debt")
            people.messages.clear()
            await plan(people, seat="B")
            await plan(people, "A mortgage westbahnhof")
            await people.until(lambda: any(one["type"] == "now" for one in people.messages))
            shown = [one["view"]["debt"] for one in people.messages if one["type"] == "now"]
            assert [(debt["debtor"], debt["planned"]) for debt in shown] == [("A", 200)]


async def test_a_payment_planned_for_one_debt_does_not_pay_another(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, OWING, "1 3")
        async with player(server, made, "A") as ada:
            seen = ada.last
            await ada.must("A roll")
            late = await do(ada, "A mortgage westbahnhof", "A pay", phase="debt", seen=seen)
            assert late["clause"] == "table.question-changed"
            assert (await do(ada, "A mortgage westbahnhof", "A pay", phase="debt"))["type"] == "done"


async def test_a_refusal_gives_its_figures_and_only_clauses_that_hold(tmp_path: Path):
    poor = story('cash = { A = 2 }\nowns = { A = ["badstrasse", "turmstrasse"] }')
    async with hooked(tmp_path) as server:
        made = await hook(server, poor)
        async with player(server, made, "A") as ada:
            await ada.until_shown(lambda view: view["waiting"])
            for answer in (
                await plan(ada, "A build badstrasse"),
                await ada.ask("ask", action="A build badstrasse"),
                await ada.ask("act", action="A build badstrasse", seen=ada.last),
            ):
                assert (answer["type"], answer["clause"]) == ("refused", "build.cash-only")
                assert answer["de"].endswith("Du brauchst M 50 und hast M 2.")
                assert answer["en"].endswith("You need M 50 and have M 2.")
            answer = await ada.ask("ask", action="A build opernplatz")
            assert (answer["clause"], answer["also"]) == ("build.group-required", [])


async def test_who_leaves_sees_that_open_rents_are_paid_first(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, story(OPEN_RENT % ("los", "badstrasse", "suedbahnhof")), "2 3", claims="strict")
        async with player(server, made) as people:
            await people.must("A roll")
            estate = (await plan(people, "A resign"))["answer"]["estate"]
            assert (estate["heir"], estate["paid"], estate["thrown"], estate["cash"]) == ("bank", {"B": 25}, [], 75)


async def test_who_leaves_sees_that_the_dice_decide_an_open_rent(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(
            server, story(OPEN_RENT % ("suedbahnhof", "badstrasse", "elektrizitaetswerk")), "3 4", claims="strict"
        )
        async with player(server, made) as people:
            await people.must("A roll")
            estate = (await plan(people, "A resign"))["answer"]["estate"]
            assert (estate["heir"], estate["paid"], estate["thrown"], estate["cash"]) == ("bank", {}, ["B"], 100)
