/// The type that a form of a method has if a handler doesn't implement it.
///
/// A handling protocol has associated types for the types that differ between the forms of a method: the completion
/// handler of one form and the result of the other. A handler's own methods determine them; the protocol's defaults set
/// them to this type. So the types show which forms a handler implements, without a call.
public struct IntentMetadataAbsent: IntentMetadataAbsence {
    /// Creates the value.
    public init() {}
}

/// The types that the defaults of a handling protocol take and return.
///
/// The defaults are generic, so that the compiler doesn't have to choose between a default and a handler's own method:
/// with many methods that takes exponential time.
public protocol IntentMetadataAbsence: SendableMetatype {
    /// Creates the value.
    init()
}

/// The type of an argument that distinguishes the method that calls the implemented form from the forms themselves.
///
/// A method with a default argument doesn't satisfy a protocol's requirement, so these methods never count as a
/// handler's own.
public struct IntentMetadataBridge: Sendable {
    /// Creates the value.
    public init() {}
}
