import Basics
import IntentDefinition
import PropertyLists

/// An `Info.plist` that doesn't match the intents of the definitions or the requirements of the system.
enum PlistIntents: SubjectRule {
    static let description = RuleDescription(
        .plistIntents,
        category: .project,
        severity: .error,
        summary: "an Info.plist doesn't match the intents of the definitions",
        explanation: RuleExplanation(
            trigger: """
                With `--info-plist` or `--bundle`, this error is reported if:

                - the list of supported intents of an extension (`IntentsSupported`) or app (`INIntentsSupported`) \
                has a class that no definition declares, or that is listed twice or by several extensions.
                - the list lacks a restricted class, or is empty in an extension.
                - an extension has no `NSExtensionPointIdentifier` or, if it handles intents, no \
                `NSExtensionPrincipalClass`.
                - `NSUserActivityTypes` lacks an intent that opens the app.
                - an app handles intents itself but doesn't support multiple scenes.

                It is a warning if a system intent is misspelled, `NSUserActivityTypes` has an unknown intent, or no \
                list has an intent that offers options or runs in the background (an error with `--bundle`), and a note \
                if a system intent is newer than the minimum system.
                """,
            importance: """
                The system reports these mistakes only at run time, as errors of `INIntentErrorDomain`: 2001 if \
                several extensions support an intent, 2002 if a restricted intent isn't supported, 2003 if there is \
                no handler, and 2004 for an unknown name. An extension without a principal class doesn't start.
                """,
            wrong: """
                <key>IntentsSupported</key>
                <array>
                    <string>OrderSoup</string>
                </array>
                """,
            right: """
                <key>IntentsSupported</key>
                <array>
                    <string>OrderSoupIntent</string>
                </array>
                """,
            remedy: """
                List each custom intent by its class, once, in the `Info.plist` of the extension or the app that \
                handles it. `intentc list` shows the classes.
                """
        )
    )

    static func check(_ subject: CheckSubject, findings: inout Findings) {
        guard !subject.apps.isEmpty else { return }
        let classes = IntentClasses(of: subject)
        let lists = IntentListChecker(of: subject, classes: classes)
        let activities = UserActivityChecker(classes)

        for app in subject.apps {
            for file in app.propertyLists {
                for list in file.intentLists { lists.check(list, of: file, findings: &findings) }
                checkExtension(file, findings: &findings)
                checkScenes(of: file, isBuilt: app.bundle != nil, findings: &findings)
            }
            lists.checkSharedIntents(of: app, findings: &findings)
            activities.check(app, findings: &findings)
        }
        IntentHandlerChecker(of: subject.apps).check(classes, findings: &findings)
    }

    /// Reports entries that an extension needs to be started, or to be asked for an intent.
    private static func checkExtension(_ file: CheckedPropertyList, findings: inout Findings) {
        guard let info = file.model.appExtension else { return }
        guard let point = info.point else {
            return findings.report(
                """
                the extension has no 'NSExtensionPointIdentifier'; add it, with the value 'com.apple.intents-service' \
                for an extension that handles intents
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
                the extension has no 'NSExtensionPrincipalClass', so the system can't start it; add the name of its \
                class, such as '\(template)'
                """,
                at: file.location(info.position)
            )
        }

        if info.intents.supported.allSatisfy(\.values.isEmpty) {
            findings.report(
                """
                the extension lists no intents, so the system finds no handler in it (error 2003); add the classes of \
                its intents to 'IntentsSupported'
                """,
                at: file.location(info.intents.supported.first?.position ?? info.position)
            )
        }
    }

    /// Reports an app that handles intents itself but supports only one scene.
    ///
    /// - Parameter isBuilt: Whether the build has written the file from all settings, so that missing entries count.
    private static func checkScenes(of file: CheckedPropertyList, isBuilt: Bool, findings: inout Findings) {
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
            the app handles intents itself, which requires multiple scenes; set \
            'UIApplicationSupportsMultipleScenes' in 'UIApplicationSceneManifest' to true
            """,
            at: file.location(flag?.position ?? list.position),
            notes: [Diagnostic.Note("the intents are listed here", at: file.location(list.position))],
            fixIt: FixIt("set 'UIApplicationSupportsMultipleScenes' to true", isSafe: false, edits: edit)
        )
    }
}
