extension Double {
    /// The number as a literal; whole numbers without a fraction. The number must be finite.
    var swiftLiteral: String {
        Int(exactly: self).map(String.init) ?? description
    }
}
