import TestSupport
import Testing

/// What rules need from the command line.
@Suite struct CheckedRuleTests {
    @Test("'--minimum-os' names the oldest systems; without it their rules are silent")
    func minimumSystems() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            #expect(try !tool.run("check").outputText.contains("[availability-floor]"))
            let result = try tool.run("check", "--minimum-os", "iOS=11.0,macOS=11")
            #expect(
                result.outputText.contains(
                    """
                    warning: intent 'Order' is a custom intent, which requires iOS 12.0, but the minimum is iOS 11.0; \
                    raise the minimum, or make sure that the app works without it [availability-floor]
                    """
                )
            )
        }
    }

    @Test(
        "a value of '--minimum-os' that doesn't name systems is invalid",
        arguments: ["", "iOS", "iOS=", "iOS=13,", "tvOS=13.0", "iOS=13.0,iOS=14.0", "iOS=13.0=14.0", "iOS=new"]
    )
    func invalidSystems(value: String) throws {
        try withTool { tool, _ in
            let result = try tool.run("check", "--minimum-os=\(value)")
            #expect(result.status == 64)
            #expect(
                result.errorText.hasPrefix(
                    """
                    error: '\(value)' isn't valid for '--minimum-os'; valid values are systems with a version, such as \
                    'iOS=13.0,watchOS=6.0'; the systems are 'iOS', 'macOS', 'watchOS'
                    """
                )
            )
        }
    }

    @Test("a conflict of version stamps alone is said to be one")
    func conflictOfStamps() throws {
        try withTool { tool, folder in
            let conflict = """
                <<<<<<< HEAD
                <key>INIntentDefinitionToolsVersion</key><string>13.2</string>
                =======
                <key>INIntentDefinitionToolsVersion</key><string>13.10</string>
                >>>>>>> main

                """
            let definition = Definitions.intents("Order").replacing("<key>INIntents", with: conflict + "<key>INIntents")
            try folder.write(definition, to: "Definitions/Shop.intentdefinition")
            let result = try tool.run("check")
            #expect(result.status == 1)
            #expect(
                result.outputText.contains(
                    "; only version stamps differ: keep the version stamps of Xcode 13.10 [vcs-conflict]"
                )
            )
        }
    }

    @Test("a file in an encoding that can't be read is an error of 'check' too")
    func unknownEncoding() throws {
        try withTool { tool, folder in
            try folder.write(
                Definitions.intents("Order").replacing("UTF-8", with: "Klingon"),
                to: "Definitions/Shop.intentdefinition"
            )
            let result = try tool.run("check")
            #expect(result.status == 1)
            #expect(result.outputText.contains("error: the encoding 'Klingon' isn't supported"))
        }
    }

    @Test("a reference that is nearly right comes with a suggestion")
    func suggestion() throws {
        try withTool { tool, folder in
            let definition = Definitions.root(
                """
                <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string><key>INEnumValues</key>
                <array><dict><key>INEnumValueName</key><string>unknown</string></dict></array></dict></array>
                <key>INIntents</key><array><dict><key>INIntentName</key><string>Order</string>
                <key>INIntentParameters</key><array><dict><key>INIntentParameterEnumType</key><string>Sise</string>
                <key>INIntentParameterName</key><string>size</string>
                <key>INIntentParameterType</key><string>Integer</string></dict></array></dict></array>
                """
            )
            try folder.write(definition, to: "Definitions/Shop.intentdefinition")
            let result = try tool.run("check")
            #expect(result.outputText.contains("[ref-dangling]"))
            #expect(result.outputText.contains("  suggestion: write 'Size'\n"))
        }
    }
}
