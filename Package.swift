// swift-tools-version: 6.2
import PackageDescription

// What each stage of the tool stands on.
let basics: [Target.Dependency] = ["Basics", "PropertyLists"]
let model = basics + ["IntentDefinition"]
let interface = model + ["IntentInterface"]
let generation = interface + ["CodeGeneration"]
let support = generation + ["Translations", "ToolSupport"]

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
    traits: [
        .trait(name: "SystemIntents", description: "The portable runtime has the system's own intents."),
        .default(enabledTraits: ["SystemIntents"]),
    ],
    targets: [
        // The tool, in the order in which data runs through it. None of these uses Foundation.
        system("CLibXML2", package: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
        .target(name: "Basics"),
        .target(name: "PropertyLists", dependencies: ["CLibXML2", "Basics"]),
        .target(name: "Translations", dependencies: basics),
        .target(name: "IntentDefinition", dependencies: basics),
        .target(name: "IntentInterface", dependencies: model),
        .target(name: "CodeGeneration", dependencies: interface),
        .target(name: "ToolSupport", dependencies: generation + ["Translations"]),
        .target(name: "DefinitionChecks", dependencies: support),
        .target(name: "Preview", dependencies: interface + ["Translations"]),
        .executableTarget(name: "intentc", dependencies: support + ["DefinitionChecks", "Preview"]),
        // The tool of the plugins. Their users compile it, so it has no checks.
        .executableTarget(name: "intentc-build", dependencies: ["ToolSupport"]),

        // For packages with definitions: while they are built, or by a command for those that commit generated code.
        .plugin(name: "IntentDefinitionPlugin", capability: .buildTool(), dependencies: ["intentc-build"]),
        command(
            "GenerateIntents",
            verb: "generate-intents",
            description: "Write the code of the definitions into their targets.",
            permissions: [.writeToPackageDirectory(reason: "Generated code goes to the folders of its targets.")]
        ),
        command(
            "VerifyIntents",
            verb: "verify-intents",
            description: "Fail where the code of the definitions is not up to date."
        ),
        command(
            "CheckHandlers",
            verb: "check-handlers",
            description: "Report handlers that lack what their intents require."
        ),

        // What the tests share: running compilers and the tool, finding real definitions, goldens, random models.
        .target(name: "TestSupport", dependencies: generation, path: "Tests/TestSupport"),
        // What must hold of each part of the tool whatever bytes it is given, for tests and for the fuzzer.
        .target(name: "FuzzTargets", dependencies: support + ["DefinitionChecks"], path: "Tests/FuzzTargets"),
    ],
    swiftLanguageModes: [.v6]
)

/// A library of the system as a module.
func system(_ name: String, package: String, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: name,
        pkgConfig: package,
        providers: [.apt([apt, "pkg-config"]), .brew([brew, "pkg-config"])]
    )
}

/// A plugin that runs as a command of SwiftPM.
func command(_ name: String, verb: String, description: String, permissions: [PluginPermission] = []) -> Target {
    .plugin(
        name: name,
        capability: .command(intent: .custom(verb: verb, description: description), permissions: permissions),
        dependencies: ["intentc-build"]
    )
}

/// A client of the runtime in a setting of its own.
func client(_ name: String, for dependencies: [Target.Dependency], settings: [SwiftSetting]) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

/// A test target of the tool, named after the module it tests, without the folders that tests read as files.
func tests(_ name: String, for dependencies: [Target.Dependency], reading folders: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)", exclude: folders)
}

package.targets += [
    tests("BasicsTests", for: ["Basics"]),
    tests("PropertyListsTests", for: basics, reading: ["FailCases"]),
    tests("TranslationsTests", for: model + ["Translations"]),
    tests("IntentDefinitionTests", for: model),
    tests("IntentInterfaceTests", for: interface),
    tests("CodeGenerationTests", for: generation),
    tests("ToolSupportTests", for: support),
    tests("DefinitionChecksTests", for: support + ["DefinitionChecks"]),
    tests("PreviewTests", for: interface + ["Translations", "Preview"]),
    tests("CommandLineTests", for: support + ["intentc", "intentc-build"], reading: ["Inputs", "Projects"]),
    tests("TestSupportTests", for: ["Basics"]),
    tests("PluginTests", for: [], reading: ["XcodeInterfaces"]),
    tests("FuzzTargetsTests", for: ["FuzzTargets"], reading: ["FailCases"]),
]

// The portable runtime for generated code. Modules called `Intents` and `IntentsUI` would shadow the system's frameworks
// in every target of a build on Apple's platforms, so they exist elsewhere only.
#if os(macOS)
    package.targets += [.target(name: "FrameworkIntents")]
    package.products += [
        .library(name: "Intents", targets: ["FrameworkIntents"]),
        .library(name: "IntentsUI", targets: ["FrameworkIntents"]),
        .library(name: "IntentsHost", targets: ["FrameworkIntents"]),
    ]
#else
    let runtime: [Target.Dependency] = ["Intents", "IntentsUI", "IntentsHost"]
    package.targets += [
        // What generated code is built on, the system's own intents, generated from the families in System, and the
        // module that exports both.
        .target(name: "IntentsCore"),
        .target(name: "SystemIntents", dependencies: ["IntentsCore"], path: "Generated/System"),
        .target(
            name: "Intents",
            dependencies: ["IntentsCore", .target(name: "SystemIntents", condition: .when(traits: ["SystemIntents"]))]
        ),
        .target(name: "IntentsUI", dependencies: ["Intents"]),
        system("CSQLite", package: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
        .target(name: "IntentsHost", dependencies: ["Intents", "CSQLite"]),
        // The sample app, its generated code as a module of its own, and the client that only the app needs.
        system("CCurl", package: "libcurl", apt: "libcurl4-openssl-dev", brew: "curl"),
        .target(name: "LatestArticleIntents", dependencies: ["Intents"], path: "Generated/LatestArticle"),
        .executableTarget(name: "LatestArticle", dependencies: runtime + ["CCurl", "LatestArticleIntents"]),
        tests("LatestArticleTests", for: runtime + ["LatestArticle", "LatestArticleIntents"]),
        // The generated code of the other definitions, for tests.
        .target(name: "GardenIntents", dependencies: ["Intents"], path: "Generated/Garden"),
        .target(name: "KitchenIntents", dependencies: ["Intents"], path: "Generated/Kitchen"),
        .target(name: "StartWorkoutIntents", dependencies: ["Intents"], path: "Generated/StartWorkout"),
        tests("SystemIntentsTests", for: ["Intents", "SystemIntents"], reading: ["Facts"]),
        tests(
            "GeneratedCodeTests",
            for: generation + [
                "Intents", "IntentsHost", "GardenIntents", "KitchenIntents", "LatestArticleIntents",
                "StartWorkoutIntents",
            ]
        ),
        // Code as people who use the runtime write it: generated code, and handlers in other settings than ours.
        .target(name: "PortableForm", dependencies: ["Intents"], path: "Tests/PortableForm"),
        client("MainActorClient", for: ["Intents", "PortableForm"], settings: [.defaultIsolation(MainActor.self)]),
        client(
            "MainActorFiveClient",
            for: ["Intents", "PortableForm"],
            settings: [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v5)]
        ),
        client(
            "SwiftFiveClient",
            for: ["Intents", "IntentsUI", "LatestArticleIntents", "StartWorkoutIntents"],
            settings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
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
                "IntentsHost", "Intents", "PortableForm", "MainActorClient", "MainActorFiveClient", "SwiftFiveClient",
                "StoreWriter", "LatestArticleIntents",
            ]
        ),
        // Each step of the two documents that the runtime is made after.
        tests(
            "SourceDocumentsTests",
            for: runtime + [
                "LatestArticle", "LatestArticleIntents", "StartWorkoutIntents", "SwiftFiveClient", "intentc",
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
            dependencies: ["FuzzTargets", "Basics", "IntentDefinition"],
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
