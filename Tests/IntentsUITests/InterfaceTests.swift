import Foundation
import Intents
import IntentsUI
import Testing

// A member that is missing or of another type does not compile.
@Suite("The interface of dialogs and hosted views")
@MainActor
struct InterfaceTests {
    @Test("dialogs hold what they are about, and are driven by a host")
    func dialogs() {
        typealias Add = INUIAddVoiceShortcutViewController
        typealias Edit = INUIEditVoiceShortcutViewController
        let makers: (@MainActor (INShortcut) -> Add, @MainActor (INVoiceShortcut) -> Edit) = (
            Add.init(shortcut:), Edit.init(voiceShortcut:)
        )
        let add = makers.0(INShortcut(userActivity: NSUserActivity(activityType: "open")))
        let delegate: (any INUIAddVoiceShortcutViewControllerDelegate)? = add.delegate
        let drivers: (@MainActor (String) -> Bool, @MainActor () -> Bool) = (
            add.intentHostSubmit(phrase:), add.intentHostCancel
        )
        #expect(delegate == nil && drivers.1())

        let change: (Edit) -> @MainActor (String) -> Bool = { $0.intentHostSubmit(phrase:) }
        let endings: [(Edit) -> @MainActor () -> Bool] = [{ $0.intentHostDelete }, { $0.intentHostCancel }]
        let editDelegate: (Edit) -> (any INUIEditVoiceShortcutViewControllerDelegate)? = { $0.delegate }
        _ = (change, endings, editDelegate)
    }

    @Test("the button has a style, and keeps its shortcut")
    func button() {
        let button = INUIAddVoiceShortcutButton(style: .black)
        button.setStyle(.automaticOutline)
        button.cornerRadius = 4
        button.shortcut = INShortcut(userActivity: NSUserActivity(activityType: "open"))
        let delegate: (any INUIAddVoiceShortcutButtonDelegate)? = button.delegate
        #expect(button.style == .automaticOutline && button.shortcut != nil && delegate == nil)
        let styles: [INUIAddVoiceShortcutButtonStyle] = [
            .white, .whiteOutline, .black, .blackOutline, .automatic, .automaticOutline,
        ]
        #expect(styles.map(\.rawValue) == Array(0...5))
    }

    @Test("contexts and behaviours are numbered as Apple's")
    func numbers() {
        let contexts: [INUIHostedViewContext] = [.siriSnippet, .mapsCard]
        #expect(contexts.map(\.rawValue) == [0, 1])
        let behaviors: [INUIInteractiveBehavior] = [.none, .nextView, .launch, .genericAction]
        #expect(behaviors.map(\.rawValue) == Array(0...3))
    }

    @Test("a hosted view need not implement anything, and replaces nothing then")
    func hostedViews() {
        final class View: NSObject, INUIHostedViewControlling, INUIHostedViewSiriProviding {}
        let view = View()
        #expect(!view.displaysMap && !view.displaysMessage && !view.displaysPaymentTransaction)
        let context = NSExtensionContext()
        let sizes = [context.hostedViewMinimumAllowedSize, context.hostedViewMaximumAllowedSize]
        #expect(sizes[0].width <= sizes[1].width && !context.interfaceParametersDescription().isEmpty)
    }
}
