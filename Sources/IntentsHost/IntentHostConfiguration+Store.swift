extension SQLiteIntentSystem {
    /// Creates a system that keeps what a host's app donates, adds and sets, under the app's id.
    public convenience init(for configuration: IntentHostConfiguration, options: Options = Options()) {
        self.init(
            applicationID: configuration.applicationIdentifier,
            intents: configuration.intents,
            options: options
        )
    }
}
