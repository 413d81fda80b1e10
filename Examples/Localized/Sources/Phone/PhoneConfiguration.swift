import Intents
import IntentsHost

extension IntentHostConfiguration {
    /// The phone's intents, in the words of a user's language. What `Plants.strings` doesn't translate is spoken as the
    /// definition has it.
    public static func phone(_ locale: Locale) -> IntentHostConfiguration {
        var configuration = IntentHostConfiguration(
            intents: PlantsDefinition.intents,
            handlers: .handlers { _ in PhoneHandler() }
        )
        configuration.locale = locale
        configuration.translations = [BundleTranslations(bundle: .module, table: "Plants")]
        return configuration
    }
}
