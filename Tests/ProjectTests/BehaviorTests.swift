import Testing

@Suite struct BehaviorTests {
    @Test func everyBehaviorHasItsTests() throws {
        let page = Repository.text(of: "Tests/Behaviors.md")
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0 != "| behavior | tests |" }
        #expect(rows.count > 20)
        let sources = Repository.files(below: "Tests").filter { $0.hasSuffix("Tests.swift") }
        let tests = Dictionary(grouping: sources) { $0.split(separator: "/").last.map(String.init) ?? "" }
        for row in rows {
            let named = row.matches(of: /`(?<suite>\w+)\.(?<test>\w+)`/)
            #expect(!named.isEmpty, "no test: \(row)")
            for name in named {
                let files = tests["\(name.output.suite).swift"] ?? []
                let found = files.contains { testNames(in: Repository.text(of: $0)).contains(name.output.test) }
                #expect(found, "\(name.output.suite).\(name.output.test) isn't a test")
            }
        }
    }

    /// The names of the functions that are the first ones after `@Test`.
    private func testNames(in text: String) -> [Substring] {
        text.matches(of: /@Test\b.*?\bfunc (?<name>\w+)\(/.dotMatchesNewlines()).map(\.output.name)
    }
}
