import ConfabApp
import Foundation
import Testing

@Suite struct OptionTableTests {
    /// Rewritten with `SNAPSHOT_TESTING_RECORD=all`.
    @Test func thePageOfSettingsIsWhatTheDeclarationSays() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/settings.md")
        if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
            try OptionTable.markdown().write(to: page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == OptionTable.markdown())
    }

    @Test func everyOptionIsDeclaredOnceAndItsDefaultIsOneOfItsValues() {
        #expect(Set(OptionDeclaration.all.map(\.id)) == Set(OptionID.allCases))
        #expect(OptionDeclaration.all.count == OptionID.allCases.count)
        for option in OptionDeclaration.all where option.isOnPage {
            #expect(option.allows(option.standard), "\(option.id)")
            #expect(option.value(stored: option.standard.stored) == option.standard, "\(option.id)")
        }
    }
}
