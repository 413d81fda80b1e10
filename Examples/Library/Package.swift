// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Library",
    products: [
        .library(name: "NewsIntents", targets: ["NewsIntents"])
    ],
    dependencies: [
        .package(name: "intentc", path: "../..")
    ],
    targets: [
        .target(
            name: "NewsIntents",
            dependencies: [.product(name: "Intents", package: "intentc")],
            plugins: [.plugin(name: "IntentDefinitionPlugin", package: "intentc")]
        ),
        .testTarget(name: "NewsIntentsTests", dependencies: ["NewsIntents"]),
    ]
)
