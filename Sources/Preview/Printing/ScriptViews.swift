extension PreviewScript {
    /// The views of everything except intents.
    static let views = #"""
        function textRow(index) {
          const [key, , purpose, anchor] = data.texts[index];
          return make("tr", {}, make("th", {scope: "row"}, key && data.languages.length > 0
            ? make("a", {href: address("text/" + key)}, code(key)) : code(key || "no key")),
            make("td", {}, link(anchor, make("bdi", {}, visible(purpose)))),
            make("td", {}, say(index, undefined, "")), chosen === "" ? undefined : make("td", {}, say(index)));
        }

        function textTable(caption, indices) {
          const heads = ["Key", "Purpose", "Text in " + data.source];
          if (chosen !== "") heads.push("Text in " + visible(languageName(chosen)));
          return table(caption, heads, indices.map(textRow));
        }

        const isMissing = index => translate(index).state === "missing";
        let textLimit = 200;

        function textsView() {
          const all = [...data.texts.keys()];
          const missing = chosen === "" ? [] : all.filter(isMissing);
          const needed = all.filter(index => data.texts[index][4]);
          const indices = chosen === "" || data.languages[chosen] === undefined ? all : missing;
          const more = make("button", {type: "button"}, "Show all " + indices.length);
          more.addEventListener("click", () => { textLimit = Infinity; route(); });
          return [
            make("h2", {tabindex: -1}, "Texts"),
            make("p", {}, chosen === "" ? all.length + " texts. Choose a language to see which are missing there."
              : missing.length + " of " + needed.length + " texts are not translated into "
                + visible(languageName(chosen)) + "; the system shows them in " + data.source + "."),
            data.languages.length > 0 ? table("Progress", ["Language", "Missing"], data.languages.map((language, number) => {
              const count = needed.filter(index => translate(index, String(number)).state === "missing").length;
              const choose = make("button", {type: "button"}, visible(languageName(String(number))));
              choose.addEventListener("click", () => pick(String(number)));
              return make("tr", {}, make("th", {scope: "row"}, choose), make("td", {}, count + " of " + needed.length));
            })) : make("p", {}, "There are no translations beside the definitions."),
            textTable(chosen === "" ? "All texts" : "Missing texts", indices.slice(0, textLimit)),
            indices.length > textLimit ? make("p", {}, more) : undefined
          ];
        }

        function textView(key) {
          const indices = [...data.texts.keys()].filter(index => data.texts[index][0] === key);
          if (indices.length === 0) return undefined;
          const languages = ["", ...data.languages.keys()].map(String);
          return [make("h2", {tabindex: -1}, "Text ", code(key)), indices.map(index => {
            const [, , purpose, anchor, , variants] = data.texts[index];
            return make("section", {}, make("p", {}, link(anchor, make("bdi", {}, visible(purpose)))),
              table("All languages", ["Language", "Text", "State"], languages.map(language => {
                const found = translate(index, language);
                return make("tr", {}, make("th", {scope: "row"}, visible(languageName(language))),
                  make("td", {}, say(index, undefined, language), found.forms.map(([condition, text]) =>
                    make("div", {class: "meta"}, visible(condition) + ": ", make("bdi", {dir: found.direction}, text)))),
                  make("td", {}, stateNames[found.state] ?? found.state));
              })),
              variants ? make("p", {}, "With each value inserted: ", variants.map(variant =>
                [link("text/" + data.texts[variant][0], make("bdi", {}, translate(variant, "").text)), " "])) : undefined);
          })];
        }

        const usersOf = thing => section(3, "Used by", thing.users.length > 0 ? make("ul", {},
          thing.users.map(anchor => make("li", {}, link(anchor, make("bdi", {}, visible(titleOf(anchor))))))) : "nothing");

        function enumView(thing) {
          return [make("h2", {tabindex: -1}, "Enum ", code(thing.name), " ",
              thing.displayName !== undefined ? say(thing.displayName) : ""),
            findingsOf(thing.anchor),
            table("Cases", ["Case", "Raw value", "Display name", "Other words"], thing.cases.map(each =>
              make("tr", {id: each.anchor}, make("th", {scope: "row"}, code(each.name)), make("td", {}, visible(each.rawValue)),
                textCell(each.displayName), make("td", {}, each.pronunciation !== undefined
                  ? ["sounds like ", say(each.pronunciation), " "] : "", each.synonyms.map((index, number) =>
                  [number > 0 ? ", " : "", say(index)]))))),
            usersOf(thing)];
        }

        function typeView(thing) {
          return [make("h2", {tabindex: -1}, "Type ", code(thing.name), " ",
              thing.displayName !== undefined ? say(thing.displayName) : ""),
            findingsOf(thing.anchor), section(3, "Properties", thing.properties.map(each => memberView(each))),
            usersOf(thing)];
        }

        function findingsView() {
          return [make("h2", {tabindex: -1}, "Findings"), data.findings.length === 0 ? make("p", {}, "There are no findings.")
            : make("ul", {class: "findings"}, data.findings.map(finding => {
              const item = findingItem(finding);
              for (const anchor of finding.anchors.slice(0, 20)) {
                item.append(" ", link(anchor, make("bdi", {}, visible(titleOf(anchor)))));
              }
              return item;
            }))];
        }

        function changesView() {
          const {earlier, changes} = data.comparison;
          const breaking = data.findings.filter(finding => finding.breaks);
          return [make("h2", {tabindex: -1}, "Changes since ", make("bdi", {}, visible(earlier))),
            section(3, "What breaks saved shortcuts", breaking.length > 0
              ? make("ul", {class: "findings"}, breaking.map(findingItem)) : make("p", {}, "Nothing.")),
            section(3, "What changed", changes.length === 0 ? make("p", {}, "Nothing.")
              : table("Changes", ["Part", "Before", "Now"], changes.map(change => make("tr", {class: change.kind},
                make("th", {scope: "row"}, make("span", {class: "kind"}, change.kind), " ", change.anchor
                  ? link(change.anchor, make("bdi", {}, visible(change.subject))) : make("bdi", {}, visible(change.subject)),
                  change.field ? make("div", {class: "meta"}, change.field) : undefined),
                make("td", {}, make("bdi", {}, change.kind === "added" ? "–" : visible(change.before ?? (change.field
                  ? "none" : "existed")))),
                make("td", {}, make("bdi", {}, change.kind === "removed" ? "–" : visible(change.after ?? (change.field
                  ? "none" : "new"))))))))];
        }

        function allView() {
          return [make("h2", {tabindex: -1}, "All on one page"), data.intents.map(intent =>
            make("div", {class: "page"}, intentView(intent))), data.enums.map(enumView), data.types.map(typeView)];
        }
        """#
}
