import Basics
import IntentDefinition
import IntentInterface
import Testing

@Suite("The catalog of system intents")
struct SystemIntentCatalogTests {
    private let catalog = SystemIntentCatalog.known

    @Test("has every intent of the families, without errors")
    func complete() {
        let names = KnownFamilies.all.flatMap(\.intents).map { "IN\($0.name.value)Intent" }
        #expect(catalog.intents.map(\.declaration.intent.className) == names.sorted())
        let types = SystemTypeTable(of: KnownFamilies.all)
        for family in KnownFamilies.all {
            #expect(DefinitionInterface(of: family, types: types).findings.isEmpty)
        }
    }

    @Test("has only intents whose names are known as system names")
    func names() {
        let stems = Set(IntentsNames.intentStems)
        #expect(catalog.intents.map(\.declaration.intent.name).filter { !stems.contains($0) } == [])
    }

    @Test("knows an intent's releases, parameters and methods")
    func facts() throws {
        let intent = try #require(catalog.intent(ofClass: "INStartAudioCallIntent"))
        #expect(intent.since.map(\.system) == ["iOS", "watchOS"])
        #expect(intent.since.map(\.version) == ["10.0", "3.2"])
        #expect(intent.deprecated == "13.0")
        #expect(intent.parameterNames == ["destinationType", "contacts"])
        let ride = try #require(catalog.intent(named: "GetRideStatus", className: nil))
        #expect(ride.otherMethods == ["startSendingUpdates(for:to:)", "stopSendingUpdates(for:)"])
    }

    @Test("finds an intent by its class, even if the definition calls it something else")
    func classFirst() {
        #expect(catalog.intent(named: "Play", className: "INPlayMediaIntent")?.declaration.intent.name == "PlayMedia")
        #expect(catalog.intent(named: "PlayMedia", className: "XYPlayMediaIntent") == nil)
    }
}
