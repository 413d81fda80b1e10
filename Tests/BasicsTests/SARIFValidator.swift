import Foundation

/// Checks a log against what the standard "SARIF Version 2.1.0" (OASIS, with Errata 01) says about the members that the
/// tool writes. The sections are named beside each check.
struct SARIFValidator {
    /// What breaks the standard.
    private(set) var violations: [String] = []
    /// The only run.
    let run: [String: Any]
    /// The results of the run.
    let results: [[String: Any]]

    private let log: [String: Any]
    private let artifactCount: Int
    private let ruleIDs: [String]

    /// Reads a log.
    init(_ bytes: [UInt8]) throws {
        log = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
        run = (log["runs"] as? [[String: Any]])?.first ?? [:]
        results = run["results"] as? [[String: Any]] ?? []
        artifactCount = (run["artifacts"] as? [Any])?.count ?? 0
        let rules = Self.object(run, "tool", "driver", "rules") as? [[String: Any]] ?? []
        ruleIDs = rules.map { $0["id"] as? String ?? "" }
        checkLog()
        checkTool()
        for result in results { check(result: result) }
        let suppressible = results.count { $0["suppressions"] != nil }
        require(
            suppressible == 0 || suppressible == results.count,
            "3.27.23",
            "either all results of a run have suppressions, or none do"
        )
    }

    /// What stands at a path of member names and indices.
    static func object(_ root: Any?, _ path: Any...) -> Any? {
        path.reduce(root) { value, step in
            if let name = step as? String { return (value as? [String: Any])?[name] }
            guard let index = step as? Int, let list = value as? [Any], index < list.count else { return nil }
            return list[index]
        }
    }

    private mutating func require(_ condition: Bool, _ section: String, _ rule: String) {
        if !condition { violations.append("§\(section): \(rule)") }
    }

    private mutating func checkLog() {
        require(log["version"] as? String == "2.1.0", "3.13.2", "version is \"2.1.0\"")
        if let schema = log["$schema"] {
            let isSchema = (schema as? String).flatMap(URL.init)?.scheme != nil
            require(isSchema, "3.13.3", "$schema is an absolute URI")
        }
        require(log["runs"] is [[String: Any]], "3.13.4", "runs is an array of runs")
        // 3.14.17: a log without columnKind would leave open how columns count.
        let kinds = ["utf16CodeUnits", "unicodeCodePoints"]
        require(kinds.contains(run["columnKind"] as? String ?? ""), "3.14.17", "columnKind is one of \(kinds)")
        require(run["results"] is [[String: Any]], "3.14.23", "results is an array where the tool has run")
        for artifact in run["artifacts"] as? [[String: Any]] ?? [] {
            check(uri: Self.object(artifact, "location", "uri"), "3.24.2")
        }
    }

    private mutating func checkTool() {
        let driver = Self.object(run, "tool", "driver") as? [String: Any]
        require(driver != nil, "3.18.2", "a tool has a driver")
        require((driver?["name"] as? String)?.isEmpty == false, "3.19.8", "a tool component has a name")
        if let version = driver?["semanticVersion"] as? String {
            let isSemantic = version.wholeMatch(of: #/\d+\.\d+\.\d+([-+].*)?/#) != nil
            require(isSemantic, "3.19.12", "semanticVersion has the form of Semantic Versioning 2.0")
        }
        require(Set(ruleIDs).count == ruleIDs.count, "3.19.23", "the elements of rules are unique")
        for rule in driver?["rules"] as? [[String: Any]] ?? [] {
            require((rule["id"] as? String)?.isEmpty == false, "3.49.3", "a reporting descriptor has an id")
            for name in ["shortDescription", "fullDescription", "help"] {
                let text = Self.object(rule, name, "text") as? String
                require(rule[name] == nil || text?.isEmpty == false, "3.12.3", "\(name) has a text")
            }
            check(level: Self.object(rule, "defaultConfiguration", "level"), "3.50.3")
            let tags = Self.object(rule, "properties", "tags") as? [String]
            require(tags.map { Set($0).count == $0.count } ?? true, "3.8.2", "tags are unique strings")
        }
    }

    private mutating func check(result: [String: Any]) {
        check(message: result["message"], "3.27.11")
        check(level: result["level"], "3.27.10")
        if let index = result["ruleIndex"] as? Int {
            let isRule = ruleIDs.indices.contains(index) && ruleIDs[index] == result["ruleId"] as? String
            require(isRule, "3.27.6", "ruleIndex is that of the rule with ruleId")
        }
        require(result["ruleId"] is String || result["ruleIndex"] is Int, "3.27.5", "a result names its rule")
        require(result["locations"] is [[String: Any]], "3.27.12", "locations is an array")
        for location in result["locations"] as? [[String: Any]] ?? [] { check(location: location) }
        for location in result["relatedLocations"] as? [[String: Any]] ?? [] {
            check(location: location)
            if let message = location["message"] { check(message: message, "3.28.5") }
        }
        for fix in result["fixes"] as? [[String: Any]] ?? [] { check(fix: fix) }
        if let suppressions = result["suppressions"] {
            require(suppressions is [[String: Any]], "3.27.23", "suppressions is an array of suppressions")
        }
        for suppression in result["suppressions"] as? [[String: Any]] ?? [] { check(suppression: suppression) }
    }

    private mutating func check(location: [String: Any]) {
        let physical = location["physicalLocation"] as? [String: Any]
        require(physical?["artifactLocation"] != nil, "3.29.3", "a physical location has an artifact location")
        check(artifactLocation: physical?["artifactLocation"])
        if let region = physical?["region"] as? [String: Any] { check(region: region) }
    }

    private mutating func check(artifactLocation: Any?) {
        check(uri: Self.object(artifactLocation, "uri"), "3.4.3")
        if let index = Self.object(artifactLocation, "index") as? Int {
            require((0..<artifactCount).contains(index), "3.4.5", "index is that of an artifact of the run")
        }
    }

    private mutating func check(region: [String: Any]) {
        let isText = region["startLine"] != nil || region["charOffset"] != nil
        require(isText || region["byteOffset"] != nil, "3.30.1", "a region says where it starts")
        for name in ["startLine", "startColumn", "endLine", "endColumn"] {
            let value = region[name] as? Int
            require(value ?? 1 >= 1, "3.30.5–3.30.8", "\(name) is a positive integer")
        }
        for name in ["byteOffset", "byteLength"] {
            require(region[name] as? Int ?? 0 >= 0, "3.30.11–3.30.12", "\(name) is not negative")
        }
        guard let start = region["startLine"] as? Int else { return }
        let end = region["endLine"] as? Int ?? start
        require(end >= start, "3.30.7", "endLine is not before startLine")
        if end == start, let first = region["startColumn"] as? Int, let last = region["endColumn"] as? Int {
            require(last >= first, "3.30.8", "endColumn is not before startColumn")
        }
    }

    private mutating func check(suppression: [String: Any]) {
        let kinds = ["inSource", "external"]
        require(kinds.contains(suppression["kind"] as? String ?? ""), "3.35.2", "kind is one of \(kinds)")
        if let status = suppression["status"] {
            let statuses = ["accepted", "underReview", "rejected"]
            require(statuses.contains(status as? String ?? ""), "3.35.3", "status is one of \(statuses)")
        }
        if let justification = suppression["justification"] {
            require((justification as? String)?.isEmpty == false, "3.35.6", "justification is a text")
        }
    }

    private mutating func check(fix: [String: Any]) {
        if let description = fix["description"] { check(message: description, "3.55.2") }
        let changes = fix["artifactChanges"] as? [[String: Any]] ?? []
        require(!changes.isEmpty, "3.55.3", "artifactChanges has an element")
        for change in changes {
            check(artifactLocation: change["artifactLocation"])
            require(change["artifactLocation"] != nil, "3.56.2", "a change has an artifact location")
            let replacements = change["replacements"] as? [[String: Any]] ?? []
            require(!replacements.isEmpty, "3.56.3", "replacements has an element")
            for replacement in replacements {
                let region = replacement["deletedRegion"] as? [String: Any]
                require(region != nil, "3.57.3", "a replacement has a deleted region")
                if let region { check(region: region) }
                let content = replacement["insertedContent"]
                require(
                    content == nil || Self.object(content, "text") is String,
                    "3.3.2",
                    "inserted content has a text"
                )
            }
        }
    }

    private mutating func check(message: Any?, _ section: String) {
        let text = Self.object(message, "text") as? String
        let id = Self.object(message, "id") as? String
        require(text?.isEmpty == false || id != nil, section, "a message has a text or an id (3.11.2)")
    }

    private mutating func check(level: Any?, _ section: String) {
        guard let level else { return }
        let levels = ["none", "note", "warning", "error"]
        require(levels.contains(level as? String ?? ""), section, "level is one of \(levels)")
    }

    /// 3.10.1: a URI reference as RFC 3986 has it.
    private mutating func check(uri: Any?, _ section: String) {
        let isReference = (uri as? String)?.wholeMatch(of: #/[A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=%]+/#) != nil
        require(isReference, section, "uri is a URI reference")
    }
}
