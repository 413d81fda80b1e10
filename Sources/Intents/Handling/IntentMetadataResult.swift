/// What a handler's method gives, which can also say that the handler is at fault: the methods have no other way to
/// report an error.
public protocol IntentMetadataResult: SendableMetatype {
    /// A result that stands for a fault.
    static func intentMetadataResult(for fault: IntentHandlerFault) -> Self
}

extension Array: IntentMetadataResult where Element: IntentMetadataResult {
    /// A list with one result that stands for the fault.
    public static func intentMetadataResult(for fault: IntentHandlerFault) -> [Element] {
        [Element.intentMetadataResult(for: fault)]
    }
}
