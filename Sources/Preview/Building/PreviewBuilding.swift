import Basics
import IntentDefinition

extension Preview {
    /// Creates the preview of some definitions.
    ///
    /// - Parameters:
    ///   - sources: The definitions.
    ///   - findings: The findings, in the order of a report.
    ///   - earlier: The revision or the folder of the earlier definitions; `nil` if there is nothing to compare with.
    package init(of sources: [PreviewSource], findings: [PlacedPreviewFinding], earlier: String? = nil) {
        self.init()
        var anchors = AnchorTable()
        var texts = TextTable()
        files = sources.map(\.file)
        sourceLanguage = sources.first?.language ?? "en"

        for (file, source) in sources.enumerated() {
            // The tables move into the builder and back, because a copy for each definition would take quadratic time.
            var builder = DefinitionBuilder(source, file: file, anchors: consume anchors, texts: consume texts)
            builder.build()
            intents += builder.intents
            enums += builder.enums
            types += builder.types
            (anchors, texts) = (builder.anchors, builder.texts)
        }

        self.texts = texts.texts
        let names = sources.reduce(into: Set<String>()) { $0.formUnion(LanguageTexts.languages(of: $1.tables)) }
        languages = names.subtracting([sourceLanguage]).sorted().map { texts.language($0, of: sources) }

        let indices = Dictionary(sources.enumerated().map { ($1.file, $0) }) { first, _ in first }
        self.findings = findings.map { placed in
            var finding = placed.finding
            var seen: Set<String> = []
            let file = indices[placed.file] ?? 0
            finding.anchors = placed.parts.compactMap { anchors.anchor(ofPart: $0, file: file) }
                .filter { seen.insert($0).inserted }
            return finding
        }

        guard let earlier else { return }
        comparison = PreviewComparison(
            earlier: earlier,
            changes: sources.enumerated().flatMap { file, source in
                DefinitionChanges(from: source.previous ?? Definition(), to: source.model).changes { part in
                    anchors.anchor(ofPart: part, file: file)
                }
            }
        )
    }
}
