/// A form of generated code: Objective-C or one of the Swift dialects.
package enum Dialect: Hashable, Sendable {
    /// A form of Swift.
    case swift(SwiftDialect)
    /// Objective-C with the declarations of Apple's own compiler, for Apple's platforms.
    case objc

    /// Swift with the declarations of Apple's own compiler.
    package static let apple = Dialect.swift(.apple)
    /// Swift for platforms other than Apple's.
    package static let portable = Dialect.swift(.portable)
    /// Swift for all platforms.
    package static let universal = Dialect.swift(.universal)

    /// The language.
    package var language: GeneratedLanguage {
        switch self {
        case .swift: .swift
        case .objc: .objectiveC
        }
    }

    /// Whether a list of the definition's intents is also generated.
    package var listsIntents: Bool {
        switch self {
        case .swift(let dialect): dialect.listsIntents
        case .objc: false
        }
    }
}

extension Dialect: RawRepresentable, CaseIterable {
    /// The dialects, in the order in which help and messages list them.
    package static let allCases = SwiftDialect.allCases.map(Dialect.swift) + [.objc]

    /// Creates the dialect with a name, such as `apple` or `objc`; `nil` for an unknown name.
    package init?(rawValue: String) {
        guard let dialect = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = dialect
    }

    /// The name of the dialect in options and configuration files.
    package var rawValue: String {
        switch self {
        case .swift(let dialect): dialect.rawValue
        case .objc: "objc"
        }
    }
}
