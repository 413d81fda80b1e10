import Intents

extension IntentHost {
    /// Opens the app as a tap on what is shown for a run does.
    ///
    /// The app gets the response's activity, else one whose type is the name of the intent class; its `interaction`
    /// tells what was run.
    public nonisolated(nonsending) func openApp(after run: IntentRun) async -> IntentRun {
        let activity = run.intent.map { NSUserActivity.continuing($0, after: run.response) } ?? run.userActivity
        guard let activity else { return run }
        return await self.run(activity)
    }
}
