/// Names an enum as what one value of a list is.
///
/// Generated code writes `IntentEnumElement<Size>.type` and not `.enumeration(Size.self)`: there, a property called
/// `Size` would be found before the enum.
public enum IntentEnumElement<Enumeration: IntentMetadataEnumeration> {
    /// What one value is: a case of the enum.
    public static var type: IntentValueType.Element { .enumeration(Enumeration.self) }
}
