"""What can be measured of a page: barriers, sideways scrolling, and targets too small for a finger."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """only => axe.run(document, {
  resultTypes: ['violations'],
  preload: false,
  ...(only.length ? { runOnly: only } : {}),
})"""
SMALL = """least => {
  const touched = 'button, a[href], input, select, summary, textarea, [role=tab]';
  const all = [...document.querySelectorAll(touched)];
  const seen = all.filter(one => !one.closest('[inert]') && one.checkVisibility({ visibilityProperty: true }));
  return seen.flatMap(one => {
    const area = one.matches('label input') ? one.closest('label') : one;
    const { width, height } = area.getBoundingClientRect();
    return Math.min(width, height) < least ? [`${width} x ${height}: ${one.outerHTML.slice(0, 160)}`] : [];
  });
}"""
KEYLESS = """() => [...document.querySelectorAll('.controls button[data-action]:not(.target)')].filter(button => {
  const key = button.getAttribute('aria-keyshortcuts');
  return !key || button.querySelector('kbd')?.textContent !== (key === 'Space' ? '␣' : key);
}).map(button => `no key: ${button.dataset.action}`)"""
FINGER_TIP = 43.9  # px; browsers round


class Device(NamedTuple):
    name: str
    width: int
    height: int
    touched: bool


DESK = Device("desk", 1280, 720, touched=False)
PHONE = Device("phone", 390, 844, touched=True)


class Screen:
    """A page that is held in the hand or stands on a desk, without being loaded anew."""

    def __init__(self, page: "Page") -> None:
        self.page = page
        self.tools: Any = page.context.new_cdp_session(page)

    def become(self, device: Device) -> None:
        self.page.set_viewport_size({"width": device.width, "height": device.height})
        self.tools.send("Emulation.setTouchEmulationEnabled", {"enabled": device.touched})


def barriers(page: "Page", device: Device) -> list[str]:
    """Whatever keeps somebody from using the page as it is now, in the light and in the dark."""
    page.emulate_media(color_scheme="light")
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    found += [f"dark: {one}" for one in violations(page, "color-contrast")]  # nothing else is different
    found += [] if fits(page) else ["has to be scrolled sideways"]
    return found + (too_small(page) if device.touched else [])


def violations(page: "Page", *only: str) -> list[str]:
    """What axe-core finds, a line each."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/); these tests did not run")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(LOOK, list(only))
    return [f"{one['id']}: {node['html'][:200]}" for one in found["violations"] for node in one["nodes"]]


def keyless(page: "Page") -> list[str]:
    """Decisions without a key that is written on the button; lit spaces are reached by arrow keys."""
    return page.evaluate(KEYLESS)


def fits(page: "Page") -> bool:
    """Nothing has to be scrolled sideways. (On a phone `innerWidth` grows with what does not fit.)"""
    size = page.viewport_size
    assert size
    return page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def too_small(page: "Page") -> list[str]:
    """Whatever can be touched, and is smaller than a finger tip: 44 px."""
    return page.evaluate(SMALL, FINGER_TIP)
