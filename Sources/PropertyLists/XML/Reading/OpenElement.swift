import Basics

extension PropertyListBuilder {
    /// An element whose end tag is still to come.
    struct OpenElement {
        let element: PropertyListElement
        /// The place of its `<`.
        let position: SourcePosition
    }

    /// A container whose end tag is still to come.
    struct OpenContainer {
        let element: PropertyListElement
        /// The place of its `<`.
        let position: SourcePosition
        /// The index of its node; for `<plist>`, that of its value.
        let node: Int
        /// In a dictionary, the index of the last key.
        var lastKey: Int?
        /// In a dictionary, whether a value must come next.
        var awaitsValue = false
        /// In a dictionary, whether each key is greater than the one before, as in all files that Xcode writes. Ascending
        /// keys can't repeat.
        var hasAscendingKeys = true
    }
}
