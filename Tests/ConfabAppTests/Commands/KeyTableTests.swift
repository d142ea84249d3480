import ConfabApp
import Foundation
import Testing

@Suite struct KeyTableTests {
    /// Rewritten with `SNAPSHOT_TESTING_RECORD=all`.
    @Test func thePageOfKeysIsWhatTheTableSays() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/keys.md")
        if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
            try KeyTable.markdown().write(to: page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == KeyTable.markdown())
    }
}
