import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("Operations")
struct OperationTests {
    private let intent = Intent {
        $0.name = "OrderSoup"
        $0.parameters = [
            Parameter {
                $0.name = "quantity"
                $0.type = "Integer"
                $0.supportsResolution = true
            },
            Parameter {
                $0.name = "soup"
                $0.type = "String"
                $0.supportsResolution = true
                $0.supportsDynamicEnumeration = true
            },
            Parameter {
                $0.name = "side_dishes"
                $0.type = "String"
                $0.supportsMultipleValues = true
                $0.supportsDynamicEnumeration = true
                $0.supportsSearch = true
            },
        ]
    }

    @Test("are handle, resolve, options, confirm, defaults and old options, with parameters in order")
    func order() throws {
        #expect(
            try IntentDeclaration(intent).operations.map(\.selector) == [
                "handleOrderSoup:completion:",
                "resolveQuantityForOrderSoup:withCompletion:",
                "resolveSoupForOrderSoup:withCompletion:",
                "provideSoupOptionsCollectionForOrderSoup:withCompletion:",
                "provideSide_dishesOptionsCollectionForOrderSoup:searchTerm:withCompletion:",
                "confirmOrderSoup:completion:",
                "defaultSoupForOrderSoup:",
                "defaultSide_dishesForOrderSoup:",
                "provideSoupOptionsForOrderSoup:withCompletion:",
                "provideSide_dishesOptionsForOrderSoup:withCompletion:",
            ]
        )
    }

    @Test("have the base names of the selectors, and handle, resolve and options collections are required")
    func requirements() throws {
        let operations = try IntentDeclaration(intent).operations
        #expect(
            operations.filter(\.isRequired).map(\.baseName) == [
                "handle", "resolveQuantity", "resolveSoup", "provideSoupOptionsCollection",
                "provideSide_dishesOptionsCollection",
            ]
        )
        #expect(
            operations.filter { !$0.isRequired }.map(\.baseName) == [
                "confirm", "defaultSoup", "defaultSide_dishes", "provideSoupOptions", "provideSide_dishesOptions",
            ]
        )
    }

    @Test("of an intent for widgets have an optional handle after confirm")
    func widget() throws {
        var intent = intent
        intent.eligibleForWidgets = true
        let operations = try IntentDeclaration(intent).operations
        let confirm = try #require(operations.firstIndex { $0.kind == .confirm })
        #expect(operations.first?.baseName == "resolveQuantity")
        #expect(operations[confirm + 1].kind == .handle)
        #expect(!operations[confirm + 1].isRequired)
        #expect(operations.count { $0.kind == .handle } == 1)
    }

    @Test("of an intent without parameters are handle and confirm")
    func noParameters() throws {
        let operations = try IntentDeclaration(Intent { $0.name = "Stop" }).operations
        #expect(operations.map(\.kind) == [.handle, .confirm])
    }

    @Test("do not search where options are not provided")
    func searchWithoutOptions() throws {
        let intent = Intent {
            $0.name = "Find"
            $0.parameters = [
                Parameter {
                    $0.name = "term"
                    $0.type = "String"
                    $0.supportsSearch = true
                }
            ]
        }
        #expect(try IntentDeclaration(intent).operations.map(\.kind) == [.handle, .confirm])
    }

    @Test("use the name of the intent, and not that of its class")
    func selectorsUseModelNames() throws {
        let intent = Intent {
            $0.name = "OrderSoup"
            $0.className = "SoupRequest"
        }
        let declaration = try IntentDeclaration(intent)
        #expect(declaration.className == "SoupRequest")
        #expect(
            declaration.operations.map(\.selector) == ["handleOrderSoup:completion:", "confirmOrderSoup:completion:"]
        )
    }
}
