"""What the browser tests and the screenshots share: a browser, and definitions to show."""

import plistlib
import subprocess
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

ROOT = Path(__file__).resolve().parents[2]


def browser(width=1200, height=1400, dark=False):
    """Starts a browser that records its console and its requests."""
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    arguments = (
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        # The tests follow links faster than a person.
        "--disable-ipc-flooding-protection",
    )
    for argument in arguments:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    resize(driver, width, height)
    scheme(driver, dark)
    return driver


def resize(driver, width, height):
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


def scheme(driver, dark):
    value = "dark" if dark else "light"
    features = [{"name": "prefers-color-scheme", "value": value}]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})


def preview(tool, output, *arguments):
    """Writes a page."""
    subprocess.run([tool, "preview", *map(str, arguments), "--output", str(output)], check=True, cwd=ROOT, timeout=60)


def texts(value):
    """Yields the translation key and the text of each text of a definition."""
    if isinstance(value, dict):
        for name, text in value.items():
            key = value.get(name + "ID")
            if isinstance(text, str) and isinstance(key, str) and text and key:
                yield key, text
        for child in value.values():
            yield from texts(child)
    elif isinstance(value, list):
        for child in value:
            yield from texts(child)


def project(folder):
    """Writes a definition with German for every second text and Arabic for all."""
    source = ROOT / "Definitions/Kitchen.intentdefinition"
    (folder / "Base.lproj").mkdir(parents=True)
    (folder / "Base.lproj/Kitchen.intentdefinition").write_bytes(source.read_bytes())
    found = dict(texts(plistlib.loads(source.read_bytes())))
    german = {key: "Deutsch: " + text for index, (key, text) in enumerate(sorted(found.items())) if index % 2 == 0}
    write_table(folder / "de.lproj/Kitchen.strings", german)
    write_table(folder / "ar.lproj/Kitchen.strings", {key: "عربي " + text for key, text in found.items()})
    return folder


def write_table(path, entries):
    def quote(text):
        return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'

    path.parent.mkdir(parents=True)
    path.write_text("".join(f"{quote(key)} = {quote(text)};\n" for key, text in entries.items()), "utf-8")


def hostile(folder):
    """Writes a definition whose every text and name tries to become markup or a script."""
    attacks = [
        "<img src=x onerror=hacked=1>", "</script><script>hacked=1</script>", "\"><svg onload=hacked=1>",
        "' onmouseover='hacked=1", "<!--<script>", "${<b>x</b>}", "\u202eevil\u2066", "]]>&lt;b&gt;", "x" * 10_000,
        "javascript:hacked=1", "a/b#c?d%3C", "\u2028\u2029hacked=1", "\\u003cb\\u003e", "constructor", "__proto__",
    ]

    def intent(number, text):
        code = {"INIntentResponseCodeName": text, "INIntentResponseCodeFormatString": text + "${size}"}
        dialog = {"INIntentParameterPromptDialogType": "Primary", "INIntentParameterPromptDialogFormatString": text}
        parameter = {
            "INIntentParameterName": text, "INIntentParameterType": "String", "INIntentParameterDisplayName": text,
            "INIntentParameterDisplayNameID": f"p{number}", "INIntentParameterPromptDialogs": [dialog],
        }
        title = {"INIntentParameterCombinationTitle": text + "${" + text + "}"}
        return {
            "INIntentName": text, "INIntentTitle": text, "INIntentTitleID": text, "INIntentDescription": text,
            "INIntentDescriptionID": f"d{number}", "INIntentCategory": text, "INIntentVerb": text,
            "INIntentConfigurable": True, "INIntentParameters": [parameter],
            "INIntentManagedParameterCombinations": {text: title}, "INIntentParameterCombinations": {text: title},
            "INIntentResponse": {"INIntentResponseCodes": [code]},
        }

    def enum(text):
        value = {"INEnumValueName": text, "INEnumValueDisplayName": text, "INEnumValueIndex": 1}
        return {"INEnumName": text, "INEnumDisplayName": text, "INEnumValues": [value]}

    intents = [intent(number, text) for number, text in enumerate(attacks)]
    content = {"INIntents": intents, "INEnums": [enum(text) for text in attacks], "INTypes": []}
    (folder / "Base.lproj").mkdir(parents=True)
    path = folder / "Base.lproj/Hostile.intentdefinition"
    path.write_bytes(plistlib.dumps(content))
    write_table(folder / "de.lproj/Hostile.strings", {text: text for text in attacks})
    return folder
