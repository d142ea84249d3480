import Foundation
import ProcessTesting
import Testing

/// Measurements use an account like a real one.
@Suite struct AccountTests {
    @Test func anAccountHasChatsOfAllKindsNamesAndTexts() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("confab-account-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let made = try run(
            builtProgram("confab-bench"), ["generate", directory, "--chats", "1000", "--messages", "10000"])
        try #require(made.status == 0, "\(made.errors)")
        let listed = try run(builtProgram("confab"), ["--data", directory, "--once", "--linear"])
        try #require(listed.status == 0, "\(listed.errors)")
        let lines = listed.output.split(separator: "\n").map(String.init)
        let tabs = try #require(lines.first { $0.hasPrefix("Tabs: ") })
        func count(_ tab: String) -> Int {
            let parts = tabs.dropFirst("Tabs: ".count).split(separator: ";").map { $0.split(separator: " ") }
            return parts.first { $0.first == Substring(tab) }.flatMap { $0.dropFirst().first.flatMap { Int($0) } } ?? 0
        }
        #expect(count("All") > 900)
        for tab in ["Unread", "Favorites", "Groups", "Contacts", "Business"] { #expect(count(tab) > 5, "\(tab)") }
        let rows = lines.dropFirst(2)
        #expect(Set(rows.map { $0.split(separator: ",").first }).count > rows.count / 2, "names differ")
    }
}
