import Basics
import IntentInterface

extension DefinitionListing {
    /// The listing for people: a block for each intent, enum and type, with a line break at the end.
    package var text: String {
        var listing = ListingText()
        listing.heading(file)
        for intent in interface.intents { listing.intent(intent) }
        for enumeration in interface.enums { listing.enumeration(enumeration) }
        for type in interface.types { listing.type(type) }
        for intent in interface.systemIntents {
            let name = intent.className.map { " (\($0))" } ?? ""
            listing.title("system intent \(intent.name)\(name): skipped, its classes are those of the system")
        }
        return listing.text
    }
}

/// Lines of a listing: titles, and below them rows with a label and what it stands for.
private struct ListingText {
    private static let labelWidth = 12

    private(set) var text = ""

    mutating func heading(_ line: String) {
        text += "\(line.escapingControls)\n"
    }

    mutating func title(_ line: String) {
        text += "\n  \(line.escapingControls)\n"
    }

    private mutating func row(_ label: String, _ content: String) {
        let padding = String(repeating: " ", count: max(1, Self.labelWidth - label.count))
        text += "    \(label)\(padding)\(content.escapingControls)\n"
    }

    private mutating func row(_ label: String, _ name: String, _ members: [String]) {
        row(label, members.isEmpty ? name : "\(name): \(members.joined(separator: ", "))")
    }

    mutating func intent(_ intent: IntentDeclaration) {
        let widgets = intent.isEligibleForWidgets ? ", which can configure widgets" : ""
        title("intent \(intent.name)\(widgets)")
        row("class", intent.className, intent.properties.map(\.name))
        for combination in intent.facts.combinations { shortcutType(combination) }
        row("response", intent.responseClassName, intent.responseProperties.map(\.name))
        row("codes", intent.responseCodeName, intent.responseCodes.map(\.name))
        for factory in intent.responseFactories { row("factory", factory.swiftName) }
        for result in intent.parameterResults {
            row("result", result.resultClassName)
            row("reasons", result.reasonEnumName, result.reasons.map(\.name))
        }
        row("protocol", intent.protocolName)
        for operation in intent.operations { method(operation, isForWidgets: intent.isEligibleForWidgets) }
    }

    /// A set of parameters whose values make a valid shortcut.
    private mutating func shortcutType(_ combination: CombinationFacts) {
        let names = combination.parameters.isEmpty ? "no parameters" : combination.parameters.joined(separator: ", ")
        row("shortcut", combination.isPrimary ? "\(names)  [primary]" : names)
    }

    private mutating func method(_ operation: Operation, isForWidgets: Bool) {
        let remarks = [
            operation.isDeprecated ? "deprecated" : nil,
            isForWidgets ? "\(operation.isCalledForWidgets ? "" : "never ")called for a widget" : nil,
        ]
        let remark = remarks.compactMap(\.self).joined(separator: ", ")
        let name = operation.asyncName ?? operation.completionName
        row(operation.isRequired ? "  required" : "  optional", remark.isEmpty ? name : "\(name)  [\(remark)]")
    }

    mutating func enumeration(_ enumeration: EnumDeclaration) {
        title("enum \(enumeration.name)")
        row("enum", enumeration.className, enumeration.cases.map { "\($0.name) = \($0.rawValue)" })
        row("result", enumeration.resultClassName)
    }

    mutating func type(_ type: TypeDeclaration) {
        title("type \(type.name)")
        row("class", type.className, type.properties.map(\.name))
        row("result", type.resultClassName)
    }
}
