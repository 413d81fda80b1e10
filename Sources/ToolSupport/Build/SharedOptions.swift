import CodeGeneration
package import IntentInterface

/// How many definitions are compiled at a time.
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
    /// The option that sets the class prefix.
    package static func classPrefix(_ property: WritableKeyPath<Command, some ArgumentValue>) -> Self {
        .value("class-prefix", "prefix", property, "Put this before the names of intents, enums and types.")
    }

    /// The option that tells how much declarations say to new compilers.
    ///
    /// - Parameters:
    ///   - property: Where the value goes.
    ///   - fallback: What to add about the default.
    package static func isolation(
        _ property: WritableKeyPath<Command, some ArgumentValue>,
        _ fallback: String = ""
    ) -> Self {
        .value(
            "isolation",
            "kind",
            property,
            "What types are, with 'any' and the import's access level; 'none' is for compilers before Swift 6.1. "
                + fallback
        )
    }

    /// The option that tells which copy of a localized definition is read.
    package static func developmentLanguage(_ property: WritableKeyPath<Command, String>) -> Self {
        .value("development-language", "language", property, "The language to read a definition in that has no 'Base'.")
    }
}

extension OperandDeclaration {
    /// Any number of definitions and folders with definitions.
    package static func definitions(_ property: WritableKeyPath<Command, [String]>) -> Self {
        OperandDeclaration(
            name: "path",
            count: 0...Int.max,
            property: property,
            help: "Definitions, or folders to search for them."
        )
    }
}
