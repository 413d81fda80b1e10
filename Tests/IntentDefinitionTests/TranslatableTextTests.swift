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
            $0.synonym = "tiny"
            $0.synonymID = "s1"
            $0.pronunciationHint = "tie-nee"
            $0.pronunciationHintID = "p2"
        }
        let value = EnumValue {
            $0.name = "small"
            $0.displayName = "Small"
            $0.displayNameID = "v1"
            $0.pronunciationHint = "smawl"
            $0.pronunciationHintID = "p1"
            $0.synonyms = [synonym]
        }
        let size = EnumDefinition {
            $0.name = "Size"
            $0.displayName = "Size of it"
            $0.displayNameID = "e1"
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
            $0.title = "Order ${hot}"
            $0.titleID = "c1"
            $0.subtitle = "Now"
            $0.subtitleID = "c2"
        }
        let intent = Intent {
            $0.name = "Order"
            $0.title = "Order soup"
            $0.titleID = "t1"
            $0.description = ""
            $0.descriptionID = "d1"
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
            $0.trueDisplayName = "hot"
            $0.trueDisplayNameID = "m2"
            $0.falseDisplayName = "cold"
            $0.falseDisplayNameID = "m3"
            $0.placeholderID = "m4"
            $0.template = "MMM d"
            $0.templateID = "m5"
        }
        let dialog = PromptDialog {
            $0.type = "Primary"
            $0.formatString = "Hot?"
            $0.formatStringID = "q1"
        }
        let reason = UnsupportedReason {
            $0.code = "tooHot"
            $0.formatString = "Too hot"
            $0.formatStringID = "r1"
        }
        let parameter = Parameter {
            $0.name = "hot"
            $0.displayName = "Hot"
            $0.displayNameID = "n1"
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
            $0.formatString = "Done"
            $0.formatStringID = "f1"
            $0.conciseFormatString = "OK"
            $0.conciseFormatStringID = "f2"
        }
        let property = ResponseParameter {
            $0.name = "wait"
            $0.displayName = "Waiting"
            $0.displayNameID = "w1"
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
            $0.displayName = "Color"
            $0.displayNameID = "x2"
        }
        let soup = TypeDefinition {
            $0.name = "Soup"
            $0.displayName = "Soup"
            $0.displayNameID = "x1"
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
            $0.title = "Order"
            $0.titleID = "t1"
            $0.description = ""
            $0.descriptionID = "d1"
        }
        let keyless = Intent { $0.title = "Order" }
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
