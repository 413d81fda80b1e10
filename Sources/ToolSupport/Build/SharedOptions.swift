import CodeGeneration
package import IntentInterface

/// The number of definitions that are compiled at a time.
package struct JobCount: ArgumentValue {
    package static let validValues = "whole numbers from 1 to 1024"

    package var count = processorCount

    package init() {}

    package init?(argument: String) {
        guard let count = Int(argument), (1...1024).contains(count) else { return nil }
        self.count = count
    }

    package var defaultText: String? { "the number of processors" }
}

extension Isolation: ArgumentValue {}

extension ClassPrefix: ArgumentValue {
    package init?(argument: String) {
        self.init(argument)
    }

    package var defaultText: String? { nil }
}

extension OptionDeclaration {
    /// The option for the class prefix.
    package static func classPrefix(_ property: WritableKeyPath<Command, some ArgumentValue>) -> Self {
        .value(
            "class-prefix",
            valueName: "prefix",
            property,
            help: "The prefix for the names of intents, enums and types."
        )
    }

    /// The option for the isolation that declarations state to newer compilers.
    ///
    /// - Parameters:
    ///   - property: The property that holds the value.
    ///   - fallback: A note about the default.
    package static func isolation(
        _ property: WritableKeyPath<Command, some ArgumentValue>,
        fallback: String = ""
    ) -> Self {
        .value(
            "isolation",
            valueName: "kind",
            property,
            help: """
                With 'nonisolated', types state their isolation, imports state their access level, and protocol types \
                are written with 'any'; 'none' leaves these out, for compilers before Swift 6.1. \(fallback)
                """
        )
    }

    /// The option for the language whose copy of a localized definition is read.
    package static func developmentLanguage(_ property: WritableKeyPath<Command, String>) -> Self {
        .value(
            "development-language",
            valueName: "language",
            property,
            help: "The language to read if a localized definition has no 'Base' copy."
        )
    }
}

extension OperandDeclaration {
    /// Any number of definitions and folders to search for definitions.
    package static func definitions(_ property: WritableKeyPath<Command, [String]>) -> Self {
        OperandDeclaration(
            name: "path",
            count: 0...Int.max,
            property: property,
            help: "Definitions, or folders to search for them."
        )
    }
}
