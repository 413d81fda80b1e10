/// A form of generated code: the language, and for Swift which Swift.
package enum Dialect: Hashable, Sendable {
    /// A form of Swift.
    case swift(SwiftDialect)
    /// Objective-C as Apple's own compiler writes it, for Apple's platforms.
    case objc

    /// The declarations of Apple's own compiler in Swift.
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

    /// Whether a definition also generates the list of its intents.
    package var listsIntents: Bool {
        switch self {
        case .swift(let dialect): dialect.listsIntents
        case .objc: false
        }
    }
}

extension Dialect: RawRepresentable, CaseIterable {
    /// The dialects, in the order in which people are told of them.
    package static let allCases = SwiftDialect.allCases.map(Dialect.swift) + [.objc]

    /// The dialect of a name, such as `apple` or `objc`; `nil` for a name that none has.
    package init?(rawValue: String) {
        guard let dialect = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = dialect
    }

    /// The name by which people ask for the dialect.
    package var rawValue: String {
        switch self {
        case .swift(let dialect): dialect.rawValue
        case .objc: "objc"
        }
    }
}
