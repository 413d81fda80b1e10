package import Basics
import IntentDefinition

/// The findings that a project had when it began to use `check`. Later reports leave them out.
package struct Baseline: Equatable, Sendable {
    /// The version of the format.
    package static let version = 1
    /// The maximum size of the file, in bytes.
    package static let byteLimit = 64 * 1024 * 1024

    /// An entry of the file.
    package struct Entry: Equatable, Sendable {
        /// The fingerprint of the findings.
        package var fingerprint: Fingerprint
        /// The number of findings with this fingerprint.
        package var count: Int
        /// The position in the file; `nil` for an entry that wasn't read from a file.
        package var position: SourcePosition?
    }

    /// The entries, in the order of the file.
    package var entries: [Entry]

    /// Creates the baseline of some findings.
    package init(of fingerprints: some Sequence<Fingerprint>) {
        let counts = fingerprints.reduce(into: [Fingerprint: Int]()) { $0[$1, default: 0] += 1 }
        entries = counts.sorted { $0.key < $1.key }.map { Entry(fingerprint: $0.key, count: $0.value) }
    }

    /// Reads a baseline.
    ///
    /// - Parameters:
    ///   - bytes: The file's content, of at most `byteLimit` bytes.
    ///   - file: The file's path, for diagnostics.
    ///   - diagnostics: Receives the errors. Every problem is an error.
    /// - Returns: `nil` after an error.
    package init?(_ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]) {
        var decoder = ConfigurationDecoder(file: file)
        defer { diagnostics += decoder.diagnostics }
        guard let node = decoder.json(bytes) else { return nil }
        entries = decoder.baselineEntries(node)
        if decoder.diagnostics.hasErrors { return nil }
    }

    /// The file as JSON with one entry per line, so that changes are easy to read and merge.
    package var bytes: [UInt8] {
        let lines = entries.map { entry in
            var json = JSONWriter(.compact)
            json.object { json in
                json.member("rule", entry.fingerprint.rule)
                json.member("path", entry.fingerprint.path)
                json.member("at", ifPresent: entry.fingerprint.element)
                json.member("language", ifPresent: entry.fingerprint.language)
                json.member("key", ifPresent: entry.fingerprint.key)
                json.member("message", ifPresent: entry.fingerprint.message)
                if entry.count > 1 { json.member("count", entry.count) }
            }
            return "    " + String(decoding: json.bytes, as: UTF8.self)
        }
        let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        return Array("{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n".utf8)
    }
}

extension Baseline {
    /// The keys of the file's object.
    fileprivate enum FileKey: String, ConfigurationKey {
        case version, findings
    }

    /// The keys of an entry.
    fileprivate enum EntryKey: String, ConfigurationKey {
        case rule, path, at, language, key, message, count
    }
}

extension ConfigurationDecoder {
    private static let requiredOfFile: KeyValuePairs<Baseline.FileKey, String> = [
        .version: "\(Baseline.version)", .findings: "[]",
    ]
    private static let requiredOfEntry: KeyValuePairs<Baseline.EntryKey, String> = [
        .rule: #""response-placeholder""#, .path: #""Shop.intentdefinition""#,
    ]

    fileprivate mutating func baselineEntries(_ node: JSONNode) -> [Baseline.Entry] {
        var entries: [Baseline.Entry] = []
        for (key, value) in members(of: node, as: Baseline.FileKey.self, required: Self.requiredOfFile) {
            switch key {
            case .version: checkVersion(value, is: Baseline.version)
            case .findings: entries = list(value) { $0.baselineEntry($1) }
            }
        }
        return entries
    }

    private mutating func baselineEntry(_ node: JSONNode) -> Baseline.Entry? {
        var texts: [Baseline.EntryKey: String] = [:]
        var count = 1
        for (key, value) in members(of: node, as: Baseline.EntryKey.self, required: Self.requiredOfEntry) {
            if key == .count {
                count = wholeNumber(value) ?? 1
            } else {
                texts[key] = text(value)?.value
            }
        }

        guard let rule = texts[.rule], let path = texts[.path] else { return nil }
        let fingerprint = Fingerprint(
            rule: rule,
            path: path,
            element: texts[.at],
            language: texts[.language],
            key: texts[.key],
            message: texts[.message]
        )
        return Baseline.Entry(fingerprint: fingerprint, count: count, position: node.position)
    }
}
