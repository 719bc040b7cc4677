"""What is refused gives its figures, and the rule stands behind a small §."""

import pytest
from browser_tables import OpenPage, make_table, sit
from looking import fits, too_small, violations
from walk import open_tab

POOR = 'cash = { A = 2 }\nowns = { A = ["badstrasse", "turmstrasse"], B = ["parkstrasse"] }'


@pytest.mark.parametrize(("lang", "told", "sign", "sentence"), [
    ("de", "Du brauchst M 50 und hast M 2.", "Regel zeigen", "bar bezahlt"),
    ("en", "You need M 50 and have M 2.", "Show the rule", "cash"),
])  # fmt: skip
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_refusal_shows_its_figures_and_the_rule_behind_a_sign(
    server: str, open_page: OpenPage, lang: str, told: str, sign: str, sentence: str, *, phone: bool
) -> None:
    width, height = (390, 844) if phone else (1280, 720)
    page = open_page(width, height, lang=lang, phone=phone)
    sit(page, server, make_table(server, POOR), "A")
    open_tab(page, "deeds", phone)
    page.locator('[data-step="up badstrasse"][aria-disabled="true"]').press("Enter")
    alert = page.get_by_role("alert")
    alert.get_by_text(told).wait_for()
    assert "build.cash-only" not in page.locator("body").inner_text()
    mark = alert.get_by_role("button", name=sign)
    mark.press("Enter")
    rule = alert.get_by_role("group")
    rule.get_by_text("build.cash-only").wait_for()
    assert sentence in rule.inner_text()
    assert mark.get_attribute("aria-expanded") == "true"
    assert fits(page)
    assert violations(page) == []
    if phone:
        assert too_small(page) == []
    mark.press("Enter")
    rule.get_by_text("build.cash-only").wait_for(state="detached")
