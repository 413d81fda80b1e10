import Foundation
import TestSupport

/// Definitions for the command line to work on.
enum Definitions {
    /// A definition of intents with the given names and nothing else.
    static func intents(_ names: String..., description: String = "") -> String {
        plist(names.map { intent($0, description: description) }.joined())
    }

    /// A definition whose only intent has a parameter of a type that does not exist.
    static let withUnknownType = plist(
        """
        <dict>
        <key>INIntentName</key><string>Broken</string>
        <key>INIntentParameters</key><array><dict>
        <key>INIntentParameterName</key><string>size</string>
        <key>INIntentParameterType</key><string>Colour</string>
        </dict></array>
        </dict>
        """
    )

    /// A definition whose root holds the given entries.
    static func root(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \(entries)
        </dict>
        </plist>

        """
    }

    private static func intent(_ name: String, description: String) -> String {
        """
        <dict>
        <key>INIntentDescription</key><string>\(description)</string>
        <key>INIntentName</key><string>\(name)</string>
        </dict>
        """
    }

    private static func plist(_ intents: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        <key>INEnums</key><array/>
        <key>INIntentDefinitionModelVersion</key><string>1.2</string>
        <key>INIntents</key>
        <array>
        \(intents)
        </array>
        </dict>
        </plist>

        """
    }
}

/// Gives a test an empty working folder and the tool in it.
func withTool<Value>(_ body: (ToolRunner, TemporaryFolder) throws -> Value) throws -> Value {
    try withTemporaryFolder { folder in try body(ToolRunner(in: folder), folder) }
}

extension TemporaryFolder {
    /// The paths and contents of all files below a path.
    func contents(of path: String) throws -> [String: Data] {
        try Dictionary(
            uniqueKeysWithValues: paths().filter { $0.hasPrefix(path + "/") }.map {
                ($0, try Data(contentsOf: file($0)))
            }
        )
    }

    /// The paths of all files below a path.
    func paths(below path: String) throws -> [String] {
        try paths().filter { $0.hasPrefix(path + "/") }
    }
}
