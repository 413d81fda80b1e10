import Basics
import IntentDefinition
import PropertyLists

extension PlistIntents {
    /// Reports what an extension lacks to be started, or to be asked for an intent.
    static func checkExtension(_ file: CheckedPropertyList, findings: inout Findings) {
        guard let info = file.model.appExtension else { return }
        guard let point = info.point else {
            return findings.report(
                """
                the extension does not say what it extends; add 'NSExtensionPointIdentifier', which is \
                'com.apple.intents-service' for one that handles intents
                """,
                at: file.location(info.position)
            )
        }
        let isOfIntents = point.value == "com.apple.intents-service" || point.value == "com.apple.intents-ui-service"
        guard isOfIntents else { return }
        let showsStoryboard = point.value == "com.apple.intents-ui-service" && info.mainStoryboard != nil
        if info.principalClass?.value.isEmpty ?? true, !showsStoryboard {
            let template = "$(PRODUCT_MODULE_NAME).IntentHandler"
            findings.report(
                """
                the extension has no 'NSExtensionPrincipalClass', and the system cannot start it; add the name of its \
                class, such as '\(template)'
                """,
                at: file.location(info.position)
            )
        }
        if info.intents.supported.allSatisfy(\.values.isEmpty) {
            findings.report(
                """
                the extension lists no intents, so that the system finds no handler in it (error 2003); add the \
                classes of its intents to 'IntentsSupported'
                """,
                at: file.location(info.intents.supported.first?.position ?? info.position)
            )
        }
    }

    /// Reports an app that handles intents itself and has one scene only.
    ///
    /// - Parameter isBuilt: Whether the file is what the build made of all settings, so that what it leaves out is not
    ///   there.
    static func checkScenes(of file: CheckedPropertyList, isBuilt: Bool, findings: inout Findings) {
        let info = file.model
        guard info.appExtension == nil, let list = info.intents.supported.first(where: { !$0.values.isEmpty }) else {
            return
        }
        let flag = info.supportsMultipleScenes
        let isMissing = flag == nil && isBuilt && info.minimumOSVersion != nil
        guard flag?.value == false || isMissing else { return }
        let edit = info.sceneManifestPosition.flatMap { position in
            file.editor?.setting(
                "UIApplicationSupportsMultipleScenes",
                to: PropertyListValue(.boolean(true)),
                inDictionaryAt: position
            )
        }
        findings.report(
            """
            the app handles intents itself, for which it has to support several scenes; set \
            'UIApplicationSupportsMultipleScenes' in 'UIApplicationSceneManifest' to true
            """,
            at: file.location(flag?.position ?? list.position),
            notes: [Diagnostic.Note("the intents are listed here", at: file.location(list.position))],
            fixIt: FixIt("set 'UIApplicationSupportsMultipleScenes' to true", isSafe: false, edits: edit)
        )
    }
}

extension PlistIntents {
    /// Reports intents that run in the background and that nothing handles, and options that nobody provides.
    ///
    /// An app that was built is complete. `Info.plist` files alone may be some of several: only if one of them says that
    /// something handles intents, the others are missed.
    static func checkHandlers(_ apps: [CheckedApp], _ classes: IntentClasses, findings: inout Findings) {
        let lists = apps.flatMap(\.propertyLists).flatMap(\.handledIntents)
        let bundle = apps.lazy.compactMap(\.bundle).first
        guard !lists.isEmpty || bundle != nil else { return }
        let handled = Set(lists.flatMap { $0.values.map(\.value) })
        for intentClass in classes.all where !handled.contains(intentClass.className) {
            let intent = intentClass.intent
            guard intent.deprecated?.value != true else { continue }
            if intent.runsInBackground, !intent.isForWidgetsOnly {
                report(intentClass, unhandledIn: bundle, findings: &findings)
            } else {
                reportOptions(of: intentClass, unprovidedIn: bundle, findings: &findings)
            }
        }
    }

    private static func report(
        _ intentClass: IntentClass,
        unhandledIn bundle: CheckedBundle?,
        findings: inout Findings
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
        findings: inout Findings
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
