/// The types in Swift and Apple's frameworks that code next to generated declarations is likely to use.
enum SystemNames {
    /// Returns the module that declares a type with a name; `nil` if none of the known modules does.
    static func module(declaring name: String) -> String? {
        modules[name]
    }

    private static let modules: [String: String] = {
        var modules: [String: String] = [:]
        for name in IntentsNames.all { modules[name] = "Intents" }
        for (module, names) in [("Foundation", foundation), ("Swift", swift)] {
            for name in names { modules[name] = module }
        }
        return modules
    }()

    private static let swift = [
        "Actor", "AnyClass", "AnyHashable", "AnyObject", "AnySequence", "Array", "ArraySlice", "Bool", "Character",
        "Clock", "ClosedRange", "Codable", "Collection", "Comparable", "Decodable", "Decoder", "Dictionary", "Double",
        "Duration", "Encodable", "Encoder", "Equatable", "Error", "Float", "Hashable", "Hasher", "Identifiable", "Int",
        "Int16", "Int32", "Int64", "Int8", "KeyPath", "MainActor", "Mirror", "Never", "Numeric", "Optional", "Range",
        "Regex", "Result", "Sendable", "Sequence", "Set", "Slice", "StaticString", "Strideable", "String", "Substring",
        "Task", "TaskGroup", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Unicode", "Void",
    ]

    private static let foundation = [
        "AffineTransform", "AttributedString", "Bundle", "ByteCountFormatter", "Calendar", "CharacterSet", "Data",
        "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "Dimension", "FileHandle", "FileManager",
        "Formatter", "Host", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "Measurement",
        "Morphology",
        "Notification", "NotificationCenter", "Operation", "OperationQueue", "Pipe", "Port", "PersonNameComponents",
        "Process", "ProcessInfo", "Progress", "RunLoop", "Scanner", "Selector", "Stream", "Thread", "TimeInterval",
        "TimeZone", "Timer", "URL", "URLComponents", "URLRequest", "URLSession", "UUID", "Unit", "UndoManager",
        "UserDefaults",
    ]
}
