import Intents
import PortableForm
import Testing

@Suite("Pictures of parameters")
struct ImageTests {
    @Test("a picture is set and read by key path, and survives copying and archiving")
    func keyPath() throws {
        let intent = StartWorkoutIntent()
        intent.setImage(INImage(named: "swim"), forParameterNamed: \.kind)
        #expect(intent.image(forParameterNamed: \.kind) == INImage(named: "swim"))
        #expect(intent.image(forParameterNamed: \.place) == nil)
        let copy = try #require(intent.copy() as? StartWorkoutIntent)
        #expect(copy.image(forParameterNamed: \.kind) == INImage(named: "swim"))
        #expect(try archived(intent)?.image(forParameterNamed: \.kind) == INImage(named: "swim"))
    }

    @Test("a key path that doesn't lead to a parameter is reported")
    func unknownKeyPath() throws {
        let system = MemoryIntentSystem()
        let intent = StartWorkoutIntent()
        IntentEnvironment.withSystem(system) {
            intent.setImage(INImage(named: "x"), forParameterNamed: \.suggestedInvocationPhrase)
        }
        #expect(system.contents.reports.count == 1)
        #expect(intent.keyImage() == nil)
    }

    @Test("the intent's picture is the first that a parameter has")
    func keyImage() {
        let intent = StartWorkoutIntent()
        #expect(intent.keyImage() == nil)
        intent.equipment = Equipment(identifier: nil, display: "x", subtitle: nil, image: INImage(named: "bike"))
        #expect(intent.keyImage() == INImage(named: "bike"))
        intent.setImage(INImage(named: "run"), forParameterNamed: \.kind)
        #expect(intent.keyImage() == INImage(named: "run"))
    }
}
