import Basics
import IntentDefinition
import PropertyLists

/// The rule that a parameter depends on another one by a condition that can hold.
enum RelationshipImpossible: DefinitionRule {
    static let description = RuleDescription(
        .relationshipImpossible,
        category: .intents,
        severity: .error,
        summary: "a parameter depends on a condition that can never be true",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if a parameter's relationship can never hold:

                - The condition is missing, or is meant for another type of parent, such as `BooleanHasExactValue` for \
                an enum. An unknown condition is a warning.
                - The condition compares the parent with a value of the wrong type, with a number outside the parent's \
                limits, or, if the parent is an enum, with nothing.
                - The name of the parent is empty. (A relationship that has no parent at all is fine.)
                - Parameters depend on each other in a circle.

                If the parent isn't a parameter or the case doesn't exist, see `ref-dangling`.
                """,
            importance: """
                The parameter never appears when people edit a shortcut or a widget, and the developer gets no hint \
                why.
                """,
            wrong: """
                <key>INIntentParameterRelationshipParentName</key>
                <string>size</string>
                <key>INIntentParameterRelationshipPredicateName</key>
                <string>BooleanHasExactValue</string>
                <key>INIntentParameterRelationshipPredicateValue</key>
                <true/>
                """,
            right: """
                <key>INIntentParameterRelationshipParentName</key>
                <string>size</string>
                <key>INIntentParameterRelationshipPredicateName</key>
                <string>EnumHasExactValue</string>
                <key>INIntentParameterRelationshipPredicateValue</key>
                <string>large</string>
                """,
            remedy: "In Xcode, select the parameter and choose its parent and condition again."
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for intent in definition.model.intents?.value ?? [] where !intent.isSystem {
            let parameters = intent.parameters?.value ?? []
            let parents = Dictionary(
                parameters.compactMap { parameter in parameter.name.map { ($0.value, parameter) } },
                uniquingKeysWith: { first, _ in first }
            )

            for parameter in parameters { check(parameter, parents: parents, findings: &findings) }
            for circle in circles(of: parameters, parents: parents) { report(circle, findings: &findings) }
        }
    }

    private static func check(_ parameter: Parameter, parents: [String: Parameter], findings: inout Findings) {
        guard let relationship = parameter.relationship else { return }
        let subject = "the relationship of parameter '\(parameter.name?.value ?? "")'"
        let parent = relationship.parentName.flatMap { parents[$0.value] }
        if let name = relationship.parentName, name.value.isEmpty {
            findings.report(
                "\(subject) has an empty parent name; enter the name of a parameter, or remove the relationship",
                at: name.position
            )
        }

        guard let name = relationship.predicateName else {
            guard let parent, !relationship.lacksEntry("INIntentParameterRelationshipPredicateName") else { return }
            let valid = RelationshipCondition.names(for: ParentKind(of: parent))
            return findings.report(
                "\(subject) has a parent but no condition; add one of \(quotedList(valid))",
                at: relationship.position
            )
        }
        guard let condition = RelationshipCondition(name.value) else {
            let valid =
                parent.map { RelationshipCondition.names(for: ParentKind(of: $0)) } ?? RelationshipCondition.commonNames
            return findings.report(
                """
                \(subject) has \(name.value.isEmpty ? "an empty condition" : "the unknown condition '\(name.value)'")\
                \(findings.advice(for: name.value, among: valid, nouns: "valid conditions"))
                """,
                at: name.position,
                severity: .warning
            )
        }

        if let parent {
            check(condition, called: name, on: parent, value: relationship.predicateValue, findings: &findings)
        }
    }

    private static func check(
        _ condition: RelationshipCondition,
        called name: Located<String>,
        on parent: Parameter,
        value: PropertyListValue?,
        findings: inout Findings
    ) {
        let parentName = parent.name?.value ?? ""
        let kind = ParentKind(of: parent)
        guard condition.kinds.isEmpty || condition.kinds.contains(kind) else {
            return findings.report(
                """
                condition '\(name.value)' can't hold for '\(parentName)', which is \(kind.noun); the valid conditions \
                are \(quotedList(RelationshipCondition.names(for: kind)))
                """,
                at: name.position
            )
        }

        guard condition.takesValue else { return }
        guard let comparedValue = value ?? condition.valueIfAbsent else {
            return findings.report(
                "condition '\(name.value)' has no case to compare '\(parentName)' with; add the name of a case",
                at: name.position
            )
        }
        guard let problem = condition.problem(with: comparedValue, limits: ValueLimits(ofNumber: parent)) else {
            return
        }
        let place = value?.position ?? name.position
        findings.report("the condition on '\(parentName)' never holds: \(problem)", at: place)
    }

    /// The circles of parameters that depend on each other, each starting at its first parameter.
    private static func circles(of parameters: [Parameter], parents: [String: Parameter]) -> [[Parameter]] {
        var seen: Set<String> = []
        var circles: [[Parameter]] = []

        for parameter in parameters {
            var way: [Parameter] = []
            var places: [String: Int] = [:]
            var next: Parameter? = parameter

            while let current = next, let name = current.name?.value {
                if let start = places[name] {
                    circles.append(Array(way[start...]))
                    break
                }
                guard seen.insert(name).inserted else { break }
                places[name] = way.count
                way.append(current)
                next = current.relationship?.parentName.flatMap { parents[$0.value] }
            }
        }

        return circles
    }

    private static func report(_ circle: [Parameter], findings: inout Findings) {
        guard let first = circle.first, let place = first.relationship?.parentName?.position else { return }
        let names = circle.compactMap(\.name?.value)
        findings.report(
            names.count == 1
                ? "parameter '\(names[0])' depends on itself, so it never appears; remove the relationship"
                : """
                parameters \(quotedList(names)) depend on each other in a circle, so they never appear; remove one of \
                the relationships
                """,
            at: place
        )
    }
}
