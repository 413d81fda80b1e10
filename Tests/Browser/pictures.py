"""Writes the pictures of the documentation: pictures.py TOOL FOLDER."""

import sys
import tempfile
from pathlib import Path

import page

SIZE = (900, 1000)


def main(tool, output):
    output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "preview.html"
        page.preview(tool, path, "Definitions/Kitchen.intentdefinition", "--no-configuration")
        driver = page.browser(*SIZE)
        try:
            driver.get(path.as_uri() + "#intent/OrderMeal")
            editor = "[...document.querySelectorAll('h3')].find(head => head.textContent === 'In the Shortcuts editor')"
            driver.execute_script(f"{editor}.scrollIntoView()")
            driver.save_screenshot(str(output / "preview.png"))
        finally:
            driver.quit()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
