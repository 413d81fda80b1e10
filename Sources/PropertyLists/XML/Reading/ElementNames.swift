import CLibXML2

/// The names of property list elements as libxml2 stores them. libxml2 uses the same pointer for the same name, so that
/// comparing addresses is enough.
struct ElementNames {
    private let elements: [(name: UnsafePointer<xmlChar>?, element: PropertyListElement)]

    /// Looks up the names in the parser that will report them.
    init(of context: xmlParserCtxtPtr) {
        elements = PropertyListElement.allCases.map { element in
            let name = element.rawValue
            return (xmlDictLookup(context.pointee.dict, name, Int32(name.utf8.count)), element)
        }
    }

    /// The element with a name; `nil` if it isn't a property list element.
    func element(named name: UnsafePointer<xmlChar>?) -> PropertyListElement? {
        var index = 0
        while index < elements.count {
            if elements[index].name == name { return elements[index].element }
            index += 1
        }
        return nil
    }
}
