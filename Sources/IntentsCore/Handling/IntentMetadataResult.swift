/// The result of a handler's method. It can also stand for a fault of the handler, because the methods can't report
/// errors in another way.
public protocol IntentMetadataResult: SendableMetatype {
    /// Returns a result that stands for a fault.
    static func intentMetadataResult(for fault: IntentHandlerFault) -> Self
}

extension Array: IntentMetadataResult where Element: IntentMetadataResult {
    /// Returns a list with one result, which stands for the fault.
    public static func intentMetadataResult(for fault: IntentHandlerFault) -> [Element] {
        [Element.intentMetadataResult(for: fault)]
    }
}
