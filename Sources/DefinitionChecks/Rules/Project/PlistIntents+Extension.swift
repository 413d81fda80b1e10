import Basics
import PropertyLists

extension PlistIntents {
    /// Reports what an extension lacks to be started, or to be asked for an intent.
    static func checkExtension(_ file: CheckedPropertyList, _ findings: inout Findings) {
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
    static func checkScenes(of file: CheckedPropertyList, isBuilt: Bool, _ findings: inout Findings) {
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
