/// Stands for a form of a method that a handler doesn't implement.
///
/// A handling protocol names the types by which the forms of a method differ as associated types: the completion
/// handler of one form and the result of the other. A handler's own methods determine them; the protocol's defaults
/// make them this type. So the types tell what a handler implements, and nothing has to be called.
public struct IntentMetadataAbsent: IntentMetadataAbsence {
    /// Creates the value.
    public init() {}
}

/// What the defaults of a handling protocol take and return.
///
/// They are generic, which keeps the compiler from choosing between a default and a handler's own method: with many
/// methods that takes it exponential time.
public protocol IntentMetadataAbsence: SendableMetatype {
    /// Creates the value.
    init()
}

/// Distinguishes a method that calls whichever form a handler implements from the forms themselves.
///
/// A method with a default argument satisfies no requirement of a protocol, so these never count as a handler's own.
public struct IntentMetadataBridge: Sendable {
    /// Creates the value.
    public init() {}
}
