extension PreviewScript {
    /// The view of an intent.
    static let intents = #"""
        // The words for the placeholders of an intent: the values chosen so far, samples, or names.
        function samples(intent) {
          const members = new Map();
          for (const member of [...intent.parameters, ...intent.results].reverse()) members.set(member.name, member);
          const sample = names => {
            const member = members.get(names[0]);
            if (!member) return names[0] === "count" ? "3" : undefined;
            if (names.length > 1) return plainValue(member.displayName ?? member.name) + " · " + names.at(-1);
            return plainValue(member.sample);
          };
          const name = names => {
            const member = members.get(names[0]);
            return member ? plainValue(member.displayName ?? member.name) : undefined;
          };
          return {sample, name, member: name => members.get(name)};
        }

        function editor(intent, words) {
          const box = make("div", {class: "editor"});
          const picked = new Map();
          function draw(focused) {
            box.replaceChildren();
            const values = new Map();
            let node = intent.tree[0];
            while (node && node.options) {
              const index = picked.get(node.parent) ?? 0;
              const choice = node;
              const id = "choice-" + intent.anchor + "-" + node.parent;
              const select = make("select", {id}, node.options.map((option, number) =>
                make("option", {value: number, selected: number === index}, plainValue(option.value))));
              select.addEventListener("change", () => { picked.set(choice.parent, Number(select.value)); draw(id); });
              const member = words.member(node.parent);
              box.append(make("p", {class: "choice"}, make("label", {for: id},
                member ? plainValue(member.displayName ?? member.name) : visible(node.parent)), " ", select));
              const option = node.options[index] ?? node.options[0];
              if (typeof option.value === "number") values.set(node.parent, plainValue(option.value));
              node = intent.tree[option.next];
            }
            if (!node) return;
            const word = names => values.get(names[0]) ?? words.name(names);
            const summary = intent.summaries[node.summary];
            const card = make("div", {class: "action", "aria-live": "polite"}, icon(intent.category));
            card.append(summary?.title !== undefined ? say(summary.title, word)
              : make("span", {class: "none"}, "no summary for these parameters: the title is shown"));
            box.append(card);
            if (node.others.length > 0) {
              box.append(make("p", {class: "meta"}, "Below, under “Show More”: ", node.others.map((name, index) =>
                [index > 0 ? ", " : "", make("bdi", {}, visible(words.name([name]) ?? name))])));
            }
            if (focused) document.getElementById(focused)?.focus();
          }
          draw();
          return box;
        }

        function suggestion(intent, words, combination) {
          return make("li", {class: "suggestion"}, icon(intent.category), make("div", {},
            make("div", {class: "title"}, combination.title !== undefined ? say(combination.title, words.sample)
              : intent.title !== undefined ? say(intent.title) : visible(intent.name)),
            combination.subtitle !== undefined ? make("div", {}, say(combination.subtitle, words.sample)) : undefined,
            make("div", {class: "meta"}, combination.parameters.length > 0
              ? "with " + combination.parameters.map(visible).join(", ") : "without parameters",
              combination.isPrimary ? " · preferred" : "",
              combination.runsInBackground ? " · runs in the background" : " · opens the app")));
        }

        function turn(turn, words) {
          return make("li", {class: turn.isSiri ? "siri" : "person"},
            make("span", {class: "meta"}, (turn.isSiri ? "Siri " : "Person ") + visible(turn.occasion)),
            make("div", {class: "bubble"}, turn.words === undefined ? make("em", {}, "(words of Siri's own)")
              : typeof turn.words === "number" ? say(turn.words, words.sample) : make("bdi", {}, visible(turn.words))),
            turn.options.length > 0 ? make("ul", {class: "options"}, turn.options.map(option =>
              make("li", {}, show(option)))) : undefined);
        }

        function conversation(intent, words) {
          return intent.exchanges.map(exchange => make("div", {class: "exchange"},
            make("h4", {}, exchange.parameter === undefined ? "The whole request" : code(exchange.parameter)),
            make("ol", {class: "turns"}, exchange.turns.map(each => turn(each, words)))));
        }

        function responses(intent, words) {
          return table("Responses, with sample values", ["Code", "Siri says", "Siri says with a screen"],
            intent.codes.map(each => make("tr", {id: each.anchor}, make("th", {scope: "row"}, code(each.name),
              make("div", {class: "meta"}, each.isSuccess ? "success" : "failure")),
              textCell(each.full, words.sample), textCell(each.concise, words.sample))));
        }

        function memberRows(member) {
          const rows = member.details.map(detail => [detail.label, show(detail.value)]);
          if (member.parent) rows.unshift(["applies if", [code(member.parent), " " + visible(member.condition)]]);
          rows.unshift(["type", [member.typeAnchor ? link(member.typeAnchor, code(member.type)) : code(member.type),
            member.isList ? " (list)" : ""]]);
          return make("dl", {}, rows.map(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]));
        }

        function memberView(member, words) {
          return make("section", {class: "member", id: member.anchor, tabindex: -1},
            make("h4", {}, link(member.anchor, code(member.name)), " ",
              member.displayName !== undefined ? say(member.displayName) : ""),
            findingsOf(member.anchor), memberRows(member),
            table("Dialogs of " + visible(member.name).slice(0, 60), ["Occasion", "Text"],
              [...(member.dialogs ?? []), ...(member.reasons ?? [])].map(dialog => make("tr", {},
                make("th", {scope: "row"}, code(dialog.name)), textCell(dialog.text, words?.sample)))));
        }

        function intentView(intent) {
          const words = samples(intent);
          const facts = [intent.category && "category " + intent.category, intent.verb && "verb " + intent.verb,
            intent.places.length > 0 ? "in " + intent.places.join(", ") : "shown nowhere", ...intent.remarks];
          return [
            make("h2", {tabindex: -1}, icon(intent.category), " ",
              intent.title !== undefined ? say(intent.title) : visible(intent.name)),
            intent.summary !== undefined ? make("p", {}, say(intent.summary)) : make("p", {class: "none"}, "no description"),
            make("p", {class: "meta"}, code(intent.name), " in ", make("bdi", {}, visible(data.files[intent.file])),
              facts.filter(fact => fact).map(fact => [" ", make("span", {class: "item"}, visible(fact))])),
            findingsOf(intent.anchor),
            section(3, "In the Shortcuts editor", intent.summaries.length > 0 ? editor(intent, words) : undefined,
              intent.isCut ? make("p", {}, "There are more combinations of values than this page shows.") : undefined,
              intent.summaries.length > 1 ? make("details", {}, make("summary", {},
                "All " + intent.summaries.length + " summaries"), make("ul", {}, intent.summaries.map(each =>
                make("li", {}, each.title !== undefined ? say(each.title, words.name) : "", " ",
                  make("span", {class: "meta"}, each.parameters.map(visible).join(", ")))))) : undefined),
            section(3, "Suggested by Siri", intent.suggestions.length > 0 ? make("ul", {class: "suggestions"},
              intent.suggestions.map(each => suggestion(intent, words, each))) : undefined),
            section(3, "As a conversation", conversation(intent, words)),
            section(3, "Responses", responses(intent, words)),
            section(3, "Parameters", intent.parameters.map(each => memberView(each, words))),
            section(3, "Response properties", intent.results.map(each => memberView(each, words))),
            section(3, "What the app writes", table("Methods of the handler", ["Method", "Purpose", ""],
              intent.methods.map(each => make("tr", {}, make("th", {scope: "row"}, code(each.name)),
                make("td", {}, visible(each.purpose)), make("td", {}, each.isRequired ? "required" : "optional"))))),
            section(3, "What is generated", intent.generated.length > 0 ? make("ul", {class: "things"},
              intent.generated.map(name => make("li", {}, code(name)))) : undefined),
            section(3, "Texts", textTable("Texts of the intent", intent.texts))
          ];
        }
        """#
}
