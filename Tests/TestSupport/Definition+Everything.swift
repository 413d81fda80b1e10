import Basics
package import IntentDefinition
import IntentInterface

extension Definition {
    /// A definition with every type of value, as one value and as a list, in every place that a value can have, and
    /// with every feature that changes what is generated.
    package static let everything = Definition {
        $0.enums = [
            EnumDefinition {
                $0.name = "Size"
                $0.values = [
                    EnumValue { $0.name = "unknown" },
                    EnumValue {
                        $0.name = "large"
                        $0.index = 3
                    },
                ]
            }
        ]
        $0.types = [
            TypeDefinition {
                $0.name = "Soup"
                $0.properties = Located(
                    TypeProperty.inherited
                        + valueTypes.map { name, type in
                            TypeProperty {
                                $0.name = Located(name)
                                $0.setType(type)
                            }
                        }
                )
            }
        ]
        $0.intents = [
            Intent {
                $0.name = "OrderSoup"
                $0.parameters = Located(
                    valueTypes.map { name, type in
                        Parameter {
                            $0.name = Located(name)
                            $0.setType(type)
                            $0.supportsResolution = true
                            $0.supportsDynamicEnumeration = true
                            $0.supportsSearch = Located(type.isArray)
                            $0.unsupportedReasons = [UnsupportedReason { $0.code = "notOnTheMenu" }]
                        }
                    }
                )
                $0.response = Response {
                    $0.parameters = Located(
                        valueTypes.map { name, type in
                            ResponseParameter {
                                $0.name = Located(name)
                                $0.setType(type)
                            }
                        }
                    )
                    $0.codes = [
                        ResponseCode {
                            $0.name = "failureNoString"
                            $0.formatString.text = Located(
                                valueTypes.map { name, _ in "${\(name)}" }.joined(separator: " ")
                            )
                        }
                    ]
                }
            },
            Intent {
                $0.name = "ShowSoup"
                $0.eligibleForWidgets = true
                $0.parameters = Located(
                    valueTypes.map { name, type in
                        Parameter {
                            $0.name = Located(name)
                            $0.setType(type)
                            $0.supportsResolution = true
                        }
                    }
                )
            },
        ]
    }

    /// Every type with a name for what has the type.
    private static let valueTypes: [(name: String, type: ValueType)] = {
        let elements = ValueType.Basic.allCases.map(ValueType.Element.basic)
        let types = elements + [.enumeration("Size"), .object("Soup"), .anyObject]
        return [false, true].flatMap { isArray in
            types.map { element in
                let name =
                    switch element {
                    case .basic(let basic): basic.rawValue
                    case .enumeration(let name), .object(let name), .native(let name): name
                    case .anyObject: "Anything"
                    }
                return ("a\(name)\(isArray ? "s" : "")", ValueType(element, isArray: isArray))
            }
        }
    }()
}

/// The members of the file that have a type, with the fields that say which.
private protocol SettableMember {
    var type: Located<String>? { get set }
    var enumType: Located<String>? { get set }
    var objectType: Located<String>? { get set }
    var supportsMultipleValues: Located<Bool>? { get set }
}

extension Parameter: SettableMember {}
extension OwnedProperty: SettableMember {}

extension SettableMember {
    /// Writes a type as the file does.
    fileprivate mutating func setType(_ type: ValueType) {
        supportsMultipleValues = Located(type.isArray)
        switch type.element {
        case .basic(let basic): self.type = Located(basic.rawValue)
        case .enumeration(let name): (self.type, enumType) = ("Integer", Located(name))
        case .object(let name): (self.type, objectType) = ("Object", Located(name))
        case .anyObject: self.type = "Object"
        case .native: break  // No file can name it.
        }
    }
}

extension TypeProperty {
    /// The properties that every type has, as the editor writes them.
    package static let inherited = [
        TypeProperty {
            $0.isDefault = true
            $0.name = "identifier"
            $0.type = "String"
        },
        TypeProperty {
            $0.isDefault = true
            $0.name = "displayString"
            $0.type = "String"
        },
    ]
}
