/// The keys of stored objects, in addition to the fields of their classes.
enum StoredKeys {
    /// The key of an object's type. Classes don't have a field with this name.
    static let type = "@type"
}
