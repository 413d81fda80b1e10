import Basics
package import IntentDefinition

/// The types that the families of system intents may name: those that they declare, and those that the runtime has.
package struct SystemTypeTable: Sendable {
    /// The facts about a type that a family declares.
    struct Entry: Sendable {
        /// The place of the declaration.
        var location: SourceLocation
        /// The code of the value that a property of the type starts with; `nil` for a class.
        var initialValue: String?
        /// The class, if the type is one.
        var valueClass: SystemFamily.Class?
    }

    private var entries: [String: Entry] = [:]

    /// Collects what families declare. Of several declarations of a name, the first counts.
    package init(of families: [SystemFamily]) {
        for family in families { add(family) }
    }

    private mutating func add(_ family: SystemFamily) {
        func entry(_ name: Located<String>, _ initialValue: String? = nil, _ valueClass: SystemFamily.Class? = nil) {
            guard entries[name.value] == nil else { return }
            let location = SourceLocation(file: family.file, position: name.position)
            entries[name.value] = Entry(location: location, initialValue: initialValue, valueClass: valueClass)
        }
        for name in family.declaredNames { entry(name) }
        for type in family.classes { entries[type.name.value]?.valueClass = type }
        for type in family.enums { entries[type.name.value]?.initialValue = type.initialValue }
        for type in family.options { entries[type.name.value]?.initialValue = "[]" }
    }

    /// The facts about a type that a family declares; `nil` for another type.
    func entry(_ name: String) -> Entry? { entries[name] }

    /// Whether a type can be named.
    func contains(_ name: String) -> Bool {
        entries[name] != nil || Self.runtimeTypes.contains { $0.key == name }
    }

    /// Whether a family declares an option set of a name.
    func isOptionSet(_ name: String) -> Bool { entries[name]?.initialValue == "[]" }

    /// The names of all types, sorted.
    var names: [String] { (Array(entries.keys) + Self.runtimeTypes.map(\.key)).sorted() }

    /// The code of the value that a property starts with; `nil` if it needs none or none is known.
    func initialValue(of type: SystemType) -> String? {
        if type.isOptional { return nil }
        if type.isArray { return "[]" }
        guard let name = type.names.first else { return nil }
        return entries[name]?.initialValue ?? Self.runtimeTypes.first { $0.key == name }?.value
    }

    /// The properties that an initializer of a class can set: its own and those of its superclasses in the families.
    func properties(of type: SystemFamily.Class) -> [SystemFamily.Property] {
        var (properties, next, seen) = (type.properties, type.superclass?.value, Set<String>())
        while let name = next, seen.insert(name).inserted, let superclass = entries[name]?.valueClass {
            properties += superclass.properties
            next = superclass.superclass?.value
        }
        return properties
    }

    /// The types of the runtime and of Foundation, each with the code of a value that a property can start with.
    private static let runtimeTypes: KeyValuePairs<String, String?> = [
        "Any": nil, "Bool": "false", "Double": "0", "Int": "0", "String": "\"\"", "Set": "[]",
        "Date": ".distantPast", "DateComponents": ".init()", "NSDecimalNumber": ".zero", "NSNumber": "0",
        "NSRange": ".init()", "NSUserActivity": nil, "PersonNameComponents": nil,
        "CLLocation": nil,
        "CLPlacemark": ".init(location: .init(latitude: 0, longitude: 0), name: nil, postalAddress: nil)",
        "INCurrencyAmount": nil, "INDateComponentsRange": ".init(start: DateComponents?.none, end: nil)",
        "INFile": nil, "INImage": nil, "INMediaDestination": nil, "INPaymentMethod": nil, "INPerson": nil,
        "INPersonHandle": nil, "INPriceRange": nil, "INRideDriver": nil,
        "INSpeakableString": ".init(spokenPhrase: \"\")", "INUserContext": nil,
        "INBooleanResolutionResult": nil, "INCurrencyAmountResolutionResult": nil,
        "INDateComponentsRangeResolutionResult": nil, "INDoubleResolutionResult": nil,
        "INIntegerResolutionResult": nil, "INPersonResolutionResult": nil, "INPlacemarkResolutionResult": nil,
        "INSpeakableStringResolutionResult": nil, "INStringResolutionResult": nil,
    ]
}

extension SystemFamily {
    /// The names that the family declares, in the order of the file's sections.
    var declaredNames: [Located<String>] {
        var names: [Located<String>] = []
        for intent in intents {
            for suffix in ["", "Response", "ResponseCode", "Handling"] {
                names.append(Located("IN\(intent.name.value)Intent\(suffix)", at: intent.name.position))
            }
        }
        if let domain { names.append(domain.name) }
        names += protocols.map(\.name)
        names += classes.map(\.name)
        for result in results {
            names.append(result.name)
            if let reason = result.unsupportedReason { names.append(reason.name) }
            if let reason = result.confirmationReason { names.append(reason.name) }
        }
        return names + (enums + options).map(\.name) + strings.map(\.name)
    }
}

extension SystemFamily.Enumeration {
    /// The case with the raw value zero, or else the first.
    fileprivate var initialValue: String? {
        (values.first { $0.value == 0 } ?? values.first).map { ".\($0.name.value)" }
    }
}
