import Basics
import IntentDefinition
import PropertyLists
import TestSupport
import Testing

@Suite("The texts of a definition")
struct TranslatableTextTests {
    /// The texts of a definition, as `role of owners: text (key)`.
    private func texts(_ definition: Definition) -> [String] {
        definition.translatableTexts.map { "\($0): \($0.text?.value ?? "-") (\($0.key?.value ?? "-"))" }
    }

    @Test("the texts of an enum are listed")
    func listsEnums() {
        let synonym = EnumValueSynonym {
            $0.synonym.text = "tiny"
            $0.synonym.key = "s1"
            $0.pronunciationHint.text = "tie-nee"
            $0.pronunciationHint.key = "p2"
        }
        let value = EnumValue {
            $0.name = "small"
            $0.displayName.text = "Small"
            $0.displayName.key = "v1"
            $0.pronunciationHint.text = "smawl"
            $0.pronunciationHint.key = "p1"
            $0.synonyms = [synonym]
        }
        let size = EnumDefinition {
            $0.name = "Size"
            $0.displayName.text = "Size of it"
            $0.displayName.key = "e1"
            $0.values = [value]
        }
        #expect(
            texts(Definition { $0.enums = [size] }) == [
                "display name of enum 'Size': Size of it (e1)",
                "display name of case 'small' of enum 'Size': Small (v1)",
                "pronunciation hint of case 'small' of enum 'Size': smawl (p1)",
                "synonym of case 'small' of enum 'Size': tiny (s1)",
                "pronunciation hint of case 'small' of enum 'Size': tie-nee (p2)",
            ]
        )
    }

    @Test("the texts of an intent are listed")
    func listsIntents() {
        let combination = ParameterCombination {
            $0.key = "hot"
            $0.title.text = "Order ${hot}"
            $0.title.key = "c1"
            $0.subtitle.text = "Now"
            $0.subtitle.key = "c2"
        }
        let intent = Intent {
            $0.name = "Order"
            $0.title.text = "Order soup"
            $0.title.key = "t1"
            $0.description.text = ""
            $0.description.key = "d1"
            $0.parameterCombinations = [combination]
            $0.managedParameterCombinations = [combination]
        }
        #expect(
            texts(Definition { $0.intents = [intent] }) == [
                "title of intent 'Order': Order soup (t1)", "description of intent 'Order':  (d1)",
                "title of combination 'hot' of intent 'Order': Order ${hot} (c1)",
                "subtitle of combination 'hot' of intent 'Order': Now (c2)",
                "title of combination 'hot' of intent 'Order': Order ${hot} (c1)",
                "subtitle of combination 'hot' of intent 'Order': Now (c2)",
            ]
        )
    }

    @Test("the texts of a parameter are listed")
    func listsParameters() {
        let metadata = ParameterMetadata {
            $0.defaultValue = PropertyListValue(.string("Leek"))
            $0.defaultValueID = "m1"
            $0.trueDisplayName.text = "hot"
            $0.trueDisplayName.key = "m2"
            $0.falseDisplayName.text = "cold"
            $0.falseDisplayName.key = "m3"
            $0.placeholder.key = "m4"
            $0.template.text = "MMM d"
            $0.template.key = "m5"
        }
        let dialog = PromptDialog {
            $0.type = "Primary"
            $0.formatString.text = "Hot?"
            $0.formatString.key = "q1"
        }
        let reason = UnsupportedReason {
            $0.code = "tooHot"
            $0.formatString.text = "Too hot"
            $0.formatString.key = "r1"
        }
        let parameter = Parameter {
            $0.name = "hot"
            $0.displayName.text = "Hot"
            $0.displayName.key = "n1"
            $0.metadata = metadata
            $0.promptDialogs = [dialog]
            $0.unsupportedReasons = [reason]
        }
        let intent = Intent {
            $0.name = "Order"
            $0.parameters = [parameter]
        }
        let owner = "parameter 'hot' of intent 'Order'"
        #expect(
            texts(Definition { $0.intents = [intent] }) == [
                "display name of \(owner): Hot (n1)", "default value of \(owner): Leek (m1)",
                "name of true of \(owner): hot (m2)", "name of false of \(owner): cold (m3)",
                "placeholder of \(owner): - (m4)", "date template of \(owner): MMM d (m5)",
                "prompt of dialog 'Primary' of \(owner): Hot? (q1)",
                "unsupported reason of reason 'tooHot' of \(owner): Too hot (r1)",
            ]
        )
    }

    @Test("the texts of responses and types are listed")
    func listsResponsesAndTypes() {
        let code = ResponseCode {
            $0.name = "success"
            $0.formatString.text = "Done"
            $0.formatString.key = "f1"
            $0.conciseFormatString.text = "OK"
            $0.conciseFormatString.key = "f2"
        }
        let property = ResponseParameter {
            $0.name = "wait"
            $0.displayName.text = "Waiting"
            $0.displayName.key = "w1"
        }
        let intent = Intent { intent in
            intent.name = "Order"
            intent.response = Response {
                $0.codes = [code]
                $0.parameters = [property]
            }
        }
        let color = TypeProperty {
            $0.name = "color"
            $0.displayName.text = "Color"
            $0.displayName.key = "x2"
        }
        let soup = TypeDefinition {
            $0.name = "Soup"
            $0.displayName.text = "Soup"
            $0.displayName.key = "x1"
            $0.properties = [color]
        }
        let definition = Definition {
            $0.intents = [intent]
            $0.types = [soup]
        }
        #expect(
            texts(definition) == [
                "response of response code 'success' of intent 'Order': Done (f1)",
                "concise response of response code 'success' of intent 'Order': OK (f2)",
                "display name of response property 'wait' of intent 'Order': Waiting (w1)",
                "display name of type 'Soup': Soup (x1)", "display name of property 'color' of type 'Soup': Color (x2)",
            ]
        )
    }

    @Test("a text needs a translation if neither it nor its key is empty")
    func tellsNeed() {
        let intent = Intent {
            $0.title.text = "Order"
            $0.title.key = "t1"
            $0.description.text = ""
            $0.description.key = "d1"
        }
        let keyless = Intent { $0.title.text = "Order" }
        let texts = Definition { $0.intents = [intent, keyless] }.translatableTexts
        #expect(texts.map(\.needsTranslation) == [true, false, false])
        #expect(texts.map(\.index) == [0, 0, 1])
    }

    @Test(
        "every key of a real definition is listed, and each as often as it occurs",
        .needsCorpus,
        arguments: Corpus.definitions
    )
    func listsEveryKey(file: Corpus.File) throws {
        var diagnostics: [Diagnostic] = []
        let bytes = try file.bytes()
        guard let definition = DefinitionDecoder(file: file.path).decode(bytes, diagnostics: &diagnostics) else {
            return
        }
        var written: [String] = []
        collectKeys(
            try PropertyListParser().parse(bytes).value(at: 0),
            isTextKey: { $0.hasSuffix("ID") && $0.hasPrefix("IN") },
            into: &written
        )
        #expect(definition.translatableTexts.compactMap(\.key?.value).sorted() == written.sorted())
    }

    private func collectKeys(_ value: PropertyListValue, isTextKey: (String) -> Bool, into keys: inout [String]) {
        switch value.content {
        case .dictionary(let entries):
            for entry in entries {
                if isTextKey(entry.key), case .string(let key) = entry.value.content { keys.append(key) }
                collectKeys(entry.value, isTextKey: isTextKey, into: &keys)
            }
        case .array(let elements):
            for element in elements { collectKeys(element, isTextKey: isTextKey, into: &keys) }
        default: break
        }
    }
}
