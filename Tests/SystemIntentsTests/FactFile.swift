import Foundation
import TestSupport

/// The names, types and signatures of the system's intents as Apple's SDK has them.
struct FactFile: Sendable {
    /// The members, each as a line such as `INMessage.identifier: String { get }`.
    private(set) var members: Set<String> = []
    /// The types, each with its superclass.
    private(set) var types: [String: String?] = [:]
    /// The raw values of enums and option sets, by the names of the types and of the cases.
    private(set) var rawValues: [String: [String: Int]] = [:]
    /// The intents, by the names of their classes.
    private(set) var intents: [String] = []

    /// Reads the file.
    init() throws {
        let file = PackageFolder.tests.appendingPathComponent("SystemIntentsTests/Facts/system-intents.json")
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        guard let sections = object as? [String: Any] else { return }
        let all = ["intents", "responses", "types", "resolutionResults", "handlings", "domains"]
        for section in all {
            for (name, value) in sections[section] as? [String: [String: Any]] ?? [:] {
                add(name, value, isHandling: section == "handlings")
                if section == "intents" { intents.append(name) }
            }
        }
        for (name, value) in sections["enums"] as? [String: [String: Any]] ?? [:] { addEnum(name, value) }
        for (name, value) in sections["strings"] as? [String: [String: Any]] ?? [:] {
            types[name] = .some(nil)
            for constant in value["values"] as? [[String: Any]] ?? [] {
                members.insert("\(name).static \(constant["name"] ?? ""): \(name) { get }")
            }
        }
        for (name, value) in sections["swiftEnums"] as? [String: [String: Any]] ?? [:] {
            types[name] = .some(nil)
            for constant in value["cases"] as? [[String: Any]] ?? [] {
                members.insert("\(name).case \(constant["name"] ?? "")")
            }
            for property in value["properties"] as? [[String: Any]] ?? [] { add(property, of: name) }
        }
    }

    private mutating func add(_ name: String, _ value: [String: Any], isHandling: Bool) {
        types[name] = .some(value["superclass"] as? String)
        for property in value["properties"] as? [[String: Any]] ?? [] { add(property, of: name) }
        for initializer in value["initializers"] as? [[String: Any]] ?? [] {
            let mark = initializer["failable"] as? String ?? ""
            members.insert("\(name).init\(mark)(\(parameters(of: initializer)))")
        }
        for method in value["classMethods"] as? [[String: Any]] ?? [] {
            members.insert("\(name).static \(signature(of: method))")
        }
        for method in value["methods"] as? [[String: Any]] ?? [] {
            members.insert("\(name).\(signature(of: method))")
            if let form = method["async"] as? [String: Any] { members.insert("\(name).async \(signature(of: form))") }
        }
        if let constant = value["identifierConstant"] as? [String: Any] {
            members.insert("let \(constant["name"] ?? "")")
        }
    }

    private mutating func add(_ property: [String: Any], of owner: String) {
        let isStatic = property["static"] as? Bool == true
        let access = property["writable"] as? Bool == true ? "" : " { get }"
        members.insert(
            "\(owner).\(isStatic ? "static " : "")\(property["name"] ?? ""): \(property["type"] ?? "")\(access)"
        )
    }

    private mutating func addEnum(_ name: String, _ value: [String: Any]) {
        types[name] = .some(nil)
        let isOptions = value["kind"] as? String == "options"
        for enumCase in value["cases"] as? [[String: Any]] ?? [] {
            guard let caseName = enumCase["name"] as? String, let rawValue = enumCase["rawValue"] as? Int else {
                continue
            }
            if isOptions || enumCase["alias"] != nil {
                members.insert("\(name).static \(caseName): \(name) { get }")
            } else {
                members.insert("\(name).case \(caseName)")
            }
            if enumCase["alias"] == nil { rawValues[name, default: [:]][caseName] = rawValue }
        }
    }

    private func signature(of method: [String: Any]) -> String {
        let base = (method["swift"] as? String ?? "").prefix { $0 != "(" }
        return "\(base)(\(parameters(of: method))) -> \(method["returns"] ?? "Void")"
    }

    private func parameters(of method: [String: Any]) -> String {
        (method["params"] as? [[String: Any]] ?? []).map { parameter in
            let label = parameter["label"] as? String ?? "_"
            let type = (parameter["type"] as? String ?? "").replacing("@Sendable ", with: "")
            let value = (parameter["default"] as? String).map { " = \($0)" } ?? ""
            return "\(label): \(type)\(value)"
        }
        .joined(separator: ", ")
    }
}
