import Basics
import IntentDefinition

/// The class prefixes that a definition states for parts that don't set a class name.
///
/// Xcode stores the project's prefix in the definition, but passes the project's current prefix to its compiler, so the
/// stored prefix doesn't decide any names. Without the prefix, names differ from those in the app's code.
struct StatedPrefixes {
    /// The prefixes, each once, in the order of the file.
    private(set) var prefixes: [Located<String>] = []
    /// The first class name that lacks the prefix.
    private var example = ""

    /// Collects the prefixes of the custom intents and the types. The format doesn't have prefixes for enums.
    init(of definition: Definition) {
        for intent in definition.intents?.value ?? [] where !intent.isSystem {
            add(intent.classPrefix, of: intent.name, className: intent.className, suffix: "Intent")
        }
        for type in definition.types?.value ?? [] {
            add(type.classPrefix, of: type.name, className: type.className, suffix: "")
        }
    }

    private mutating func add(
        _ prefix: Located<String>?,
        of name: Located<String>?,
        className: Located<String>?,
        suffix: String
    ) {
        guard let prefix, let text = ClassPrefix(prefix.value)?.text, !text.isEmpty, let name,
            (className?.value ?? "").isEmpty
        else { return }
        if prefixes.isEmpty { example = name.value + suffix }
        if !prefixes.contains(where: { $0.value == text }) { prefixes.append(prefix) }
    }

    /// Returns a warning that no prefix is set; `nil` if the definition doesn't state one.
    ///
    /// - Parameter file: The path of the definition.
    func warning(in file: String) -> Diagnostic? {
        guard let first = prefixes.first else { return nil }
        let others = prefixes.dropFirst()
        let statement =
            others.isEmpty
            ? "the class prefix '\(first.value)'"
            : "\(prefixes.count) class prefixes, \(quotedList(prefixes.map(\.value), limit: 5)),"
        let limit =
            others.isEmpty ? "" : "; only one prefix can be set, so set class names for the others in the definition"
        let message = """
            the definition states \(statement) but no prefix is set, so generated classes lack it, such as \
            '\(example)'; pass '--class-prefix \(first.value)', or set 'classPrefix' to '\(first.value)' in \
            'intentc.json' ('' keeps the names as they are)\(limit)
            """
        return Diagnostic(
            .warning,
            .namePrefix,
            message: message,
            at: SourceLocation(file: file, position: first.position),
            notes: others.map { prefix in
                Diagnostic.Note("'\(prefix.value)' is here", at: SourceLocation(file: file, position: prefix.position))
            }
        )
    }
}
