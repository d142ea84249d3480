import Testing

/// A new action, command, intent, operation, layer, or part that nothing handles must not compile.
@Suite struct ExecutorTests {
    private static var files: [String] {
        let root = Repository.files(below: "Sources/ConfabApp/App").filter { file in
            ["/AppReducer", "/RootReducer", "/Main+"].contains(where: file.contains)
        }
        let folders = ["ConfabApp/Features", "ConfabApp/Operations", "ConfabRuntime/Session"]
        return root + folders.flatMap { Repository.files(below: "Sources/" + $0) }
    }

    @Test(arguments: files) func everyCaseIsNamed(file: String) {
        for subject in Self.subjectsWithDefault(in: Repository.text(of: file)) {
            Issue.record("\(file) has a default: in switch \(subject)")
        }
    }

    @Test func theFilesThatSwitchAreAmongThem() {
        let switching = Self.files.filter { Repository.text(of: $0).contains("switch ") }
        for name in [
            "App/AppReducer.swift", "App/AppReducer+Commands.swift", "App/RootReducer.swift", "Features/Layer.swift",
            "Features/Place.swift",
            "Session/StoreReads.swift",
            "Session/SlowQueryExecutor.swift", "Session/TerminalExecutor.swift", "Session/ThemeExecutor.swift",
            "Session/ServiceExecutor+LocalChanges.swift", "Session/ServiceExecutor+Profiles.swift",
        ] { #expect(switching.contains { $0.hasSuffix(name) }, "\(name)") }
    }

    @Test func aDefaultIsSeenWithItsSubject() {
        let source = """
            switch action {
            case .a:
                switch command {
                case .b: 1
                default: 2
                }
            @unknown default: 3
            }
            let value = switch (x, y) {
            case (1, 2): "default:"
            default:
                4
            }
            """
        #expect(Self.subjectsWithDefault(in: source) == ["command", "action", "(x, y)"])
    }

    /// The subjects of the switches that have a `default:`. The formatter indents it like its `switch`.
    private static func subjectsWithDefault(in text: String) -> [String] {
        var open: [(indent: Int, subject: String)] = []
        var subjects: [String] = []
        for line in SwiftSource(text).code {
            let code = line.drop { $0 == " " }
            let indent = line.count - code.count
            if let start = code.firstRange(of: "switch ")?.upperBound, code.hasSuffix("{") {
                open.removeAll { $0.indent >= indent }
                open.append((indent, code[start...].dropLast(2).description))
            } else if code.hasPrefix("default:") || code.hasPrefix("@unknown default:") {
                subjects.append(open.last { $0.indent <= indent }?.subject ?? "")
            }
        }
        return subjects
    }
}
