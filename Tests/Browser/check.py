"""Checks pages of `intentc preview` in a browser: check.py TOOL FOLDER. Screenshots go to the folder."""

import json
import shutil
import sys
import tempfile
from pathlib import Path

from axe_selenium_python import Axe
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

import page

VIEWS = {
    "overview": "", "intent": "#intent/OrderMeal", "parameter": "#intent/OrderMeal/parameter/size",
    "enum": "#enum/PortionSize", "texts": "#texts", "findings": "#findings", "changes": "#changes",
}
failures = []


def expect(condition, message):
    if not condition:
        failures.append(message)


class Page:
    def __init__(self, driver, path):
        self.driver, self.address = driver, path.as_uri()

    def open(self, fragment=""):
        self.driver.get("about:blank")
        self.driver.get(self.address + fragment)

    def text(self, selector="main"):
        return self.driver.find_element(By.CSS_SELECTOR, selector).text

    def language(self, name):
        Select(self.driver.find_element(By.ID, "language")).select_by_visible_text(name)

    def search(self, words):
        field = self.driver.find_element(By.ID, "search")
        field.clear()
        field.send_keys(words)
        results = self.driver.find_element(By.ID, "results")
        WebDriverWait(self.driver, 10).until(lambda _: results.get_attribute("data-words") == words.lower())
        return self.text("#results")

    def expect_quiet(self, name):
        """Expects no message on the console and no request except for the page itself."""
        for entry in self.driver.get_log("browser"):
            expect(False, f"{name}: the console shows {entry['message']}")
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] != "Network.requestWillBeSent":
                continue
            url = message["params"]["request"]["url"].split("#")[0]
            expect(url in (self.address, "about:blank"), f"{name}: the page requests {url}")

    def expect_accessible(self, name):
        axe = Axe(self.driver)
        axe.inject()
        for finding in axe.run()["violations"]:
            if finding["impact"] in ("serious", "critical"):
                nodes = "; ".join(str(node["target"]) + " " + node.get("failureSummary", "") for node in finding["nodes"][:3])
                expect(False, f"{name}: {finding['id']}: {finding['help']}: {nodes}")


def check_views(site, output):
    """Opens each view in both color schemes, wide and as on a phone."""
    for size, (width, height) in {"wide": (1200, 1400), "phone": (390, 844)}.items():
        page.resize(site.driver, width, height)
        for dark in (False, True):
            page.scheme(site.driver, dark)
            look = f"{size}-{'dark' if dark else 'light'}"
            for name, fragment in VIEWS.items():
                site.open(fragment)
                expect(site.text("h2" if not fragment else "#detail h2") != "", f"{name} {look}: there is no title")
                overflow = site.driver.execute_script("return document.documentElement.scrollWidth - innerWidth")
                expect(overflow <= 0, f"{name} {look}: the page is {overflow} pixels too wide")
                if (size, dark) == ("wide", False) or name in ("overview", "intent"):
                    site.expect_accessible(f"{name} {look}")
                if name in ("overview", "intent", "texts"):
                    site.driver.execute_script("scrollTo(0, 0)")
                    site.driver.save_screenshot(str(output / f"{name}-{look}.png"))
    page.resize(site.driver, 1200, 1400)
    page.scheme(site.driver, False)


def check_languages(site, output):
    site.open("#intent/OrderMeal")
    english = site.text("#detail h2")
    site.language("Arabic (ar)")
    expect(site.text("#detail h2").startswith("عربي"), "Arabic: the title isn't Arabic")
    direction = "return getComputedStyle(document.querySelector('#detail h2 bdi')).direction"
    expect(site.driver.execute_script(direction) == "rtl", "Arabic: the title isn't from right to left")
    site.expect_accessible("Arabic")
    site.driver.execute_script("scrollTo(0, 0)")
    site.driver.save_screenshot(str(output / "intent-arabic.png"))
    site.language("German (de)")
    shown, marks = site.text(), site.driver.find_elements(By.CSS_SELECTOR, "#detail .mark")
    expect("Deutsch: " in shown, "German: there is no German text")
    expect(marks and marks[0].text == "not translated", "German: missing texts aren't marked")
    site.language("en-XA (longer, accented)")
    long = site.text("#detail h2")
    expect(long.startswith("[") and len(long) > len(english) * 1.3, f"en-XA: '{long}' isn't longer")
    site.language("ar-XB (mirrored)")
    expect(site.driver.execute_script(direction) == "rtl", "ar-XB: the title isn't from right to left")
    site.driver.save_screenshot(str(output / "intent-mirrored.png"))
    site.language("English (en), the definition's language")
    expect(site.text("#detail h2") == english, "the definition's language doesn't come back")

    site.driver.find_element(By.CSS_SELECTOR, "#detail a.languages").click()
    shown = site.text("#detail")
    expect("All languages" in shown and "German (de)" in shown and "Arabic (ar)" in shown, "one text isn't shown in all languages")
    site.driver.save_screenshot(str(output / "text-languages.png"))


def check_relationships(site):
    site.open("#intent/OrderMeal")
    selects = site.driver.find_elements(By.CSS_SELECTOR, ".editor select")
    expect(len(selects) > 0, "the summary has no choice")
    if not selects:
        return
    before = site.text(".editor")
    Select(selects[0]).select_by_index(1)
    after = site.text(".editor")
    expect(before != after, "the summary doesn't follow the parent's value")
    focused = site.driver.switch_to.active_element
    expect(focused.tag_name == "select", "the choice loses the focus")


def check_search(site):
    site.open()
    expect("OrderMeal" in site.search("ordermeal"), "a name isn't found")
    expect("عربي" in site.search("عربي"), "a text in Arabic isn't found")
    site.driver.find_element(By.ID, "search").send_keys(Keys.ENTER)
    expect(site.driver.switch_to.active_element.tag_name == "a", "Enter doesn't lead to the first result")
    site.driver.switch_to.active_element.send_keys(Keys.ENTER)
    WebDriverWait(site.driver, 10).until(lambda driver: driver.find_element(By.ID, "detail").is_displayed())
    site.open()
    expect(site.search("nothing is called this").startswith("0 results"), "a search finds what isn't there")
    site.driver.find_element(By.ID, "search").send_keys(Keys.ESCAPE)
    WebDriverWait(site.driver, 10).until(lambda driver: driver.find_element(By.ID, "overview").is_displayed())


def check_links(site):
    """Each link in the overview leads to a view, each link in a view to another one, and back leads back."""
    site.open()
    script = "return Array.from(document.querySelectorAll('a[href^=\"#\"]'), link => link.getAttribute('href'))"
    pending, seen = set(site.driver.execute_script(script)), set()
    while pending - seen and len(seen) < 400:
        link = sorted(pending - seen)[0]
        seen.add(link)
        missing = site.driver.execute_script(
            "location.hash = arguments[0]; route(); return overview.hidden === false", link
        )
        expect(not missing or link in ("#overview", "#main"), f"the link {link[:100]} leads nowhere")
        pending.update(site.driver.execute_script(script))
    site.open("#enum/PortionSize")
    site.driver.find_element(By.CSS_SELECTOR, "nav a").click()
    site.driver.back()
    WebDriverWait(site.driver, 10).until(lambda driver: "PortionSize" in site.text("main"))


def check_keyboard(site):
    site.open()
    body = site.driver.find_element(By.TAG_NAME, "body")
    body.send_keys(Keys.TAB)
    expect("Skip" in site.driver.switch_to.active_element.text, "the first stop of Tab isn't the skip link")
    body.send_keys("/")
    expect(site.driver.switch_to.active_element.get_attribute("id") == "search", "'/' doesn't lead to the search")


def check_without_script(site):
    site.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    site.open()
    expect("Order Meal" in site.text("#overview"), "without a script there is no overview")
    expect(not site.driver.find_element(By.ID, "search").is_displayed(), "without a script there is a search")
    site.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def check_hostile(site):
    for fragment in ("", "#texts", "#findings", "#all"):
        site.open(fragment)
        count = site.driver.execute_script("return document.querySelectorAll('img, iframe, b, object').length")
        expect(count == 0, f"hostile definition: {fragment or 'the overview'} has elements from texts")
    site.open()
    site.language("German (de)")
    for view in site.driver.execute_script("return [...places.keys()]"):
        site.driver.execute_script("location.hash = address(arguments[0]); route()", view)
        expect(site.text("#detail") != "", f"hostile definition: '{view[:60]}' has no view")
    site.search("hacked")
    expect(site.driver.execute_script("return typeof hacked") == "undefined", "hostile definition: a text ran as script")
    for width in (1200, 390):
        page.resize(site.driver, width, 1000)
        site.open("#all")
        overflow = site.driver.execute_script("return document.documentElement.scrollWidth - innerWidth")
        expect(overflow <= 0, f"hostile definition: the page is {overflow} pixels too wide at {width}")
    page.resize(site.driver, 1200, 1400)


def main(tool, output):
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kitchen, attack = folder / "kitchen.html", folder / "attack.html"
        page.preview(tool, kitchen, page.project(folder / "kitchen"), "--against", page.ROOT / "Definitions")
        page.preview(tool, attack, page.hostile(folder / "attack"), "--no-configuration")
        driver = page.browser()
        try:
            site = Page(driver, kitchen)
            check_views(site, output)
            check_languages(site, output)
            check_relationships(site)
            check_search(site)
            check_links(site)
            check_keyboard(site)
            check_without_script(site)
            site.expect_quiet("kitchen")
            site = Page(driver, attack)
            check_hostile(site)
            site.expect_quiet("hostile definition")
        finally:
            driver.quit()
    for failure in failures:
        print(f"error: {failure}")
    print(f"{len(failures)} failures; screenshots are in {output}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
