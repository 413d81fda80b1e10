extension PreviewScript {
    /// The choice of what is shown: by the address, the search field and the language.
    static let navigation = #"""
        const places = new Map();
        for (const intent of data.intents) {
          places.set(intent.anchor, {view: () => intentView(intent), title: intent.name});
          for (const part of [...intent.parameters, ...intent.results, ...intent.codes]) {
            places.set(part.anchor, {view: () => intentView(intent), title: intent.name + ", " + part.name});
          }
        }
        for (const [list, view] of [[data.enums, enumView], [data.types, typeView]]) {
          for (const thing of list) {
            places.set(thing.anchor, {view: () => view(thing), title: thing.name});
            for (const part of thing.cases ?? thing.properties) {
              places.set(part.anchor, {view: () => view(thing), title: thing.name + ", " + part.name});
            }
          }
        }
        const titleOf = anchor => places.get(anchor)?.title ?? anchor;

        const [overview, results, detail, search, select, status] =
          ["overview", "results", "detail", "search", "language", "status"].map(id => document.getElementById(id));

        function target() {
          try { return decodeURIComponent(location.hash.slice(1)); } catch { return location.hash.slice(1); }
        }

        function viewOf(anchor) {
          if (anchor === "texts") return textsView();
          if (anchor === "findings") return findingsView();
          if (anchor === "all") return allView();
          if (anchor === "changes" && data.comparison) return changesView();
          if (anchor.startsWith("text/")) return textView(anchor.slice(5));
          return places.get(anchor)?.view();
        }

        function open(shown) {
          for (const part of [overview, results, detail]) part.hidden = part !== shown;
        }

        function route(moves = true) {
          const anchor = target();
          const isSearch = search.value.trim() !== "";
          const view = anchor === "" || anchor === "overview" || anchor === "main" ? undefined : viewOf(anchor);
          if (isSearch) { find(); return; }
          if (!view) {
            open(overview);
            if (anchor !== "" && anchor !== "overview" && anchor !== "main") {
              status.textContent = "This page has nothing at “" + visible(anchor) + "”.";
            }
          } else {
            detail.replaceChildren(...view.flat(9).filter(part => part));
            open(detail);
          }
          for (const part of document.querySelectorAll("nav a")) {
            const isCurrent = part.getAttribute("href") === "#" + (anchor || "overview");
            if (isCurrent) part.setAttribute("aria-current", "page"); else part.removeAttribute("aria-current");
          }
          if (!moves) return;
          const part = view && document.getElementById(anchor);
          const head = part ?? (view ? detail : overview).querySelector("h2");
          head.focus({preventScroll: true});
          if (part) part.scrollIntoView(); else window.scrollTo(0, 0);
          status.textContent = status.textContent.startsWith("This page") && !view ? status.textContent : head.textContent.slice(0, 100);
        }

        function translateOverview() {
          for (const element of overview.querySelectorAll("[data-text]")) {
            element.replaceChildren(say(Number(element.dataset.text)));
          }
        }

        function pick(language) {
          chosen = language;
          select.value = language;
          textLimit = 200;
          translateOverview();
          route(false);
          status.textContent = "Texts are shown in " + languageName(language);
        }

        const resultLimit = 100;

        function find() {
          const words = search.value.trim().toLowerCase();
          const found = [];
          let count = 0;
          const add = make => { count += 1; if (found.length < resultLimit) found.push(make()); };
          for (const [anchor, {title}] of places) {
            if (title.toLowerCase().includes(words)) {
              add(() => make("li", {}, link(anchor, make("bdi", {}, visible(title))), " ",
                make("span", {class: "meta"}, anchor.split("/").at(-2))));
            }
          }
          data.texts.forEach(([key, source, purpose, anchor], index) => {
            const languages = [["", source], ...data.languages.map((_, number) => {
              const entry = column(String(number))[index];
              return [String(number), typeof entry === "string" ? entry : entry ? entry[0] : ""];
            })];
            const hit = key.toLowerCase() === words ? languages[0]
              : languages.find(([, text]) => text.toLowerCase().includes(words));
            if (hit) {
              add(() => make("li", {}, link(anchor, say(index, undefined, hit[0])), " ", make("span", {class: "meta"},
                visible(languageName(hit[0])) + " · ", make("bdi", {}, visible(purpose)), " · ", code(key || "no key"))));
            }
          });
          results.replaceChildren(make("h2", {tabindex: -1}, count + (count === 1 ? " result" : " results")),
            count > resultLimit ? make("p", {}, "The first " + resultLimit + " are shown.") : "", make("ul", {}, found));
          results.dataset.words = words;
          open(results);
          status.textContent = count + " results";
        }

        let pause;
        search.addEventListener("input", () => { clearTimeout(pause); pause = setTimeout(() => route(false), 150); });
        search.addEventListener("keydown", event => {
          if (event.key === "Escape") { search.value = ""; route(false); }
          if (event.key === "Enter") {
            clearTimeout(pause);
            route(false);
            results.querySelector("a")?.focus();
            event.preventDefault();
          }
        });
        document.addEventListener("keydown", event => {
          if (event.key === "/" && !/^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)) {
            event.preventDefault();
            search.focus();
          }
        });
        document.addEventListener("click", event => {
          if (event.target.closest("a[href^='#']")) { search.value = ""; if (event.target.closest("a").getAttribute("href") === location.hash) route(); }
        });
        select.addEventListener("change", () => pick(select.value));
        window.addEventListener("hashchange", () => { search.value = ""; route(); });
        for (const option of select.options) {
          if (option.value === "") option.textContent = named(data.source) + ", the definition's language";
          else if (data.languages[option.value]) option.textContent = visible(languageName(option.value));
        }
        document.documentElement.classList.add("script");
        if (location.hash.length > 1) route();
        """#
}
