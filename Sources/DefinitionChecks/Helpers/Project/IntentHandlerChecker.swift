import Basics
import IntentDefinition

/// Checks that each intent that needs a handler is listed in an `Info.plist`.
///
/// A bundle is complete. `Info.plist` files alone may not be: missing entries are reported only if one of the files says
/// that something handles intents.
struct IntentHandlerChecker {
    private let bundle: CheckedBundle?
    private let handled: Set<String>
    private let isNeeded: Bool

    /// Collects the intents that apps and their extensions handle.
    init(of apps: [CheckedApp]) {
        let lists = apps.flatMap(\.propertyLists).flatMap(\.handledIntents)
        bundle = apps.lazy.compactMap(\.bundle).first
        handled = Set(lists.flatMap { $0.values.map(\.value) })
        isNeeded = !lists.isEmpty || bundle != nil
    }

    /// Reports intents that run in the background or offer options, but that nothing handles.
    func check(_ classes: IntentClasses, findings: inout Findings) {
        guard isNeeded else { return }
        for intentClass in classes.all where !handled.contains(intentClass.className) {
            let intent = intentClass.intent
            guard intent.deprecated?.value != true else { continue }
            if intent.runsInBackground, !intent.isForWidgetsOnly {
                report(intentClass, findings: &findings)
            } else {
                reportOptions(of: intentClass, findings: &findings)
            }
        }
    }

    /// The `Info.plist` files that don't list a class, in words.
    private var place: String { bundle.map { "no Info.plist in '\($0.path)'" } ?? "no Info.plist" }

    private func report(_ intentClass: IntentClass, findings: inout Findings) {
        findings.report(
            """
            \(intentClass.title) runs in the background, but \(place) lists its class '\(intentClass.className)', so \
            it has no handler (error 2003); add the class to 'IntentsSupported' of the extension, or to \
            'INIntentsSupported' of the app
            """,
            at: intentClass.location,
            severity: bundle == nil ? .warning : .error
        )
    }

    private func reportOptions(of intentClass: IntentClass, findings: inout Findings) {
        let parameters = (intentClass.intent.parameters?.value ?? []).filter { parameter in
            parameter.supportsDynamicEnumeration?.value == true || parameter.supportsSearch?.value == true
        }
        guard let first = parameters.first else { return }

        let names = parameters.compactMap(\.name?.value)
        findings.report(
            """
            \(place) lists class '\(intentClass.className)', so nothing provides the options of \
            \(quotedList(names, limit: 5)) of \(intentClass.title); add the class to 'IntentsSupported' of the \
            extension, or to 'INIntentsSupported' of the app
            """,
            at: SourceLocation(
                file: intentClass.location.file,
                position: first.supportsDynamicEnumeration?.position ?? first.name?.position
            ),
            severity: .warning
        )
    }
}

extension Intent {
    /// Whether a shortcut with the intent can run without opening the app.
    var runsInBackground: Bool {
        let combinations = configurable?.value == true ? allCombinations : combinations(for: .suggestion)
        return combinations.contains { $0.supportsBackgroundExecution?.value == true }
    }
}
