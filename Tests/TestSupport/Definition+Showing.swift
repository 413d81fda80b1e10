import Basics
package import IntentDefinition

extension Definition {
    /// A definition with a text wherever generated code can show it.
    package static func showing(_ text: String) -> Definition {
        let text = Located(text)
        return Definition {
            $0.enums = [
                EnumDefinition {
                    $0.name = "Size"
                    $0.displayName.text = text
                    $0.values = [
                        EnumValue {
                            $0.name = "unknown"
                            $0.displayName.text = text
                        }
                    ]
                }
            ]
            $0.types = [
                TypeDefinition {
                    $0.name = "Soup"
                    $0.displayName.text = text
                    $0.properties = [
                        TypeProperty {
                            $0.name = "taste"
                            $0.displayName.text = text
                            $0.type = "String"
                        }
                    ]
                }
            ]
            $0.intents = [
                Intent {
                    $0.name = "Order"
                    $0.title.text = text
                    $0.description.text = text
                    $0.parameters = [
                        Parameter {
                            $0.name = "soup"
                            $0.displayName.text = text
                            $0.type = "String"
                            $0.supportsResolution = true
                            $0.supportsDynamicEnumeration = true
                            $0.unsupportedReasons = [
                                UnsupportedReason {
                                    $0.code = "soldOut"
                                    $0.formatString.text = text
                                }
                            ]
                        }
                    ]
                    $0.response = Response {
                        $0.parameters = [
                            ResponseParameter {
                                $0.name = "item"
                                $0.displayName.text = text
                                $0.type = "String"
                            }
                        ]
                        $0.codes = [
                            ResponseCode {
                                $0.name = "soldOut"
                                $0.formatString.text = Located("${item} \(text.value)")
                            }
                        ]
                    }
                }
            ]
        }
    }
}
