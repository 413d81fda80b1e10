import Basics
import CodeGeneration
import Foundation
import IntentInterface
import TestSupport
import Testing

@testable import ToolSupport

@Suite("JSON schema of the configuration") struct SchemaTests {
    @Test("it has the keys that are read, and no others")
    func keys() throws {
        let schema = try Schema()
        #expect(try schema.keys(at: []) == Set(Configuration.Key.allCases.map(\.rawValue)))
        #expect(try schema.keys(at: ["check"]) == Set(CheckConfiguration.Key.allCases.map(\.rawValue)))
        #expect(try schema.keys(at: ["check", "minimumOS"]) == Set(Platform.allCases.map(\.rawValue)))
        let suppression = try schema.node(at: ["check", "suppressions"])["items"]
        #expect(try Schema(node: suppression).keys(at: []) == Set(Suppression.Key.allCases.map(\.rawValue)))
    }

    @Test("it has the values that are read, and no others")
    func values() throws {
        let schema = try Schema()
        #expect(try schema.choices(at: ["visibility"]) == Visibility.allCases.map(\.rawValue))
        #expect(try schema.choices(at: ["dialect"]) == Dialect.allCases.map(\.rawValue))
        #expect(try schema.choices(at: ["isolation"]) == Isolation.allCases.map(\.rawValue))
        let severity = try schema.node(at: ["check", "severities"])["additionalProperties"]
        #expect(
            try Schema(node: severity).choices(at: []) == CheckConfiguration.RuleSeverity.allCases.map(\.rawValue)
        )
        #expect(try schema.node(at: ["version"])["const"] as? Int == Configuration.version)
    }

    @Test("the example in the documentation is valid")
    func example() throws {
        let page = PackageFolder.root.appendingPathComponent("Documentation/configuration.md")
        let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
        let example = try #require(blocks.first { $0.hasPrefix("json") }).dropFirst("json".count)
        var diagnostics: [Diagnostic] = []
        #expect(Configuration(Array(example.utf8), file: "intentc.json", diagnostics: &diagnostics) != nil)
        #expect(diagnostics.map { $0.text() } == [])
    }
}

/// The schema that the documentation has for editors, or a part of it.
private struct Schema {
    let root: [String: Any]

    init() throws {
        let file = PackageFolder.root.appendingPathComponent("Documentation/intentc.schema.json")
        try self.init(node: JSONSerialization.jsonObject(with: Data(contentsOf: file)))
    }

    init(node: Any?) throws {
        root = try #require(node as? [String: Any])
    }

    /// The schema of the member that a chain of keys leads to.
    func node(at keys: [String]) throws -> [String: Any] {
        try keys.reduce(root) { node, key in
            let properties = try #require(node["properties"] as? [String: Any])
            return try #require(properties[key] as? [String: Any])
        }
    }

    /// The keys of the object there, which must allow no others.
    func keys(at path: [String]) throws -> Set<String> {
        let node = try node(at: path)
        #expect(node["additionalProperties"] as? Bool == false)
        return Set(try #require(node["properties"] as? [String: Any]).keys)
    }

    /// The words that the value there can be.
    func choices(at path: [String]) throws -> [String] {
        try #require(try node(at: path)["enum"] as? [String])
    }
}
