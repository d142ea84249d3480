import Testing

@Suite struct BehaviorTests {
    /// The rows of the tables, without their headings.
    private var rows: [Substring] {
        Repository.text(of: "Tests/Behaviors.md").split(separator: "\n")
            .filter { $0.hasPrefix("| ") && $0 != "| no. | behavior | tests |" }
    }

    @Test func everyBehaviorHasItsTests() throws {
        let rows = self.rows
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

    @Test func everyRowOfTheChecklistOnConversationsHasABehavior() {
        let numbers = rows.compactMap { $0.split(separator: "|").first }.flatMap { cell in
            cell.matches(of: /\d+/).compactMap { Int($0.output) }
        }
        let checklist = [13...43, 48...48, 73...78, 80...80].flatMap { $0 }
        #expect(checklist.filter { !numbers.contains($0) } == [])
    }

    /// The names of the functions that are the first ones after `@Test`.
    private func testNames(in text: String) -> [Substring] {
        text.matches(of: /@Test\b.*?\bfunc (?<name>\w+)\(/.dotMatchesNewlines()).map(\.output.name)
    }
}
