package import Basics
package import IntentDefinition

// Models as test inputs: `Intent { $0.name = "OrderSoup"; $0.parameters = [Parameter { $0.name = "soup" }] }`.

extension DictionaryModel {
    /// Creates a model and sets its fields.
    package init(_ setFields: (inout Self) -> Void) {
        self.init()
        setFields(&self)
    }
}

extension Located: ExpressibleByUnicodeScalarLiteral where Value == String {
    /// Creates a text without a place.
    package init(unicodeScalarLiteral value: String) { self.init(value) }
}

extension Located: ExpressibleByExtendedGraphemeClusterLiteral where Value == String {
    /// Creates a text without a place.
    package init(extendedGraphemeClusterLiteral value: String) { self.init(value) }
}

extension Located: ExpressibleByStringLiteral where Value == String {
    /// Creates a text without a place.
    package init(stringLiteral value: String) { self.init(value) }
}

extension Located: ExpressibleByBooleanLiteral where Value == Bool {
    /// Creates a truth value without a place.
    package init(booleanLiteral value: Bool) { self.init(value) }
}

extension Located: ExpressibleByIntegerLiteral where Value == Number {
    /// Creates a number without a place.
    package init(integerLiteral value: Int) { self.init(Number(value)) }
}

extension Located: ExpressibleByArrayLiteral where Value: RangeReplaceableCollection {
    /// Creates a list without a place.
    package init(arrayLiteral elements: Value.Element...) { self.init(Value(elements)) }
}
