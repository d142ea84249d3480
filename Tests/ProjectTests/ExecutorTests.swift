import Testing

/// A new operation that an executor doesn't know, or a new layer that the visitor doesn't know, must not compile.
@Suite struct ExecutorTests {
    private static let files = [
        "ConfabApp/Features/Layer.swift", "ConfabApp/App/AppReducer+Answers.swift",
        "ConfabRuntime/Session/AppSession.swift", "ConfabRuntime/Session/StoreReads.swift",
        "ConfabRuntime/Session/SlowQueryExecutor.swift", "ConfabRuntime/Session/TerminalExecutor.swift",
        "ConfabRuntime/Session/ThemeExecutor.swift", "ConfabRuntime/Session/ServiceExecutor+LocalChanges.swift",
        "ConfabRuntime/Session/ServiceExecutor+Profiles.swift",
    ]

    @Test(arguments: files) func executorsAndTheVisitorNameEveryCase(file: String) {
        let text = Repository.text(of: "Sources/" + file)
        #expect(text.contains("switch"))
        #expect(!text.contains("default:"))
    }
}
