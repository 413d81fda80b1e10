extension Double {
    /// The number as a literal, without a fraction for whole numbers. The number must be finite.
    var swiftLiteral: String {
        Int(exactly: self).map(String.init) ?? description
    }
}
