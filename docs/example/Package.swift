// swift-tools-version: 6.2
import PackageDescription

// Programs of your own on Confab's libraries. The to-do list knows no messenger, and needs neither ncurses nor LMDB; dice is
// Confab with one more kind of content and a change to another.
let package = Package(
    name: "todo",
    dependencies: [.package(name: "confab", path: "../..")],
    targets: [
        .target(
            name: "TodoList",
            dependencies: [
                .product(name: "TerminalDOM", package: "confab"),
                .product(name: "Loop", package: "confab"),
                .product(name: "Theming", package: "confab"),
            ]),
        .executableTarget(
            name: "todo",
            dependencies: [
                "TodoList",
                .product(name: "TerminalDOM", package: "confab"),
                .product(name: "Loop", package: "confab"),
            ]),
        .target(
            name: "DiceKind",
            dependencies: [
                .product(name: "ConfabRuntime", package: "confab"), .product(name: "TerminalDOM", package: "confab"),
            ]),
        .executableTarget(
            name: "dice", dependencies: ["DiceKind", .product(name: "ConfabRuntime", package: "confab")]),
        .testTarget(
            name: "DiceKindTests", dependencies: ["DiceKind", .product(name: "ViewSnapshots", package: "confab")]),
        .testTarget(
            name: "TodoListTests",
            dependencies: ["TodoList", .product(name: "ViewSnapshots", package: "confab")],
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)
