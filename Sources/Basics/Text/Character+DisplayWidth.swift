extension Character {
    /// The number of columns that the character takes on a terminal: none, one or two.
    var displayWidth: Int {
        if isASCII { return 1 }
        let scalars = unicodeScalars
        if scalars.allSatisfy(\.isInvisible) { return 0 }
        if scalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) { return 2 }
        return scalars.contains(where: \.isWide) ? 2 : 1
    }
}

extension Unicode.Scalar {
    /// Whether terminals draw the scalar over the preceding one, or not at all.
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }

    /// Whether the scalar belongs to East Asian scripts and their punctuation, which take two columns (Unicode Standard
    /// Annex 11, "wide" and "fullwidth"). Emoji are recognized by their own property.
    fileprivate var isWide: Bool {
        Self.wide.contains { $0.contains(value) }
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
        0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
