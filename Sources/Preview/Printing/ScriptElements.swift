extension PreviewScript {
    /// The functions that create elements.
    static let elements = #"""
        function make(tag, attributes = {}, ...children) {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes)) {
            if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
          }
          element.append(...children.flat(9).filter(child => child !== undefined && child !== null && child !== ""));
          return element;
        }

        const controls = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
        const visible = text => text.replace(controls, c => "\\u{" + c.codePointAt(0).toString(16).toUpperCase() + "}");
        const code = name => make("code", {}, make("bdi", {}, visible(name)));
        const address = anchor => "#" + encodeURIComponent(anchor).replaceAll("%2F", "/");
        const link = (anchor, ...children) => make("a", {href: address(anchor)}, ...children);

        // A text of the definition in the chosen language. `value` gives the words for a placeholder.
        function say(index, value, language = chosen) {
          const found = translate(index, language);
          const words = make("bdi", {lang: found.language, dir: found.direction, class: "text " + found.state});
          for (const part of segments(found.text)) {
            words.append(typeof part === "string" ? part : token(part, value));
          }
          if (["missing", "needs_review", "machine_translated"].includes(found.state)) {
            words.append(" ", make("span", {class: "mark", lang: "en", dir: "ltr"}, stateNames[found.state]));
          }
          if (found.forms.length > 1) {
            const title = found.forms.map(([condition, text]) => visible(condition) + ": " + visible(text)).join("\n");
            words.append(" ", make("span", {class: "mark", lang: "en", dir: "ltr", title}, found.forms.length + " forms"));
          }
          return words;
        }

        function token(names, value) {
          const words = value ? value(names) : undefined;
          const title = "${" + visible(names.join(".")) + "}";
          return make("span", {class: words === undefined ? "token raw" : "token", title},
            words === undefined ? title : words);
        }

        // A value: the number of a text, or the value itself.
        const show = value => typeof value === "number" ? say(value) : make("bdi", {}, visible(value));

        function plainValue(value) {
          return typeof value === "number" ? translate(value).text : value;
        }

        function textCell(index, value) {
          if (index === undefined) return make("td", {class: "none"}, "none");
          return make("td", {}, say(index, value), " ", languagesLink(index));
        }

        function languagesLink(index) {
          const key = data.texts[index][0];
          if (!key || data.languages.length === 0) return undefined;
          return make("a", {class: "languages", href: address("text/" + key), "aria-label":
            "All languages of " + visible(key), title: "All languages"}, visible(key).slice(0, 40));
        }

        function table(caption, heads, rows) {
          if (rows.length === 0) return undefined;
          return make("div", {class: "scroll", tabindex: 0, role: "region", "aria-label": caption}, make("table", {},
            make("caption", {}, caption),
            make("thead", {}, make("tr", {}, heads.map(head => make("th", {scope: "col"}, head)))),
            make("tbody", {}, rows)));
        }

        function section(level, title, ...children) {
          const content = children.flat(9).filter(child => child);
          return content.length === 0 ? undefined : make("section", {}, make("h" + level, {}, title), content);
        }

        function findingsOf(anchor, exactly = false) {
          const found = data.findings.filter(finding => finding.anchors.some(other =>
            other === anchor || (!exactly && other.startsWith(anchor + "/"))));
          return found.length === 0 ? undefined : make("ul", {class: "findings"}, found.map(findingItem));
        }

        function findingItem(finding) {
          return make("li", {class: finding.severity}, make("strong", {}, finding.severity), " ",
            make("bdi", {}, visible(finding.message)), " ", make("span", {class: "meta"}, make("bdi", {},
              visible(finding.place)), " [" + finding.rule + "]"));
        }

        function icon(category) {
          const space = "http://www.w3.org/2000/svg";
          const image = document.createElementNS(space, "svg");
          image.setAttribute("class", "icon");
          image.setAttribute("aria-hidden", "true");
          const use = document.createElementNS(space, "use");
          const id = "icon-" + category;
          use.setAttribute("href", "#" + (document.getElementById(id)?.localName === "symbol" ? id : "icon-generic"));
          image.append(use);
          return image;
        }
        """#
}
