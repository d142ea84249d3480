// swift-tools-version: 6.2
import PackageDescription

/// Compiler settings of every Swift target.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Compiler settings of the pure targets: no I/O, no clock, no globals, and no unsafe memory either.
let pure = strict + [.strictMemorySafety()]

let package = Package(
    name: "confab",
    products: [
        .executable(name: "confab", targets: ["confab"]),
        .executable(name: "confab-bench", targets: ["confab-bench"]),
        .library(name: "TerminalDOM", targets: ["TerminalDOM"]),
        .library(name: "Loop", targets: ["Loop"]),
        .library(name: "Theming", targets: ["Theming"]),
        .library(name: "ConfabRuntime", targets: ["ConfabRuntime", "ConfabApp"]),
        .library(name: "ViewSnapshots", targets: ["ViewSnapshots", "ViewText"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        // Without its support for Foundation's streams, which would link all of Foundation, including ICU.
        .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0", traits: []),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    ],
    targets: [
        // Thin shims over C macros, globals, and system calls that Swift can't import.
        .target(name: "CLinux"),
        .target(name: "CLMDB", linkerSettings: [.linkedLibrary("lmdb")]),
        .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
        .target(name: "CToml"),
        .target(name: "CCrypt", linkerSettings: [.linkedLibrary("crypt")]),
        .target(name: "CNettle", linkerSettings: [.linkedLibrary("nettle")]),
        .target(name: "CGumbo", linkerSettings: [.linkedLibrary("gumbo")]),
        .target(name: "CYaml", linkerSettings: [.linkedLibrary("yaml")]),
        .target(
            name: "CCmark",
            linkerSettings: [.linkedLibrary("cmark-gfm-extensions"), .linkedLibrary("cmark-gfm")]),
        .target(name: "CQrencode", linkerSettings: [.linkedLibrary("qrencode")]),

        // Pure targets.
        .target(name: "Spelling", swiftSettings: pure),
        .target(name: "Messenger", swiftSettings: pure),
        .target(name: "TerminalDOM", swiftSettings: pure),
        .target(name: "Loop", swiftSettings: pure),
        .target(name: "LosslessJSON", swiftSettings: pure),
        .target(
            name: "ConfabApp", dependencies: ["Loop", "TerminalDOM", "Messenger", "Spelling"], swiftSettings: pure),

        .target(name: "ViewText", dependencies: ["TerminalDOM", "Theming"], swiftSettings: pure),

        // Targets with side effects.
        .target(name: "Threads", dependencies: ["CLinux"], swiftSettings: strict),
        .target(name: "LMDB", dependencies: ["CLMDB"], swiftSettings: strict),
        .target(
            name: "MessageStore",
            dependencies: [
                "Messenger", "LMDB", "Threads", "CLinux", "CCrypt", "CNettle",
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
            ],
            exclude: ["Protos"],
            swiftSettings: strict),
        .target(
            name: "ChatServices", dependencies: ["Messenger", "MessageStore", "Threads"], swiftSettings: strict),
        .target(
            name: "Importing", dependencies: ["LosslessJSON", "Messenger", "MessageStore", "CCmark", "CGumbo"],
            resources: [.embedInCode("Demo/Pictures")], swiftSettings: strict),
        // The themes are in a folder at the top of the repository, linked here, and are embedded in the binary.
        .target(
            name: "Theming", dependencies: ["TerminalDOM", "Spelling", "CToml"], resources: [.embedInCode("Themes")],
            swiftSettings: strict),
        // Separate from Theming, so that programs that only read themes don't need a YAML parser.
        .target(
            name: "ThemeSchemes", dependencies: ["Theming", "TerminalDOM", "CYaml"],
            swiftSettings: strict),
        .target(
            name: "TerminalNcurses", dependencies: ["TerminalDOM", "CNcurses", "CLinux"], swiftSettings: strict),
        .target(
            name: "ConfabRuntime",
            dependencies: [
                "ConfabApp", "Loop", "TerminalDOM", "TerminalNcurses", "Theming", "Messenger", "MessageStore",
                "ChatServices", "Importing", "Spelling", "ThemeSchemes", "Threads", "CLinux", "CQrencode", "ViewText",
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "confab",
            dependencies: [
                "ConfabRuntime", "Messenger", "Spelling", "TerminalDOM",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["confab.order"], swiftSettings: strict,
            linkerSettings: [.unsafeFlags(["-Xlinker", "--build-id=sha1"])]),
        .executableTarget(
            name: "confab-bench",
            dependencies: [
                "ConfabRuntime", "ConfabApp", "Loop", "TerminalDOM", "TerminalNcurses", "Theming", "Messenger",
                "MessageStore", "ChatServices", "CLinux", "ViewText",
            ],
            swiftSettings: strict),

        // Support for tests, never linked into the program.
        .target(
            name: "LoopTesting",
            dependencies: ["Loop", .product(name: "CustomDump", package: "swift-custom-dump")],
            swiftSettings: strict),
        .target(name: "TerminalTesting", dependencies: ["TerminalDOM"], swiftSettings: strict),
        .target(
            name: "ServiceTesting", dependencies: ["RandomTesting", "ChatServices", "MessageStore", "Messenger"],
            swiftSettings: strict),
        .target(name: "RandomTesting", path: "Tests/RandomTesting", swiftSettings: strict),
        .target(name: "ProcessTesting", dependencies: ["CLinux"], path: "Tests/ProcessTesting", swiftSettings: strict),
        .target(name: "ViewSnapshots", dependencies: ["ViewText"], swiftSettings: strict),

        .testTarget(
            name: "TerminalDOMTests", dependencies: ["RandomTesting", "TerminalDOM", "TerminalTesting"],
            swiftSettings: strict),
        .testTarget(name: "SpellingTests", dependencies: ["Spelling"], swiftSettings: strict),
        .testTarget(name: "LoopTests", dependencies: ["Loop", "LoopTesting"], swiftSettings: strict),
        .testTarget(name: "MessengerTests", dependencies: ["RandomTesting", "Messenger"], swiftSettings: strict),
        .testTarget(name: "LMDBTests", dependencies: ["RandomTesting", "LMDB"], swiftSettings: strict),
        // Accounts that the probe writes and the tests compare.
        .target(
            name: "MessageStoreSamples", dependencies: ["MessageStore", "Messenger"],
            path: "Tests/MessageStoreSamples", swiftSettings: strict),
        .executableTarget(
            name: "message-store-probe",
            dependencies: ["LMDB", "MessageStore", "MessageStoreSamples", "Messenger"],
            path: "Tests/MessageStoreProbe", swiftSettings: strict),
        .testTarget(
            name: "MessageStoreTests",
            dependencies: [
                "RandomTesting", "MessageStore", "MessageStoreSamples", "Messenger", "LMDB", "ProcessTesting",
                "message-store-probe",
            ],
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "ChatServicesTests",
            dependencies: [
                "RandomTesting",
                "ChatServices", "ServiceTesting", "MessageStore", "Messenger", "LMDB", "ProcessTesting", "service-peer",
            ],
            swiftSettings: strict),
        // The second process in the tests of services: one profile, controlled by lines on standard input.
        .executableTarget(
            name: "service-peer", dependencies: ["ChatServices", "MessageStore", "Messenger"],
            path: "Tests/ServicePeer", swiftSettings: strict),
        .testTarget(
            name: "LosslessJSONTests", dependencies: ["LosslessJSON", "RandomTesting"], swiftSettings: strict),
        .testTarget(
            name: "ImportingTests", dependencies: ["RandomTesting", "Importing", "MessageStore", "Messenger"],
            swiftSettings: strict),
        .testTarget(
            name: "ThemingTests", dependencies: ["RandomTesting", "Theming", "TerminalDOM", "ConfabApp"],
            swiftSettings: strict),
        .testTarget(
            name: "ThemeSchemesTests", dependencies: ["RandomTesting", "ThemeSchemes", "Theming", "ConfabApp"],
            swiftSettings: strict),
        // A program that the terminal tests run on a pseudo-terminal and end in every possible way.
        .executableTarget(
            name: "TerminalProbe", dependencies: ["TerminalNcurses", "TerminalDOM", "CLinux"],
            path: "Tests/TerminalProbe", swiftSettings: strict),
        .testTarget(
            name: "TerminalNcursesTests",
            dependencies: [
                "RandomTesting", "TerminalNcurses", "TerminalDOM", "TerminalTesting", "CLinux", "TerminalProbe",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ViewSnapshotsTests", dependencies: ["ViewSnapshots", "ViewText", "TerminalDOM", "Theming"],
            exclude: ["__Snapshots__"],
            swiftSettings: strict),
        .testTarget(
            name: "ConfabAppTests",
            dependencies: [
                "RandomTesting", "ConfabApp", "Loop", "LoopTesting", "ViewSnapshots", "TerminalDOM", "Messenger",
            ],
            exclude: [
                "App/__Snapshots__", "Card/__Snapshots__", "ChatActions/__Snapshots__", "ChatList/__Snapshots__",
                "Composer/__Snapshots__", "Content/__Snapshots__", "Conversation/__Snapshots__",
                "Emoji/__Snapshots__", "InputItems/__Snapshots__", "Launch/__Snapshots__",
                "MessageActions/__Snapshots__", "MessagePages/__Snapshots__", "NewChat/__Snapshots__",
                "Palette/__Snapshots__", "Pictures/__Snapshots__", "Polls/__Snapshots__", "Profiles/__Snapshots__",
                "Records/__Snapshots__", "Roots/__Snapshots__", "Search/__Snapshots__", "Settings/__Snapshots__",
                "Status/__Snapshots__", "Stickers/__Snapshots__", "Switcher/__Snapshots__", "Tags/__Snapshots__",
                "Timeline/__Snapshots__", "Transfers/__Snapshots__", "Voice/__Snapshots__",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ConfabRuntimeTests",
            dependencies: [
                "ProcessTesting", "service-peer", "program-probe",
                "ConfabRuntime", "ConfabApp", "ChatServices", "Importing", "Loop", "Messenger", "MessageStore",
                "TerminalDOM", "Theming", "Threads", "CLinux",
                .product(name: "Logging", package: "swift-log"),
            ], swiftSettings: strict),
        // A program that tests start to see what Confab passes on to other programs.
        .executableTarget(
            name: "program-probe", dependencies: ["CLinux"], path: "Tests/ProgramProbe", swiftSettings: strict),
        // Confab with a service that has downloads, which the on-device service doesn't have.
        .executableTarget(
            name: "delivering-confab", dependencies: ["ConfabRuntime", "ServiceTesting"],
            path: "Tests/DeliveringConfab", swiftSettings: strict),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "confab", "delivering-confab", "ProcessTesting", "RandomTesting", "TerminalDOM", "MessageStore",
                "Messenger", "LMDB",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "BenchTests", dependencies: ["confab-bench", "ProcessTesting"], exclude: ["Baselines.txt"],
            swiftSettings: strict),
        .testTarget(
            name: "ProjectTests", dependencies: ["ProcessTesting"], exclude: ["PlainEnglish.txt"], swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
