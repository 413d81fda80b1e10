import Basics

/// Writes members, enums, types, findings and changes.
extension JSONWriter {
    mutating func parameter(_ parameter: PreviewParameter) {
        memberOfThing(parameter.member)
        if let relationship = parameter.relationship {
            member("parent", relationship.parent)
            member("condition", relationship.condition)
        }
        member("dialogs", objects: parameter.dialogs) { $0.dialog($1) }
        member("reasons", objects: parameter.reasons) { $0.dialog($1) }
    }

    mutating func dialog(_ dialog: PreviewParameter.Dialog) {
        member("name", dialog.name)
        member("text", dialog.text)
    }

    mutating func memberOfThing(_ value: PreviewMember) {
        member("anchor", value.anchor)
        member("name", value.name)
        index("displayName", value.displayName)
        member("type", value.type)
        member("typeAnchor", ifPresent: value.typeAnchor)
        member("isList", value.isList)
        self.value("sample", value.sample)
        member("details", objects: value.details) { json, detail in
            json.member("label", detail.label)
            json.value("value", detail.value)
        }
    }

    mutating func enumeration(_ value: PreviewEnum) {
        member("anchor", value.anchor)
        member("name", value.name)
        member("file", value.file)
        index("displayName", value.displayName)
        member("cases", objects: value.cases) { json, enumCase in
            json.member("anchor", enumCase.anchor)
            json.member("name", enumCase.name)
            json.member("rawValue", enumCase.rawValue)
            json.index("displayName", enumCase.displayName)
            json.index("pronunciation", enumCase.pronunciation)
            json.indices("synonyms", enumCase.synonyms)
        }
        texts("users", value.users)
    }

    mutating func type(_ value: PreviewType) {
        member("anchor", value.anchor)
        member("name", value.name)
        member("file", value.file)
        index("displayName", value.displayName)
        member("properties", objects: value.properties) { $0.memberOfThing($1) }
        texts("users", value.users)
    }

    mutating func finding(_ finding: PreviewFinding) {
        member("severity", finding.severity)
        member("rule", finding.rule)
        member("message", finding.message)
        member("place", finding.place)
        texts("anchors", finding.anchors)
        member("breaks", finding.breaksShortcuts)
    }

    mutating func comparison(_ comparison: PreviewComparison) {
        member("earlier", comparison.earlier)
        member("changes", objects: comparison.changes) { json, change in
            json.member("kind", change.kind.rawValue)
            json.member("subject", change.subject)
            json.member("anchor", ifPresent: change.anchor)
            json.member("field", ifPresent: change.field)
            json.member("before", ifPresent: change.before)
            json.member("after", ifPresent: change.after)
        }
    }
}
