/// A room of the house and whom it may know, as `architecture.md` has it.
struct Room: Sendable {
    /// The target's name.
    let name: String
    /// What it may import.
    let knows: Set<String>
    /// Whether it is pure: no I/O, no clock, no chance, not even Foundation.
    let isPure: Bool

    private init(_ name: String, _ knows: Set<String>, isPure: Bool = false) {
        self.name = name
        self.knows = knows
        self.isPure = isPure
    }

    private static func pure(_ name: String, _ knows: String...) -> Room { Room(name, Set(knows), isPure: true) }

    private static func imperative(_ name: String, _ knows: String...) -> Room {
        Room(name, system.union(knows))
    }

    private static func testSupport(_ name: String, _ knows: String...) -> Room {
        Room(name, system.union(knows).union(["Foundation", "Testing"]))
    }

    /// What a room that touches the world may use of the system. Of Foundation that is its essentials: the rest brings ICU
    /// and its tables, half of the program and a tenth of its start.
    private static let system: Set<String> = [
        "FoundationEssentials", "Glibc", "Dispatch", "Synchronization",
    ]

    /// Everything that the program consists of, except the shims, which are no Swift.
    private static let program: Set<String> = [
        "Messenger", "TerminalDOM", "Loop", "ConfabApp", "LMDB", "MessageStore", "ChatServices", "Importing", "Theming",
        "ThemeSchemes", "TerminalNcurses", "ConfabRuntime",
    ]

    /// Every room that holds Swift.
    static let all: [Room] = [
        .pure("Messenger"),
        .pure("TerminalDOM"),
        .pure("Loop"),
        .pure("LosslessJSON"),
        .pure("ConfabApp", "Loop", "TerminalDOM", "Messenger"),
        .pure("ViewText", "TerminalDOM", "Theming"),

        .imperative("LMDB", "CLMDB"),
        .imperative("Threads", "CLinux"),
        .imperative("MessageStore", "Messenger", "LMDB", "Threads", "CLinux", "CCrypt", "SwiftProtobuf"),
        .imperative("ChatServices", "Messenger", "MessageStore", "Threads"),
        .imperative("Importing", "LosslessJSON", "Messenger", "MessageStore", "CGumbo"),
        .imperative("Theming", "TerminalDOM", "CToml"),
        .imperative("ThemeSchemes", "Theming", "TerminalDOM", "CYaml"),
        .imperative("TerminalNcurses", "TerminalDOM", "CNcurses", "CLinux"),
        Room(
            "ConfabRuntime",
            system.union(program).subtracting(["ConfabRuntime", "LMDB"]).union([
                "CLinux", "CQrencode", "Threads", "Logging", "ViewText",
            ])),
        .imperative("confab", "ConfabRuntime", "TerminalDOM", "ArgumentParser", "Logging"),
        Room("confab-bench", system.union(program).union(["CLinux", "Foundation", "ViewText"])),

        .testSupport("LoopTesting", "Loop", "CustomDump"),
        .testSupport("ServiceTesting", "RandomTesting", "ChatServices", "MessageStore", "Messenger"),
        .testSupport("TerminalTesting", "TerminalDOM"),
        .testSupport("ViewSnapshots", "ViewText"),
    ]

    /// Rooms that hold only C or C++.
    static let shims: Set<String> = ["CCrypt", "CGumbo", "CLMDB", "CLinux", "CNcurses", "CQrencode", "CToml", "CYaml"]

    /// What is wrong with a source file of this room.
    func violations(in source: String, file: String) -> [String] {
        let scanned = SwiftSource(source)
        var violations = scanned.imports.filter { !knows.contains($0) }.map { "\(file): \(name) must not know \($0)" }
        if isPure {
            violations += Impurity.all.filter { $0.isFound(in: scanned.code) }
                .map { "\(file): \(name) is pure and uses \($0.what)" }
        }
        return violations
    }
}
