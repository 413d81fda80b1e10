// swift-tools-version: 6.2
import PackageDescription

// The handlers are for the system's own intents, so that the package needs neither a definition nor the plugin.
let package = Package(
    name: "Messages",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "intentc", path: "../..")
    ],
    targets: [
        .target(
            name: "Chatter",
            dependencies: [.product(name: "Intents", package: "intentc")],
            resources: [.process("AppIntentVocabulary.plist")]
        ),
        .testTarget(
            name: "ChatterTests",
            dependencies: [
                "Chatter",
                .product(name: "Intents", package: "intentc"),
                .product(name: "IntentsHost", package: "intentc"),
            ]
        ),
    ]
)
