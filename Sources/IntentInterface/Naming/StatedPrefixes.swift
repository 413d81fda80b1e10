import Basics
import IntentDefinition

/// The class prefixes that a definition states for what names no class of its own.
///
/// Xcode keeps the prefix of the project there, but passes the project's on to the compiler: what the definition states
/// decides no name. Without the prefix, names differ from those that the app's code has.
struct StatedPrefixes {
    /// The prefixes, each once, in the order of the file.
    private(set) var prefixes: [Located<String>] = []
    /// The first class that has another name without the prefix.
    private var example = ""

    /// Collects the prefixes of the custom intents and the types; the format has none for enums.
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

    /// A warning that no prefix is given; `nil` for a definition that states none.
    ///
    /// - Parameter file: The path of the definition.
    func warning(in file: String) -> Diagnostic? {
        guard let first = prefixes.first else { return nil }
        let others = prefixes.dropFirst()
        let statement =
            others.isEmpty
            ? "the class prefix '\(first.value)'"
            : "\(prefixes.count) class prefixes, \(quotedList(prefixes.map(\.value), limit: 5)),"
        let limit = others.isEmpty ? "" : "; only one can be given, so name the classes of the others in the definition"
        let message = """
            the definition states \(statement) but no prefix is given, so classes have names without it, such as \
            '\(example)'; give '--class-prefix \(first.value)', or set 'classPrefix' to '\(first.value)' in \
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
