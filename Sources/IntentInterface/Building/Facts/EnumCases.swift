import Basics
import IntentDefinition

/// The cases of a file's enums, by class name. Enums without generated code are included.
struct EnumCases {
    private var rawValues: [String: [String: Int]] = [:]
    private var initialCases: [String: String] = [:]

    /// Adds the cases of an enum. If several enums have the same class, the first counts.
    mutating func insert(_ values: [EnumValue], className: String) {
        guard rawValues[className] == nil else { return }
        let cases = values.compactMap { value -> (name: String, rawValue: Int)? in
            guard let name = value.name?.value, let rawValue = value.rawValue else { return nil }
            return (name, rawValue)
        }
        rawValues[className] = Dictionary(cases.map { ($0.name, $0.rawValue) }) { first, _ in first }
        initialCases[className] = (cases.first { $0.rawValue == 0 } ?? cases.first)?.name
    }

    /// Returns the raw value of a case.
    func rawValue(of name: String, in type: ValueType) -> Int? {
        guard case .enumeration(let className) = type.element else { return nil }
        return rawValues[className]?[name]
    }

    /// Returns the initial case of a single value of a type.
    func initialCase(of type: ValueType) -> String? {
        guard case .enumeration(let className) = type.element, !type.isArray else { return nil }
        return initialCases[className]
    }
}

extension EnumValue {
    /// The raw value: 0 by default; `nil` if it isn't an integer.
    var rawValue: Int? {
        lacksEntry("INEnumValueIndex") ? nil : index.map(\.value.integerValue) ?? 0
    }
}
