extension PreviewScript {
    /// The texts in all languages.
    static let texts = #"""
        const read = id => JSON.parse(document.getElementById(id).textContent);
        const data = read("data");
        const columns = new Map();
        let chosen = "";

        function column(language) {
          if (!columns.has(language)) columns.set(language, read("language-" + language));
          return columns.get(language);
        }

        // The parts of a template: texts, and arrays with the names of placeholders.
        function segments(template) {
          const parts = [];
          let end = 0;
          for (const match of template.matchAll(/\$\{([^}$]*)\}/g)) {
            const names = match[1].split(".");
            if (names.includes("")) continue;
            if (match.index > end) parts.push(template.slice(end, match.index));
            parts.push(names);
            end = match.index + match[0].length;
          }
          if (end < template.length) parts.push(template.slice(end));
          return parts;
        }

        const plain = "aceinorsuyzACEINORSUYZldtg";
        const accented = "àçéîñöŕšûýžÀÇÉÎÑÖŔŠÛÝŽłđťğ";

        function lengthened(text) {
          const words = segments(text).map(part => typeof part === "string"
            ? Array.from(part, letter => accented[plain.indexOf(letter)] ?? letter).join("")
            : "${" + part.join(".") + "}").join("");
          const extra = Math.max(1, Math.ceil(Array.from(text).length * 0.4 / 5));
          return "[" + words + " " + Array(extra).fill("lôrém").join(" ") + "]";
        }

        function mirrored(text) {
          return segments(text).map(part => typeof part === "string"
            ? part.replace(/\S+/g, word => "\u202e" + word + "\u202c")
            : "${" + part.join(".") + "}").join("");
        }

        // A text in a language, which is the number of a column, a pseudo-language, or "" for that of the definition.
        function translate(index, language = chosen) {
          const [key, source, , , needed] = data.texts[index];
          const own = {text: source, language: data.source, direction: "auto", state: "source", forms: []};
          if (language === "") return own;
          if (language === "en-XA") return {...own, text: lengthened(source), language: "en"};
          if (language === "ar-XB") return {...own, text: mirrored(source), language: "ar", direction: "rtl"};
          const entry = column(language)[index];
          if (entry === 0 || entry === undefined) return {...own, state: needed ? "missing" : "same"};
          const [text, state, forms] = typeof entry === "string" ? [entry, "", []] : entry;
          const {name, rightToLeft} = data.languages[language];
          return {text, language: name.replaceAll("_", "-"), direction: rightToLeft ? "rtl" : "ltr",
            state: state === "new" ? "missing" : state || "translated", forms};
        }

        const stateNames = {
          missing: "not translated", needs_review: "needs review", machine_translated: "machine translated",
          same: "no translation needed", source: "the definition's text", translated: "translated"
        };

        // The identifier of a language with its English name, if the browser knows it.
        function named(identifier) {
          try {
            const tag = identifier.replaceAll("_", "-");
            const name = new Intl.DisplayNames(["en"], {type: "language", fallback: "none"}).of(tag);
            return name === undefined ? identifier : name + " (" + identifier + ")";
          } catch { return identifier; }
        }

        function languageName(language) {
          if (language === "") return named(data.source);
          return data.languages[language] ? named(data.languages[language].name) : language;
        }
        """#
}
