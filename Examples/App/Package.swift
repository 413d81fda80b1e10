// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "intentc", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Plants",
            dependencies: [
                .product(name: "Intents", package: "intentc"),
                .product(name: "IntentsHost", package: "intentc"),
            ],
            plugins: [.plugin(name: "IntentDefinitionPlugin", package: "intentc")]
        ),
        .testTarget(
            name: "PlantsTests",
            dependencies: [
                "Plants",
                .product(name: "Intents", package: "intentc"),
                .product(name: "IntentsHost", package: "intentc"),
            ]
        ),
    ]
)
