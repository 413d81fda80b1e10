extension String {
    /// Whether a getter of this name counts as a method that gives its caller an object to release, such as `newSize`.
    ///
    /// The name is one of the words, or goes on with anything but a lower-case letter; leading underscores do not count.
    var isInRetainedFamily: Bool {
        let name = drop { $0 == "_" }
        return ["alloc", "copy", "mutableCopy", "new"].contains { family in
            guard name.hasPrefix(family) else { return false }
            guard let next = name.utf8.dropFirst(family.utf8.count).first else { return true }
            return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
        }
    }
}
