import Intents
import IntentsHost

/// An app that asks on the terminal which plant to water, and waters it.
@main
struct PlantsApp {
    static func main() async {
        let host = IntentHost(configuration(garden: Garden()))
        _ = await host.run(WaterPlantIntent(), in: TerminalDialogue())
    }

    /// Returns the host's configuration for the app.
    static func configuration(garden: Garden) -> IntentHostConfiguration {
        IntentHostConfiguration(
            intents: PlantsDefinition.intents,
            handlers: .handlers { intent in intent is WaterPlantIntent ? WaterPlantHandler(garden: garden) : nil }
        )
    }
}
