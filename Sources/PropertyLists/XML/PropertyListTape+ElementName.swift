extension PropertyListTape.Kind {
    /// The name of the XML element that makes such a node, for messages.
    package var elementName: String {
        switch self {
        case .dictionary: "dict"
        case .array: "array"
        case .key: "key"
        case .string: "string"
        case .integer: "integer"
        case .real: "real"
        case .true: "true"
        case .false: "false"
        case .date: "date"
        case .data: "data"
        }
    }
}
