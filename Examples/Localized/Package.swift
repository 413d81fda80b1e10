// swift-tools-version: 6.2
import PackageDescription

/// The dependencies and the plugin that both apps need.
let intents = Target.Dependency.product(name: "Intents", package: "intentc")
let host = Target.Dependency.product(name: "IntentsHost", package: "intentc")
let definitions = Target.PluginUsage.plugin(name: "IntentDefinitionPlugin", package: "intentc")

let package = Package(
    name: "Localized",
    defaultLocalization: "en",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "intentc", path: "../..")
    ],
    targets: [
        .target(name: "Phone", dependencies: [intents, host], plugins: [definitions]),
        .target(name: "Watch", dependencies: [intents, host], plugins: [definitions]),
        .testTarget(name: "PhoneTests", dependencies: ["Phone", intents, host]),
        .testTarget(name: "WatchTests", dependencies: ["Watch", intents, host]),
    ]
)
