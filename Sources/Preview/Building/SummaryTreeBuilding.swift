import Basics
import IntentDefinition

/// Builds the choice among an intent's summaries.
extension DefinitionBuilder {
    mutating func summaryTree(of intent: Intent, at anchor: String) -> SummaryTree {
        let parameters = intent.parameters?.value ?? []
        let children = parameters.filter { !($0.relationship?.parentName?.value ?? "").isEmpty }
        let names = Set(children.compactMap { $0.relationship?.parentName?.value })
        let parents = parameters.filter { $0.name.map { names.contains($0.value) } ?? false }
        let choices = parents.map { parent in
            let conditions = children.filter { $0.relationship?.parentName?.value == parent.name?.value }
                .compactMap { $0.relationship.map(ParentCondition.init) }
            return ParentChoice(
                parent: parent.name?.value ?? "",
                options: options(of: parent, under: conditions, at: anchor)
            )
        }

        var builder = SummaryTreeBuilder(
            parameters: parameters,
            summaries: intent.combinations(for: .summary).map(\.parameterNames),
            choices: choices
        )
        builder.build()
        return builder.tree
    }

    /// Returns the values of a parent that make a difference.
    private mutating func options(
        of parent: Parameter,
        under conditions: [ParentCondition],
        at anchor: String
    ) -> [(label: PreviewValue, value: ParentCondition.Value)] {
        let numbers = Set(conditions.filter(\.comparesNumbers).compactMap { Double($0.value) })
        if !numbers.isEmpty {
            let probes = Set(numbers.flatMap { [$0 - 1, $0, $0 + 1] }).sorted()
            return [(.literal("no value"), .none)] + probes.map { (.literal($0.shown), .number($0)) }
        }

        var options: [(label: PreviewValue, value: ParentCondition.Value)] = []
        if parent.type?.value == "Boolean" {
            let labels = self.options(of: parent, at: anchor)
            options = [(labels[0], .named("true")), (labels[1], .named("false"))]
        } else if let declared = parent.declaredEnum, let enumeration = enumDefinitions[declared.value] {
            let named = Set(conditions.filter(\.namesValue).map(\.value))
            for value in enumeration.values?.value ?? [] where named.contains(value.name?.value ?? "") {
                let label = text(value.displayName, at: anchor).map(PreviewValue.text)
                options.append((label ?? .literal(value.name?.value ?? ""), .named(value.name?.value ?? "")))
            }
            let count = (enumeration.values?.value ?? []).count { ($0.index?.value.integerValue ?? 0) != 0 }
            if options.count < count { options.append((.literal("another value"), .other)) }
        } else {
            options = Set(conditions.filter(\.namesValue).map(\.value)).sorted().map { (.literal($0), .named($0)) }
            options.append((.literal(options.isEmpty ? "any value" : "another value"), .other))
        }
        return options + [(.literal("no value"), .none)]
    }
}

/// A parent and the values that make a difference.
private struct ParentChoice {
    var parent: String
    var options: [(label: PreviewValue, value: ParentCondition.Value)]
}

/// A builder of the states that the choices of values lead to.
private struct SummaryTreeBuilder {
    /// The maximum number of states.
    private static let limit = 2_000

    let parameters: [Parameter]
    let summaries: [[String]]
    let choices: [ParentChoice]
    private(set) var tree = SummaryTree()

    init(parameters: [Parameter], summaries: [[String]], choices: [ParentChoice]) {
        self.parameters = parameters
        self.summaries = summaries
        self.choices = choices
    }

    mutating func build() {
        _ = node(after: [:], open: choices[...])
    }

    /// Adds the state after some choices; the parents that don't apply are passed over.
    private mutating func node(after values: [String: ParentCondition.Value], open: ArraySlice<ParentChoice>) -> Int {
        let active = activeParameters(values)
        let index = tree.nodes.count
        tree.nodes.append(.summary(outcome(for: active)))
        guard index < Self.limit else {
            tree.isCut = true
            return index
        }
        // A parent that isn't before its children in the file still decides first, because it is in `open` first.
        guard let position = open.firstIndex(where: { active.contains($0.parent) }) else { return index }

        let choice = open[position]
        var rest = open
        rest.remove(at: position)
        var options: [SummaryTree.Option] = []
        for option in choice.options {
            var values = values
            values[choice.parent] = option.value
            options.append(SummaryTree.Option(value: option.label, next: node(after: values, open: rest[...])))
        }
        tree.nodes[index] = .choice(parent: choice.parent, options: options)
        return index
    }

    /// The parameters that apply: those without a parent, and those whose parent applies and meets the condition.
    private func activeParameters(_ values: [String: ParentCondition.Value]) -> [String] {
        var active: Set<String> = []
        var isComplete = false
        // Each round adds at least one parameter, so the loop ends.
        while !isComplete {
            let count = active.count
            for parameter in parameters {
                guard let name = parameter.name?.value, !active.contains(name) else { continue }
                let parent = parameter.relationship?.parentName?.value ?? ""
                guard let relationship = parameter.relationship, !parent.isEmpty else {
                    active.insert(name)
                    continue
                }
                let holds = ParentCondition(relationship).holds(for: values[parent] ?? .none)
                if active.contains(parent), holds { active.insert(name) }
            }
            isComplete = active.count == count
        }
        return parameters.compactMap { $0.name?.value }.filter(active.contains)
    }

    /// Chooses the summary with exactly the parameters that apply, or else the one with most of them.
    private func outcome(for active: [String]) -> SummaryTree.Outcome {
        let set = Set(active)
        let fitting = summaries.indices.filter { set.isSuperset(of: summaries[$0]) }
        let best = fitting.max { (summaries[$0].count, $1) < (summaries[$1].count, $0) }
        let shown = Set(best.map { summaries[$0] } ?? [])
        return SummaryTree.Outcome(
            summary: best,
            parameters: active,
            others: active.filter { !shown.contains($0) }
        )
    }
}

extension Double {
    /// The number without a fraction if it is whole.
    fileprivate var shown: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}
