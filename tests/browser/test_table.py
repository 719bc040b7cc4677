"""The table in a real browser against a real server."""

from browser_tables import OpenPage, make_table, play, press, sit, wait_for_cash
from looking import violations


def test_play_now_throws_and_buys(server: str, open_page: OpenPage) -> None:
    page = open_page(lang="de")
    page.goto(server)
    press(page, "Jetzt spielen")
    roll = page.get_by_role("button", name="Würfeln")
    roll.click()
    page.wait_for_selector('[data-action="A buy"], [data-action="A roll"]')
    assert page.locator(".dice").count() == 1
    assert "Spieler 1" in page.locator(".log").inner_text()


def test_a_story_is_bought_by_keyboard(server: str, open_page: OpenPage) -> None:
    page = open_page()
    sit(page, server, make_table(server, "", "1 2"), "A")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Buy for M 60").wait_for()
    page.keyboard.press("Space")
    page.get_by_text("Ada buys Turmstraße for M 60.").first.wait_for()
    wait_for_cash(page, "Ada", "M 1,440")
    assert "owned by Ada" in page.locator('[data-space="turmstrasse"] .unseen').inner_text()


def test_an_auction_between_two_browsers(patient_server: str, open_page: OpenPage) -> None:
    table = make_table(patient_server, "", "1 2")
    ada, ben = open_page(), open_page(lang="de")
    sit(ada, patient_server, table, "A")
    sit(ben, patient_server, table, "B")
    ada.keyboard.press("Space")
    press(ada, "Have it auctioned")
    ben.get_by_role("button", name="M 10 +10").click()
    ada.get_by_role("button", name="M 20 +10").click()
    ben.get_by_role("button", name="Raus").click()
    ada.get_by_text("Ada wins Turmstraße at auction for M 20.").first.wait_for()
    ben.get_by_text("Ada ersteigert Turmstraße").first.wait_for()


def test_a_trade_with_a_counter_offer(server: str, open_page: OpenPage) -> None:
    table = make_table(server, 'owns = { A = ["badstrasse", "opernplatz"], B = ["turmstrasse"] }')
    ada, ben = open_page(), open_page()
    sit(ada, server, table, "A")
    sit(ben, server, table, "B")
    ada.keyboard.press("t")
    ada.locator(".chip", has_text="Opernplatz").click()
    ada.locator(".chip", has_text="Turmstraße").click()
    ada.get_by_text("Ada gets the whole group: Brown.").wait_for()
    ada.get_by_text("Rents for Ada: Badstraße M 2 → M 4, Turmstraße M 4 → M 8.").wait_for()
    press(ada, "Make the offer")
    ben.locator(".decision").get_by_text("Rents for Ben: Opernplatz M 20.").wait_for()
    press(ben, "Counter-offer")
    ben.get_by_role("group", name="Ada gives").get_by_role("button", name="+50").click()
    press(ben, "Make the counter-offer")
    ada.locator(".decision").get_by_text("Opernplatz and M 50").first.wait_for()
    ada.keyboard.press("y")
    ada.get_by_text("Turmstraße passes from Ben to Ada.").first.wait_for()
    wait_for_cash(ada, "Ada", "M 1,450")


def test_a_trade_that_cannot_be_says_why_before_it_is_offered_and_what_a_mortgage_costs(
    server: str, open_page: OpenPage
) -> None:
    given = 'cash = { A = 30 }\nowns = { A = ["badstrasse"], B = ["suedbahnhof"] }\nmortgaged = ["suedbahnhof"]'
    page = open_page(lang="de")
    sit(page, server, make_table(server, given), "A")
    page.keyboard.press("t")
    page.locator(".chip", has_text="Südbahnhof").click()
    page.get_by_text("Ada: sofort M 10 Zinsen (Südbahnhof), oder tilgen für M 110.").wait_for()
    page.get_by_role("group", name="Du gibst").get_by_role("spinbutton").fill("31")
    page.get_by_text("Bargeld, das in einem Handel zugesagt wird, muss vorhanden sein.").wait_for()


def test_rent_is_claimed_and_forgotten(server: str, open_page: OpenPage) -> None:
    given = 'turn = "B"\nowns = { A = ["turmstrasse", "badstrasse"] }'
    page = open_page()
    sit(page, server, make_table(server, given, "1 2", claims="strict"), "AB")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Claim M 8 from Ben").wait_for()
    page.keyboard.press("r")
    page.get_by_text("Ben pays Ada M 8 rent").first.wait_for()
    sit(page, server, make_table(server, given, "1 2", "4 6", claims="strict"), "AB")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Claim M 8 from Ben").wait_for()
    press(page, "Throw the dice")
    page.get_by_text("Slipped away!").first.wait_for()


def test_the_end_tells_who_forgot_to_ask_for_rent(server: str, open_page: OpenPage) -> None:
    given = 'turn = "B"\nowns = { A = ["turmstrasse", "badstrasse"] }'
    table = make_table(server, given, "1 2", "4 6", claims="strict")
    page = open_page()
    sit(page, server, table, "A")
    play(server, table, "B roll", "A roll", "B resign")
    page.get_by_text("Rent never asked for: Ada M 8.").wait_for()
    assert page.locator("[data-step]").count() == 0


def test_mega_builds_a_skyscraper_rides_the_bus_and_uses_a_triple(server: str, open_page: OpenPage) -> None:
    given = """
tickets = { A = 1 }
owns = { A = ["badstrasse", "turmstrasse", "brunnenstrasse"] }
built = { badstrasse = 5, turmstrasse = 5, brunnenstrasse = 5 }
"""
    page = open_page()
    sit(page, server, make_table(server, given, "2 2 2", edition="mega"), "AB")
    page.locator('[data-step="up turmstrasse"]').click()
    page.get_by_text("skyscraper 8 → 7").wait_for()
    page.keyboard.press("c")
    page.get_by_text("Ada builds on Turmstraße for M 50: skyscraper.").first.wait_for()
    page.keyboard.press("f")
    page.locator('[data-space="poststrasse"].lit').click()
    page.get_by_text("Ada takes the bus instead of the dice: Poststraße.").first.wait_for()
    press(page, "Have it auctioned")
    for _ in range(2):
        page.keyboard.press("x")
        page.wait_for_timeout(200)
    page.get_by_text("Not sold").first.wait_for()
    press(page, "Throw the dice")
    page.locator('[data-space="schlossallee"].lit').click()
    page.get_by_text("Ben makes use of the triples: Schlossallee.").first.wait_for()


def test_the_speed_die_lets_one_choose_and_moves_on_to_what_is_free(server: str, open_page: OpenPage) -> None:
    page = open_page()
    given = 'passed_go = ["A", "B"]'
    table = make_table(server, given, "2 4 bus", "1 2 mr", edition="hobbit", variants=["speed-die"])
    sit(page, server, table, "AB")
    page.keyboard.press("Space")
    page.get_by_text("Ada throws 2, 4 and the bus.").first.wait_for()
    press(page, "The second die (4)")
    page.get_by_text("Ada moves on: Feed the Dwarves.").first.wait_for()
    press(page, "Throw the dice")
    page.get_by_text("Ben throws 1, 2 and").first.wait_for()
    page.get_by_text("Ben decides: buy").first.wait_for()
    press(page, "Buy")
    page.locator(".line", has_text="Ben decides: buy").wait_for()


def test_the_line_breaks_in_an_auction_and_comes_back(patient_server: str, open_page: OpenPage) -> None:
    table = make_table(patient_server, "", "1 2")
    ada, ben = open_page(), open_page()
    sit(ada, patient_server, table, "A")
    sit(ben, patient_server, table, "B")
    ada.keyboard.press("Space")
    press(ada, "Have it auctioned")
    ben.get_by_role("button", name="M 10 +10").wait_for()
    ben.reload()
    ben.get_by_role("button", name="M 10 +10").click()
    ada.locator(".line", has_text="M 10 by Ben").wait_for()


def test_spectators_see_all_and_can_do_nothing(server: str, open_page: OpenPage) -> None:
    table = make_table(server, "", "1 2", "2 4")
    ada, ben, guest = open_page(), open_page(), open_page()
    sit(ada, server, table, "A")
    sit(ben, server, table, "B")
    guest.goto(server + table["watch"])
    guest.locator(".line", has_text="Ada is to move").wait_for()
    ada.keyboard.press("Space")
    guest.locator(".line", has_text="Ada decides: buy Turmstraße").wait_for()
    assert guest.locator("[data-action]").count() == 0
    ada.keyboard.press("Space")
    press(ben, "Throw the dice")
    press(ben, "Buy for M 100")
    wait_for_cash(guest, "Ada", "M 1,440")
    wait_for_cash(guest, "Ben", "M 1,400")
    assert guest.locator("[data-action]").count() == 0


def test_a_lit_space_is_chosen_with_arrow_keys(server: str, open_page: OpenPage) -> None:
    page = open_page()
    sit(page, server, make_table(server, "tickets = { A = 1 }", edition="mega"), "A")
    page.keyboard.press("f")
    page.locator(".lit").first.wait_for()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.space") == "chest-2"
    page.keyboard.press("Enter")
    page.get_by_text("Ada takes the bus instead of the dice: Community chest.").first.wait_for()


def test_a_deed_is_told_beside_its_space_to_those_who_point_at_it_or_reach_it_by_key(
    server: str, open_page: OpenPage
) -> None:
    page = open_page(1280, 720)
    sit(page, server, make_table(server, 'owns = { A = ["badstrasse", "turmstrasse"] }', "1 2"), "A")
    hint = page.locator(".hint")
    page.locator('[data-space="turmstrasse"]').hover()
    hint.get_by_text("Belongs to Ada.").wait_for()
    assert hint.locator(".now").inner_text().split() == ["Rent", "M", "8"]
    page.locator(".decision .line").hover()
    hint.wait_for(state="detached")
    page.locator('[data-space="los"]').focus()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    hint.get_by_text("Turmstraße").wait_for()
    page.keyboard.press("Escape")
    hint.wait_for(state="detached")
    assert violations(page) == []


ORANGE = 'owns = { A = ["wiener-strasse", "berliner-strasse"], B = ["muenchner-strasse", "opernplatz"] }'


def test_an_offer_is_refused_with_a_reason_that_everybody_reads(server: str, open_page: OpenPage) -> None:
    table = make_table(server, ORANGE)
    ada, ben, guest = open_page(), open_page(390, 844, lang="de", phone=True), open_page()
    sit(ada, server, table, "A")
    sit(ben, server, table, "B")
    guest.goto(server + table["watch"])
    ada.keyboard.press("t")
    ada.locator(".chip", has_text="Münchner Straße").click()
    press(ada, "Make the offer")
    ben.get_by_role("group", name="Ablehnen, weil").get_by_role("button", name="dein Monopol").tap()
    for page in (ada, guest):
        page.get_by_text("Ben to Ada: “That would give you a monopoly.”").first.wait_for()
    ben.get_by_text("Ben zu Ada: „Das gäbe dir ein Monopol.“").first.wait_for()
    ada.locator(".line", has_text="Ada is to move").wait_for()


def test_a_deed_is_marked_as_not_for_sale_and_everybody_sees_it_on_its_card(server: str, open_page: OpenPage) -> None:
    table = make_table(server, ORANGE)
    ada, ben = open_page(lang="de"), open_page()
    sit(ada, server, table, "A")
    sit(ben, server, table, "B")
    ada.locator('[data-space="wiener-strasse"]').click()
    ada.get_by_role("dialog").get_by_label("Handel").select_option(label="unverkäuflich")
    ben.locator('[data-space="wiener-strasse"]').click()
    ben.get_by_role("dialog").get_by_text("not for sale").wait_for()
    assert ben.get_by_role("dialog").get_by_role("combobox").count() == 0
    ben.get_by_role("button", name="Close").click()
    ben.keyboard.press("t")
    ben.locator(".chip", has_text="Wiener Straße").get_by_text("not for sale").wait_for()


def test_bots_can_be_asked_for_no_offers(server: str, open_page: OpenPage) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "shrewd", "name": "Ida"}]
    page = open_page()
    sit(page, server, make_table(server, "", seats=seats), "A")
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Bots make me no offers").check()
    page.get_by_text("Ada wants no offers from bots.").first.wait_for()
    page.reload()
    page.get_by_role("tab", name="Table").click()
    assert page.get_by_label("Bots make me no offers").is_checked()


def test_the_risk_of_the_next_throw_is_shown_to_those_who_want_to_see_it(server: str, open_page: OpenPage) -> None:
    given = 'at = { A = "neue-strasse" }\nowns = { B = ["muenchner-strasse", "berliner-strasse"] }'
    page = open_page()
    sit(page, server, make_table(server, given, "1 2"), "A")
    page.get_by_role("button", name="Throw the dice").wait_for()
    assert page.locator(".tile.ahead").count() == 0
    page.keyboard.press("h")
    page.get_by_text("Next throw of Ada: rent with a chance of 14%, M 2 on average, M 16 at most.").wait_for()
    assert page.locator(".tile.ahead").count() == 11
    assert page.locator(".tile.costly").evaluate_all("tiles => tiles.map(tile => tile.dataset.space)") == [
        "muenchner-strasse",
        "berliner-strasse",
    ]
    assert "3%, rent M 14" in page.locator('[data-space="muenchner-strasse"] .unseen').inner_text()
    page.reload()
    page.locator(".tile.costly").first.wait_for()
    page.keyboard.press("h")
    page.locator(".tile.ahead").first.wait_for(state="detached")
    page.locator('[data-space="berliner-strasse"]').click()
    page.get_by_role("dialog").get_by_text("With the next throw here: Ada 11%.").wait_for()


def test_the_risk_follows_the_speed_die_of_mega_on_a_phone(server: str, open_page: OpenPage) -> None:
    given = 'at = { A = "neue-strasse" }\nowns = { B = ["muenchner-strasse"] }'
    page = open_page(390, 844, phone=True, lang="de")
    sit(page, server, make_table(server, given, edition="mega"), "A")
    press(page, "Besitz")
    page.get_by_role("tab", name="Tisch").tap()
    page.get_by_label("Risiko des nächsten Wurfs zeigen").check()
    press(page, "Schließen")
    page.get_by_text("Nächster Wurf von Ada: mit").wait_for()
    assert page.locator(".strip .risk").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
