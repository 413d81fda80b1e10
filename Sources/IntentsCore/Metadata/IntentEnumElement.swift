/// The element type for an enum.
///
/// Generated code uses `IntentEnumElement<Size>.type` instead of `.enumeration(Size.self)`, in which the compiler would
/// find a property called `Size` before the enum.
public enum IntentEnumElement<Enumeration: IntentMetadataEnumeration> {
    /// The type of a single value: a case of the enum.
    public static var type: IntentValueType.Element { .enumeration(Enumeration.self) }
}
