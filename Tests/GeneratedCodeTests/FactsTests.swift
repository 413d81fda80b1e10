import Basics
import CodeGeneration
import Foundation
import GardenIntents
import IntentDefinition
import IntentInterface
import Intents
import KitchenIntents
import LatestArticleIntents
import StartWorkoutIntents
import TestSupport
import Testing

/// What the interface of a definition says is compared with what the generated classes say when they run.
@Suite("The facts of generated classes")
struct FactsTests {
    /// A definition's intent with the class that was generated for it.
    struct Sample: CustomTestStringConvertible {
        let declaration: IntentDeclaration
        let intentClass: INIntent.Type

        var testDescription: String { declaration.className }
    }

    static let lists: [(name: String, classes: [INIntent.Type])] = [
        ("Garden", GardenDefinition.intents), ("Kitchen", KitchenDefinition.intents),
        ("LatestArticle", LatestArticleDefinition.intents), ("StartWorkout", StartWorkoutDefinition.intents),
    ]

    static let samples = lists.flatMap { name, classes in
        zip(interface(of: name)?.intents ?? [], classes).map { Sample(declaration: $0, intentClass: $1) }
    }

    static func interface(of name: String) -> DefinitionInterface? {
        let path = PackageFolder.root.appendingPathComponent("Definitions/\(name).intentdefinition").path
        var diagnostics: [Diagnostic] = []
        let bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
        return DefinitionCompiler().resolve(bytes, file: path, diagnostics: &diagnostics)
    }

    @Test("the list of a definition holds its intents' classes in order", arguments: lists.map(\.name))
    func intentClasses(name: String) throws {
        let classes = try #require(Self.lists.first { $0.name == name }).classes
        let declared = try #require(Self.interface(of: name)).intents.map(\.className)
        #expect(classes.map { "\($0)" } == declared)
    }

    @Test("an intent's identity and traits", arguments: samples)
    func identity(sample: Sample) throws {
        let (facts, metadata) = try (sample.declaration.facts, #require(sample.intentClass.intentMetadata))
        #expect(metadata.name == sample.declaration.name)
        #expect(metadata.title == facts.title.runtimeText)
        #expect(metadata.summary == facts.summary.runtimeText)
        #expect(metadata.category.name == facts.category?.name)
        #expect(metadata.category.verb == facts.category?.verb)
        #expect(metadata.traits.contains(.configurable) == facts.traits.contains(.configurable))
        #expect(metadata.traits.contains(.confirmed) == facts.traits.contains(.confirmed))
        #expect(metadata.traits.contains(.widget) == facts.traits.contains(.widget))
        #expect(metadata.inputParameter == facts.inputParameter)
        #expect(metadata.keyParameter == facts.keyParameter)
        #expect(metadata.defaultImageName == facts.defaultImageName)
    }

    @Test("an intent's parameters", arguments: samples)
    func parameters(sample: Sample) throws {
        let metadata = try #require(sample.intentClass.intentMetadata)
        #expect(metadata.parameters.map(\.name) == sample.declaration.facts.parameters.map(\.property.name))
        for (parameter, facts) in zip(metadata.parameters, sample.declaration.facts.parameters) {
            #expect(parameter.displayName == facts.property.displayName.runtimeText)
            #expect(parameter.type.isList == facts.property.type.isArray)
            #expect(parameter.isConfigurable == facts.isConfigurable)
            #expect(parameter.isResolved == facts.isResolved)
            #expect(parameter.hasDynamicOptions == facts.hasOptions)
            #expect(parameter.searchesOptions == facts.searchesOptions)
            #expect(parameter.prompts.map(\.occasion.rawValue) == facts.prompts.map(\.occasion.rawValue))
            #expect(parameter.prompts.map(\.text) == facts.prompts.map { Optional($0.text).runtimeText })
            #expect(parameter.unsupportedReasons.map(\.name) == facts.reasons.map(\.name))
            #expect(parameter.unsupportedReasons.map(\.code) == Array(1..<(facts.reasons.count + 1)))
            #expect(parameter.unsupportedReasons.map(\.text?.text) == facts.reasons.map(\.template?.text))
            #expect(parameter.minimum == facts.minimum)
            #expect(parameter.maximum == facts.maximum)
            #expect(parameter.unit == facts.property.presentation.unit)
            #expect(parameter.booleanNames?.true.text == facts.property.presentation.booleanNames?.trueName.text)
            #expect(parameter.booleanNames?.false.text == facts.property.presentation.booleanNames?.falseName.text)
            let format = parameter.property.presentation.dateFormat
            #expect(format?.dateStyle == facts.property.presentation.dateFormat?.dateStyle)
            #expect(format?.timeStyle == facts.property.presentation.dateFormat?.timeStyle)
            #expect(parameter.relationship?.parent == facts.relationship?.parent)
            let sizes = facts.listSizes.map { ($0.sizeClass, $0.count) }
            #expect(parameter.listSizes == Dictionary(sizes) { first, _ in first })
            #expect((parameter.defaultValue == nil) == (facts.defaultValue == nil))
        }
    }

    @Test("an intent's combinations of both kinds", arguments: samples)
    func combinations(sample: Sample) throws {
        let (facts, metadata) = try (sample.declaration.facts, #require(sample.intentClass.intentMetadata))
        for (combinations, declared) in [
            (metadata.combinations, facts.combinations.filter { $0.use == .suggestion }),
            (metadata.managedCombinations, facts.combinations.filter { $0.use == .summary }),
        ] {
            #expect(combinations.map(\.parameters) == declared.map(\.parameters))
            #expect(combinations.map(\.title) == declared.map(\.title.runtimeText))
            #expect(combinations.map(\.subtitle) == declared.map(\.subtitle.runtimeText))
            #expect(combinations.map(\.runsInBackground) == declared.map(\.runsInBackground))
            #expect(combinations.map(\.isPrimary) == declared.map(\.isPrimary))
        }
    }
}

extension Optional<LocalizedText> {
    /// The text as the runtime gives it.
    fileprivate var runtimeText: IntentText? { map { IntentText($0.text, identifier: $0.key) } }
}
