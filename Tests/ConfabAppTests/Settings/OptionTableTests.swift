import ConfabApp
import Foundation
import Testing

@Suite struct OptionTableTests {
    /// Rewritten with `SNAPSHOT_TESTING_RECORD=all`.
    @Test func thePageOfSettingsIsWhatTheDeclarationSays() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/settings.md")
        let former = try String(contentsOf: page, encoding: .utf8)
        // The comparison with NIMKit after the tables is written by hand.
        let comparison = try #require(former.range(of: "\n## NIMKit"))
        let wanted = OptionTable.markdown() + former[comparison.lowerBound...]
        if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
            try wanted.write(to: page, atomically: true, encoding: .utf8)
        }
        #expect(former == wanted)
    }

    @Test func marksInExplanationsDoNotFormatThePage() {
        #expect(OptionTable.markdown().contains(#"\*\*bold\*\* or \`code\`"#))
    }

    @Test func theComparisonWithNIMKitNamesOptionsThatExist() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/settings.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let comparison = try #require(text.range(of: "\n## NIMKit"))
        let named = text[comparison.lowerBound...].matches(of: /option `([a-z-]+)`/).map { String($0.1) }
        for name in named { #expect(OptionID(rawValue: name) != nil, "\(name)") }
        let counterparts: [OptionID] = [
            .separatorGap, .separators, .clusterMinutes, .pageSize, .recordMax, .recorder, .inputMax, .avatars,
            .bubbles, .sides, .inputMore, .messageMenu, .inputBar, .playNext, .autoDownloadPictures, .readReceipts,
            .autoMarkRead, .showQuotes, .quickComments, .quickEmoji, .showPins,
        ]
        for option in counterparts { #expect(named.contains(option.rawValue), "\(option)") }
    }

    @Test func everyOptionIsDeclaredOnceAndItsDefaultIsOneOfItsValues() {
        #expect(Set(OptionDeclaration.all.map(\.id)) == Set(OptionID.allCases))
        #expect(OptionDeclaration.all.count == OptionID.allCases.count)
        for option in OptionDeclaration.all where option.isOnPage {
            #expect(option.allows(option.standard), "\(option.id)")
            #expect(option.value(stored: option.standard.stored) == option.standard, "\(option.id)")
        }
    }

    @Test func wordsAndEmojiAreEachThereOnce() throws {
        func allows(_ id: OptionID, _ text: String) throws -> Bool {
            try #require(OptionDeclaration.named(id)).allows(.text(text))
        }
        for text in ["copy", "delete reply"] { #expect(try allows(.messageMenu, text)) }
        for text in ["", " ", "copy copy", "Copy", "copy,reply", "paint"] { #expect(try !allows(.messageMenu, text)) }
        for text in ["👍", "👍 ❤️ 😂 😮 😢 🙏 🎉"] { #expect(try allows(.quickEmoji, text)) }
        for text in ["", "👍👍", "👍 👍", "👍 \u{1B}[31m", "a b c d e f g h"] { #expect(try !allows(.quickEmoji, text)) }
    }
}
