// swift-tools-version: 6.2
import PackageDescription

// A program of your own on Confab's libraries: none of it knows a messenger, and none of it needs ncurses or LMDB.
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
        .testTarget(
            name: "TodoListTests",
            dependencies: ["TodoList", .product(name: "ViewSnapshots", package: "confab")],
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)
