// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "intentc",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "intentc", targets: ["intentc"]),
        .plugin(name: "IntentDefinitionPlugin", targets: ["IntentDefinitionPlugin"]),
        .plugin(name: "GenerateIntents", targets: ["GenerateIntents"]),
        .plugin(name: "VerifyIntents", targets: ["VerifyIntents"]),
        .plugin(name: "CheckHandlers", targets: ["CheckHandlers"]),
    ],
    targets: [
        // The tool, in the order in which data runs through it. None of these uses Foundation.
        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev", "pkg-config"]), .brew(["libxml2", "pkg-config"])]
        ),
        .target(name: "DefinitionDiagnostics"),
        .target(name: "PropertyListXML", dependencies: ["CLibXML2", "DefinitionDiagnostics"]),
        .target(name: "OldStylePropertyList", dependencies: ["DefinitionDiagnostics", "PropertyListXML"]),
        .target(name: "BinaryPropertyList", dependencies: ["DefinitionDiagnostics", "PropertyListXML"]),
        .target(
            name: "StringsTables",
            dependencies: ["DefinitionDiagnostics", "PropertyListXML", "OldStylePropertyList", "BinaryPropertyList"]
        ),
        .target(
            name: "XcodeProject",
            dependencies: ["DefinitionDiagnostics", "PropertyListXML", "OldStylePropertyList"]
        ),
        .target(
            name: "InfoPropertyList",
            dependencies: ["DefinitionDiagnostics", "PropertyListXML", "BinaryPropertyList"]
        ),
        .target(name: "IntentDefinition", dependencies: ["DefinitionDiagnostics", "PropertyListXML"]),
        .target(name: "IntentInterface", dependencies: ["DefinitionDiagnostics", "IntentDefinition"]),
        .target(name: "SourceGeneration", dependencies: ["IntentInterface"]),
        .target(name: "SwiftGeneration", dependencies: ["SourceGeneration", "IntentInterface"]),
        .target(name: "ObjectiveCGeneration", dependencies: ["SourceGeneration", "IntentInterface"]),
        .target(
            name: "DefinitionConfiguration",
            dependencies: [
                "DefinitionDiagnostics", "IntentDefinition", "IntentInterface", "PropertyListXML", "SourceGeneration",
                "SwiftGeneration",
            ]
        ),
        .target(
            name: "HandlerChecks",
            dependencies: ["DefinitionDiagnostics", "SwiftGeneration"]
        ),
        .target(
            name: "DefinitionChecks",
            dependencies: [
                "DefinitionConfiguration", "DefinitionDiagnostics", "PropertyListXML", "IntentDefinition",
                "IntentInterface", "StringsTables", "XcodeProject", "InfoPropertyList",
            ]
        ),
        .target(
            name: "DefinitionCompiler",
            dependencies: [
                "DefinitionDiagnostics", "PropertyListXML", "IntentDefinition", "IntentInterface", "SourceGeneration",
                "SwiftGeneration", "ObjectiveCGeneration",
            ]
        ),
        .target(
            name: "CommandLineSupport",
            dependencies: ["DefinitionCompiler", "DefinitionDiagnostics", "PropertyListXML"]
        ),
        .target(
            name: "DefinitionBuild",
            dependencies: [
                "CommandLineSupport", "DefinitionCompiler", "DefinitionConfiguration", "DefinitionDiagnostics",
                "HandlerChecks", "IntentDefinition", "IntentInterface", "PropertyListXML", "SourceGeneration",
                "StringsTables", "SwiftGeneration",
            ]
        ),
        .executableTarget(
            name: "intentc",
            dependencies: [
                "CommandLineSupport", "DefinitionBuild", "DefinitionChecks", "DefinitionCompiler",
                "DefinitionConfiguration", "DefinitionDiagnostics", "IntentDefinition", "IntentInterface",
                "PropertyListXML", "SourceGeneration", "SwiftGeneration", "StringsTables", "BinaryPropertyList",
                "XcodeProject", "InfoPropertyList",
            ]
        ),
        // The tool of the plugins. Their users compile it, so it has none of the modules that only other commands need.
        .executableTarget(name: "intentc-build", dependencies: ["CommandLineSupport", "DefinitionBuild"]),

        // For packages with definitions: while they are built, or by a command for those that commit generated code.
        .plugin(name: "IntentDefinitionPlugin", capability: .buildTool(), dependencies: ["intentc-build"]),
        .plugin(
            name: "GenerateIntents",
            capability: .command(
                intent: .custom(
                    verb: "generate-intents",
                    description: "Write the code of the definitions into their targets."
                ),
                permissions: [.writeToPackageDirectory(reason: "Generated code goes to the folders of its targets.")]
            ),
            dependencies: ["intentc-build"]
        ),
        .plugin(
            name: "VerifyIntents",
            capability: .command(
                intent: .custom(
                    verb: "verify-intents",
                    description: "Fail where the code of the definitions is not up to date."
                )
            ),
            dependencies: ["intentc-build"]
        ),
        .plugin(
            name: "CheckHandlers",
            capability: .command(
                intent: .custom(
                    verb: "check-handlers",
                    description: "Report handlers that lack what their intents require."
                )
            ),
            dependencies: ["intentc-build"]
        ),

        // What the tests share: running compilers and the tool, finding real definitions, goldens, random models.
        .target(
            name: "TestSupport",
            dependencies: ["DefinitionDiagnostics", "IntentDefinition", "IntentInterface", "SourceGeneration"],
            path: "Tests/TestSupport"
        ),
        // What must hold of each part of the tool whatever bytes it is given, for tests and for the fuzzer.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "DefinitionDiagnostics", "PropertyListXML", "OldStylePropertyList", "BinaryPropertyList",
                "StringsTables", "XcodeProject", "InfoPropertyList", "IntentDefinition", "IntentInterface",
                "SourceGeneration", "DefinitionConfiguration", "DefinitionChecks", "DefinitionCompiler",
            ],
            path: "Tests/FuzzTargets"
        ),
    ],
    swiftLanguageModes: [.v6]
)

/// A test target of the tool, named after the module it tests, without the folders that tests read as files.
func tests(_ name: String, for dependencies: [Target.Dependency], reading folders: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)", exclude: folders)
}

package.targets += [
    tests("DefinitionDiagnosticsTests", for: ["DefinitionDiagnostics"]),
    tests("PropertyListXMLTests", for: ["PropertyListXML", "DefinitionDiagnostics"], reading: ["FailCases"]),
    tests("OldStylePropertyListTests", for: ["OldStylePropertyList", "PropertyListXML", "DefinitionDiagnostics"]),
    tests("BinaryPropertyListTests", for: ["BinaryPropertyList", "PropertyListXML", "DefinitionDiagnostics"]),
    tests(
        "StringsTablesTests",
        for: [
            "StringsTables", "IntentDefinition", "OldStylePropertyList", "PropertyListXML", "DefinitionDiagnostics",
        ]
    ),
    tests("XcodeProjectTests", for: ["XcodeProject", "PropertyListXML", "DefinitionDiagnostics"]),
    tests("InfoPropertyListTests", for: ["InfoPropertyList", "PropertyListXML", "DefinitionDiagnostics"]),
    tests(
        "IntentDefinitionTests",
        for: ["IntentDefinition", "PropertyListXML", "DefinitionDiagnostics", "DefinitionCompiler"]
    ),
    tests(
        "IntentInterfaceTests",
        for: ["IntentInterface", "IntentDefinition", "PropertyListXML", "DefinitionDiagnostics"]
    ),
    tests("SourceGenerationTests", for: ["SourceGeneration"]),
    tests(
        "DefinitionChecksTests",
        for: [
            "DefinitionChecks", "DefinitionConfiguration", "IntentInterface", "IntentDefinition", "PropertyListXML",
            "DefinitionDiagnostics", "StringsTables", "XcodeProject", "InfoPropertyList",
        ]
    ),
    tests(
        "SwiftGenerationTests",
        for: [
            "SwiftGeneration", "SourceGeneration", "IntentInterface", "IntentDefinition", "PropertyListXML",
            "DefinitionDiagnostics",
        ]
    ),
    tests(
        "ObjectiveCGenerationTests",
        for: [
            "ObjectiveCGeneration", "SourceGeneration", "IntentInterface", "IntentDefinition", "DefinitionDiagnostics",
        ]
    ),
    tests(
        "DefinitionConfigurationTests",
        for: [
            "DefinitionConfiguration", "DefinitionDiagnostics", "IntentDefinition", "IntentInterface",
            "SourceGeneration", "SwiftGeneration",
        ]
    ),
    tests(
        "HandlerChecksTests",
        for: [
            "HandlerChecks", "DefinitionCompiler", "DefinitionDiagnostics", "IntentDefinition", "IntentInterface",
            "SwiftGeneration", "SourceGeneration",
        ]
    ),
    tests(
        "DefinitionCompilerTests",
        for: [
            "DefinitionCompiler", "SourceGeneration", "SwiftGeneration", "IntentInterface", "IntentDefinition",
            "PropertyListXML", "DefinitionDiagnostics",
        ]
    ),
    tests(
        "GoldenTests",
        for: [
            "DefinitionCompiler", "SourceGeneration", "SwiftGeneration", "IntentInterface", "IntentDefinition",
            "PropertyListXML", "DefinitionDiagnostics",
        ]
    ),
    tests("AppleInterfacesTests", for: ["IntentInterface"]),
    tests("TestSupportTests", for: ["DefinitionDiagnostics"]),
    tests("PluginTests", for: [], reading: ["XcodeInterfaces"]),
    tests("FuzzTargetsTests", for: ["FuzzTargets"], reading: ["FailCases"]),
    tests("CommandLineSupportTests", for: ["CommandLineSupport", "DefinitionCompiler", "DefinitionDiagnostics"]),
    tests(
        "CommandLineTests",
        for: ["intentc", "intentc-build", "CommandLineSupport", "DefinitionCompiler"],
        reading: ["Inputs", "Projects"]
    ),
]

// The portable runtime for generated code. Modules called `Intents` and `IntentsUI` would shadow the system's frameworks
// in every target of a build on Apple's platforms, so they exist elsewhere only.
#if os(macOS)
    package.targets += [.target(name: "SystemIntents")]
    package.products += [
        .library(name: "Intents", targets: ["SystemIntents"]),
        .library(name: "IntentsUI", targets: ["SystemIntents"]),
        .library(name: "IntentsHost", targets: ["SystemIntents"]),
    ]
#else
    package.targets += [
        .target(name: "Intents"),
        .target(name: "IntentsUI", dependencies: ["Intents"]),
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev", "pkg-config"]), .brew(["sqlite", "pkg-config"])]
        ),
        .target(name: "IntentsHost", dependencies: ["Intents", "CSQLite"]),
        // The sample app, its generated code as a module of its own, and the client that only the app needs.
        .systemLibrary(
            name: "CCurl",
            pkgConfig: "libcurl",
            providers: [.apt(["libcurl4-openssl-dev", "pkg-config"]), .brew(["curl", "pkg-config"])]
        ),
        .target(name: "LatestArticleIntents", dependencies: ["Intents"], path: "Generated/LatestArticle"),
        .executableTarget(
            name: "LatestArticle",
            dependencies: ["CCurl", "Intents", "IntentsUI", "IntentsHost", "LatestArticleIntents"]
        ),
        tests(
            "LatestArticleTests",
            for: ["LatestArticle", "LatestArticleIntents", "Intents", "IntentsUI", "IntentsHost"]
        ),
        // The generated code of the other definitions, for tests.
        .target(name: "GardenIntents", dependencies: ["Intents"], path: "Generated/Garden"),
        .target(name: "KitchenIntents", dependencies: ["Intents"], path: "Generated/Kitchen"),
        .target(name: "StartWorkoutIntents", dependencies: ["Intents"], path: "Generated/StartWorkout"),
        tests(
            "GeneratedCodeTests",
            for: [
                "GardenIntents", "KitchenIntents", "LatestArticleIntents", "StartWorkoutIntents", "Intents",
                "DefinitionCompiler", "DefinitionDiagnostics", "IntentInterface", "IntentsHost",
            ]
        ),
        // Code as people who use the runtime write it: generated code, and handlers in other settings than ours.
        .target(name: "PortableForm", dependencies: ["Intents"], path: "Tests/PortableForm"),
        .target(
            name: "MainActorClient",
            dependencies: ["Intents", "PortableForm"],
            path: "Tests/MainActorClient",
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .target(
            name: "MainActorFiveClient",
            dependencies: ["Intents", "PortableForm"],
            path: "Tests/MainActorFiveClient",
            swiftSettings: [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v5)]
        ),
        .target(
            name: "SwiftFiveClient",
            dependencies: ["Intents", "IntentsUI", "LatestArticleIntents", "StartWorkoutIntents"],
            path: "Tests/SwiftFiveClient",
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
        ),
        tests("IntentsTests", for: ["Intents", "PortableForm", "MainActorClient"]),
        tests("IntentsUITests", for: ["Intents", "IntentsUI", "PortableForm"]),
        // A program that the tests of the stores start and kill.
        .executableTarget(
            name: "StoreWriter",
            dependencies: ["Intents", "IntentsHost", "PortableForm"],
            path: "Tests/StoreWriter"
        ),
        tests(
            "IntentsHostTests",
            for: [
                "IntentsHost", "Intents", "PortableForm", "MainActorClient", "MainActorFiveClient", "StoreWriter",
            ]
        ),
        // Each step of the two documents that the runtime is made after.
        tests(
            "SourceDocuments",
            for: [
                "LatestArticle", "LatestArticleIntents", "StartWorkoutIntents", "SwiftFiveClient", "Intents",
                "IntentsUI",
                "IntentsHost", "intentc",
            ]
        ),
        .executableTarget(
            name: "StoreBenchmark",
            dependencies: ["Intents", "IntentsHost", "PortableForm"],
            path: "Benchmarks/StoreBenchmark"
        ),
        .executableTarget(name: "HostOverhead", dependencies: ["IntentsHost"], path: "Benchmarks/HostOverhead"),
    ]
    package.products += [
        .library(name: "Intents", targets: ["Intents"]),
        .library(name: "IntentsUI", targets: ["IntentsUI"]),
        .library(name: "IntentsHost", targets: ["IntentsHost"]),
        .executable(name: "latest-article", targets: ["LatestArticle"]),
    ]
#endif

// The fuzzer, which is built for itself, by `Scripts/fuzz`: all code is built for it to see which way a run takes.
let isFuzzing = Context.environment["INTENTC_FUZZING"] != nil
if isFuzzing {
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: ["FuzzTargets", "DefinitionDiagnostics", "IntentDefinition"],
            path: "Fuzzing",
            exclude: ["Corpus", "Seeds", "words.dict"],
            // gold, the default on Linux, fails on code that is built so.
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]
        )
    )
}

/// What everything is built with but the client that is written as in 2018.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

for target in package.targets where target.type != .system && target.type != .plugin {
    guard target.name != "SwiftFiveClient" else { continue }
    target.swiftSettings = (target.swiftSettings ?? []) + settings
    if isFuzzing { target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer,address"])) }
}
