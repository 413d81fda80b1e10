import Foundation
import TestSupport

/// The public declarations of a module, read from the compiler's symbol graph.
struct ModuleInterface: Sendable {
    /// The members, in the form of `FactFile.members`.
    private(set) var members: Set<String> = []
    /// The types, each with its superclass.
    private(set) var types: [String: String?] = [:]

    /// Has the compiler describe a module of this build.
    init(of module: String) throws {
        let graphs = try withTemporaryFolder { folder in
            let extractor = try Subprocess(
                named: "swift-symbolgraph-extract",
                [
                    "-module-name", module, "-I", PortableTypeChecker.builtModules.path,
                    "-target", Self.target, "-output-dir", folder.url.path,
                    "-module-cache-path", folder.file("cache").path,
                    "-minimum-access-level", "public", "-skip-synthesized-members",
                ]
            )
            let result = try extractor.run(timeout: 300)
            guard result.succeeded else { throw ExtractionFailure(output: result.errorText) }
            return try Data(contentsOf: folder.file("\(module).symbols.json"))
        }
        let object = try JSONSerialization.jsonObject(with: graphs) as? [String: Any]
        for symbol in object?["symbols"] as? [[String: Any]] ?? [] { add(symbol) }
        for relationship in object?["relationships"] as? [[String: Any]] ?? [] { addSuperclass(relationship) }
    }

    private var names: [String: String] = [:]

    private mutating func add(_ symbol: [String: Any]) {
        guard let path = symbol["pathComponents"] as? [String], let name = path.last,
            let kind = (symbol["kind"] as? [String: Any])?["identifier"] as? String,
            let fragments = symbol["declarationFragments"] as? [[String: Any]],
            let identifier = (symbol["identifier"] as? [String: Any])?["precise"] as? String
        else { return }
        let owner = path.dropLast().joined(separator: ".")
        let declaration = fragments.compactMap { $0["spelling"] as? String }.joined()
        guard !name.hasPrefix("intentMetadata"), !declaration.contains("Absent") else { return }
        switch kind {
        case "swift.class", "swift.enum", "swift.protocol", "swift.struct":
            types[path.joined(separator: ".")] = .some(nil)
            names[identifier] = path.joined(separator: ".")
        case "swift.enum.case": members.insert("\(owner).case \(name.prefix { $0 != "(" })")
        case "swift.var": members.insert("let \(name)")
        case "swift.property", "swift.type.property":
            let isStatic = kind == "swift.type.property"
            let type = declaration.split(separator: ": ", maxSplits: 1).last ?? ""
            let isConstant = declaration.contains("let ")
            let access = isConstant && !type.hasSuffix("{ get }") ? " { get }" : ""
            members.insert("\(owner).\(isStatic ? "static " : "")\(name): \(type)\(access)")
        case "swift.init":
            let mark = declaration.contains("init?") ? "?" : declaration.contains("init!") ? "!" : ""
            members.insert("\(owner).init\(mark)(\(Self.parameters(in: declaration)))")
        case "swift.method", "swift.type.method":
            addMethod(declaration, named: name, of: owner, isStatic: kind == "swift.type.method")
        default: break
        }
    }

    /// Adds a method. The forms of a handling protocol are requirements with associated types; beside each is a method with
    /// a further parameter, which has the types of the form.
    private mutating func addMethod(_ declaration: String, named name: String, of owner: String, isStatic: Bool) {
        guard !declaration.contains("Self.") else { return }
        let bridge = ", _ bridge: IntentMetadataBridge = .init()"
        let plain = declaration.replacing(bridge, with: "")
        let result = plain.split(separator: ") -> ").last.map(String.init) ?? ""
        let hasResult = plain.contains(") -> \(result)") && !result.hasSuffix(")")
        let asyncResult = plain.split(separator: " async -> ").last.map(String.init) ?? ""
        let base = name.prefix { $0 != "(" }
        let words = (isStatic ? "static " : "") + (plain.contains(" async -> ") ? "async " : "")
        let returned = plain.contains(" async -> ") ? asyncResult : hasResult ? result : "Void"
        members.insert("\(owner).\(words)\(base)(\(Self.parameters(in: plain))) -> \(returned)")
    }

    private mutating func addSuperclass(_ relationship: [String: Any]) {
        guard relationship["kind"] as? String == "inheritsFrom",
            let name = (relationship["source"] as? String).flatMap({ names[$0] })
        else { return }
        let target = relationship["target"] as? String ?? ""
        let fallback = (relationship["targetFallback"] as? String)?.split(separator: ".").last.map(String.init)
        types[name] = .some(names[target] ?? fallback)
    }

    /// The parameters of a declaration, with their labels and without their names.
    private static func parameters(in declaration: String) -> String {
        guard let start = declaration.firstIndex(of: "(") else { return "" }
        var (depth, current, parameters) = (0, "", [String]())
        scan: for character in declaration[start...] {
            switch character {
            case "(", "[", "<":
                depth += 1
                if depth == 1 { continue scan }
            case ")", "]", ">":
                if character == ">", current.hasSuffix("-") { break }
                depth -= 1
                if depth == 0 { break scan }
            case "," where depth == 1:
                parameters.append(current)
                current = ""
                continue scan
            default: break
            }
            current.append(character)
        }
        if !current.isEmpty { parameters.append(current) }
        return parameters.map { parameter in
            let parts = parameter.trimmingCharacters(in: .whitespaces).split(separator: ":", maxSplits: 1)
            let label = parts.first?.split(separator: " ").first ?? ""
            return "\(label):\(parts.last ?? "")".replacing("@Sendable ", with: "")
        }
        .joined(separator: ", ")
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}

/// The compiler described no module.
struct ExtractionFailure: Error {
    /// All that it printed.
    let output: String
}
