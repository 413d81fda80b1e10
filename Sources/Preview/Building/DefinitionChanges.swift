import IntentDefinition

/// The differences between two versions of a definition.
struct DefinitionChanges {
    private let before: FieldCollector
    private let after: FieldCollector

    init(from before: Definition, to after: Definition) {
        self.before = FieldCollector(before)
        self.after = FieldCollector(after)
    }

    /// Returns the differences: things of today in their order, then things that no longer exist.
    ///
    /// - Parameter anchor: Returns the anchor of a part of today's definition.
    func changes(_ anchor: (_ part: String) -> String?) -> [PreviewComparison.Change] {
        var changes: [PreviewComparison.Change] = []
        for part in after.parts where !part.names.isEmpty {
            let (old, new) = (before.fields[part], after.fields[part] ?? [:])
            guard let old else {
                // What is inside a new thing is new, too.
                if before.fields[part.outer] != nil {
                    changes.append(.init(kind: .added, subject: part.readable, anchor: anchor(part.text)))
                }
                continue
            }
            for field in Set(old.keys).union(new.keys).sorted() where old[field] != new[field] {
                changes.append(
                    .init(
                        kind: .changed,
                        subject: part.readable,
                        anchor: anchor(part.text),
                        field: field,
                        before: old[field],
                        after: new[field]
                    )
                )
            }
        }
        for part in before.parts where after.fields[part] == nil && after.fields[part.outer] != nil {
            let outer = part.outer
            changes.append(
                .init(kind: .removed, subject: part.readable, anchor: outer.names.isEmpty ? nil : anchor(outer.text))
            )
        }
        return changes
    }
}
