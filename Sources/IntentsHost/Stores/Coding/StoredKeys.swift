/// What stored objects hold beside the fields of their class.
enum StoredKeys {
    /// The key of an object's type. No class has a field of this name.
    static let type = "@type"
}
