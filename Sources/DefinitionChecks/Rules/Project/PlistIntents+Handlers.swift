import Basics
import IntentDefinition
import PropertyLists

extension PlistIntents {
    /// Reports intents that run in the background and that nothing handles, and options that nobody provides.
    ///
    /// An app that was built is complete. `Info.plist` files alone may be some of several: only if one of them says that
    /// something handles intents, the others are missed.
    static func checkHandlers(_ apps: [CheckedApp], _ classes: IntentClasses, _ findings: inout Findings) {
        let lists = apps.flatMap(\.propertyLists).flatMap(\.handledIntents)
        let bundle = apps.lazy.compactMap(\.bundle).first
        guard !lists.isEmpty || bundle != nil else { return }
        let handled = Set(lists.flatMap { $0.values.map(\.value) })
        for intentClass in classes.all where !handled.contains(intentClass.className) {
            let intent = intentClass.intent
            guard intent.deprecated?.value != true else { continue }
            if intent.runsInBackground, !intent.isForWidgetsOnly {
                report(intentClass, unhandledIn: bundle, &findings)
            } else {
                reportOptions(of: intentClass, unprovidedIn: bundle, &findings)
            }
        }
    }

    private static func report(
        _ intentClass: IntentClass,
        unhandledIn bundle: CheckedBundle?,
        _ findings: inout Findings
    ) {
        let place = bundle.map { "no Info.plist in '\($0.path)'" } ?? "no Info.plist"
        findings.report(
            """
            \(intentClass.title) runs in the background, and \(place) lists its class \
            '\(intentClass.className)', so that there is no handler (error 2003) and the app opens at best; add \
            the class to 'IntentsSupported' of the extension, or to 'INIntentsSupported' of the app
            """,
            at: intentClass.location,
            severity: bundle == nil ? .warning : .error
        )
    }

    private static func reportOptions(
        of intentClass: IntentClass,
        unprovidedIn bundle: CheckedBundle?,
        _ findings: inout Findings
    ) {
        let parameters = (intentClass.intent.parameters?.value ?? []).filter { parameter in
            parameter.supportsDynamicEnumeration?.value == true || parameter.supportsSearch?.value == true
        }
        guard let first = parameters.first else { return }
        let names = parameters.compactMap(\.name?.value)
        let place = bundle.map { "no Info.plist in '\($0.path)'" } ?? "no Info.plist"
        findings.report(
            """
            nobody provides the options of \(quotedList(names, limit: 5)) of \(intentClass.title): \(place) lists the \
            class '\(intentClass.className)'; add it to 'IntentsSupported' of the extension that provides them, or to \
            'INIntentsSupported' of the app
            """,
            at: SourceLocation(
                file: intentClass.location.file,
                position: first.supportsDynamicEnumeration?.position ?? first.name?.position
            ),
            severity: .warning
        )
    }
}
