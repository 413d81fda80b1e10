import Intents
import IntentsHost

extension IntentHostConfiguration {
    /// Returns the host's configuration for the phone's intents in a user's language. Texts that `Plants.strings` doesn't
    /// translate are spoken as in the definition.
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
