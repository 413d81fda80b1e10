import Basics
import IntentDefinition
import IntentInterface

/// Builds intents.
extension DefinitionBuilder {
    mutating func intent(_ intent: Intent) -> PreviewIntent {
        let name = intent.name?.value ?? intent.className?.value ?? ""
        let part = "intents/\(name)"
        let anchor = anchors.add("intent", name, part: part, file: file)
        var preview = PreviewIntent(anchor: anchor, name: name, file: file)
        preview.title = text(intent.title, at: anchor)
        preview.summary = text(intent.description, at: anchor)
        preview.category = intent.category?.value
        preview.verb = intent.verb?.value
        preview.places = intent.places
        preview.remarks = intent.remarks

        let parameters = intent.parameters?.value ?? []
        preview.parameters = parameters.map { parameter($0, of: intent, in: anchor, part: "\(part)/parameters") }
        preview.suggestions = intent.combinations(for: .suggestion).map { combination($0, at: anchor) }
        preview.summaries = intent.combinations(for: .summary).map { combination($0, at: anchor) }
        preview.summaryTree = summaryTree(of: intent, at: anchor)

        let response = intent.response
        preview.codes = (response?.codes?.value ?? []).map { code in
            let name = code.name?.value ?? ""
            let inner = anchors.add("code", name, in: anchor, part: "\(part)/response/codes/\(name)", file: file)
            return PreviewCode(
                anchor: inner,
                name: name,
                isSuccess: code.success?.value == true,
                full: text(code.formatString, at: inner),
                concise: text(code.conciseFormatString, at: inner)
            )
        }
        preview.responseProperties = (response?.parameters?.value ?? []).map {
            member($0, "result", in: anchor, part: "\(part)/response/parameters")
        }
        preview.exchanges = exchanges(of: intent, preview.parameters)

        if let declaration = source.interface?.intents.first(where: { $0.name == name }) {
            preview.methods = declaration.operations.map(PreviewMethod.init)
            preview.generated = declaration.generatedNames
        }
        return preview
    }

    private mutating func combination(_ value: ParameterCombination, at anchor: String) -> PreviewCombination {
        PreviewCombination(
            parameters: value.parameterNames,
            title: text(value.title, at: anchor),
            subtitle: text(value.subtitle, at: anchor),
            isPrimary: value.isPrimary?.value == true,
            runsInBackground: value.supportsBackgroundExecution?.value == true
        )
    }

    private mutating func parameter(
        _ value: Parameter,
        of intent: Intent,
        in parent: String,
        part: String
    ) -> PreviewParameter {
        var member = member(value, "parameter", in: parent, part: part)
        member.details += value.traits(in: intent).map { PreviewDetail(label: $0.0, value: .literal($0.1)) }
        return PreviewParameter(
            member: member,
            relationship: relationship(of: value),
            dialogs: (value.promptDialogs?.value ?? []).compactMap { dialog in
                text(dialog.formatString, at: member.anchor).map {
                    PreviewParameter.Dialog(name: dialog.type?.value ?? "", text: $0)
                }
            },
            reasons: (value.unsupportedReasons?.value ?? []).compactMap { reason in
                text(reason.formatString, at: member.anchor).map {
                    PreviewParameter.Dialog(name: reason.code?.value ?? "", text: $0)
                }
            }
        )
    }

    private func relationship(of parameter: Parameter) -> PreviewParameter.Relationship? {
        guard let relationship = parameter.relationship, let parent = relationship.parentName?.value, !parent.isEmpty
        else { return nil }
        let condition = ParentCondition(relationship)
        return PreviewParameter.Relationship(parent: parent, condition: condition.description)
    }
}

extension Intent {
    /// The places where the intent appears.
    fileprivate var places: [String] {
        var places: [String] = []
        // Before Xcode 11, all intents were for suggestions only, and none said so.
        if configurable?.value == true { places.append("Shortcuts") }
        if !isForWidgetsOnly, ineligibleForSuggestions?.value != true, !combinations(for: .suggestion).isEmpty {
            places.append("suggestions")
        }
        if eligibleForWidgets?.value == true { places.append("widgets") }
        return places
    }

    /// Remarks on the intent for people.
    fileprivate var remarks: [String] {
        let restriction: String? =
            switch restrictions?.value.integerValue {
            case 1: "needs an unlocked device"
            case 2: "needs an unlocked device to show data"
            default: nil
            }
        let remarks = [
            isSystem ? "customizes an intent of the system" : nil,
            deprecated?.value == true ? "deprecated: only for existing shortcuts" : nil,
            userConfirmationRequired?.value == true ? "asks for confirmation" : nil,
            restriction,
            input.map { "takes the result of the action before as '\($0.value)'" },
            (response?.output).map { "gives '\($0.value)' to the next action" },
        ]
        return remarks.compactMap(\.self)
    }
}

extension Parameter {
    /// The statements about the parameter that aren't about its type.
    fileprivate func traits(in intent: Intent) -> [(String, String)] {
        var traits: [(String, String)] = []
        let name = name?.value
        if configurable?.value != true { traits.append(("people", "can't set it")) }
        if supportsDynamicEnumeration?.value == true {
            let search = supportsSearch?.value == true ? ", with a search" : ""
            traits.append(("options", "the app provides them\(search)"))
        }
        if supportsResolution?.value == true { traits.append(("resolution", "the app resolves the value")) }
        if fixedSizeArray?.value.integerValue == 1 {
            let sizes = (arraySizes?.value ?? []).map { size in
                let count = size.size?.value.sourceText ?? ""
                return size.sizeClass.map { "\(count) in \($0.value)" } ?? count
            }
            traits.append(("number of values", sizes.joined(separator: ", ")))
        }
        if name != nil, name == intent.keyParameter?.value { traits.append(("key parameter", "yes")) }
        return traits
    }
}

extension PreviewMethod {
    /// Creates the method of an operation, in its newest form.
    fileprivate init(_ operation: Operation) {
        let purpose =
            switch operation.kind {
            case .handle: "handles the intent"
            case .resolve(let parameter, _): "resolves '\(parameter.name)'"
            case .optionsCollection(let parameter, _): "provides the options of '\(parameter.name)'"
            case .confirm: "confirms the intent"
            case .defaultValue(let parameter): "gives the default of '\(parameter.name)'"
            case .options(let parameter): "provides the options of '\(parameter.name)' on older systems"
            }
        self.init(
            name: operation.asyncName ?? operation.completionName,
            purpose: purpose,
            isRequired: operation.isRequired
        )
    }
}

extension IntentDeclaration {
    /// The names of what is generated.
    fileprivate var generatedNames: [String] {
        [className, responseClassName, responseCodeName, protocolName]
            + parameterResults.flatMap { [$0.resultClassName, $0.reasonEnumName] }
    }
}
