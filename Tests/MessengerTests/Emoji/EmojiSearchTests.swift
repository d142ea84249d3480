import Messenger
import Testing

/// The emoji that can be found by name.
@Suite struct EmojiSearchTests {
    private func found(_ text: String, usual: [String] = []) -> [String] {
        EmojiSearch(text).found(usual: usual, limit: 2_000).map(\.emoji)
    }

    @Test func everyEmojiIsAReactionAndHasItsOwnShortNames() {
        let all = NamedEmoji.all
        #expect(all.count > 1_800)
        #expect(Set(all.map(\.emoji)).count == all.count)
        for emoji in all {
            #expect(emoji.emoji.isReaction && !emoji.name.isEmpty && !emoji.shortNames.isEmpty, "\(emoji)")
        }
        let names = all.flatMap(\.shortNames)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "+" } })
        #expect(NamedEmoji.Group.allCases.allSatisfy { group in all.contains { $0.group == group } })
        #expect(all.first?.emoji == "😀")
        // Skin tones aren't emoji of their own.
        #expect(!all.contains { $0.emoji == "🏽" || $0.emoji == "👍🏽" })
    }

    @Test func anEmojiHasTheShortNameOfTheImportedArchive() {
        for (name, emoji) in [("tada", "🎉"), ("+1", "👍"), ("thumbs_up", "👍"), ("joy", "😂"), ("flag_germany", "🇩🇪")] {
            #expect(NamedEmoji.named(name)?.emoji == emoji)
        }
        #expect(NamedEmoji.named("nothing") == nil)
    }

    @Test func wordsAreFoundByTheirBeginnings() {
        #expect(found("rocket").first == "🚀")
        #expect(found("red hea").first == "❤️")
        #expect(found("thumbs_up").first == "👍")
        #expect(found("ROCKET") == found("rocket"))
        #expect(found("ocket") == [] && found("xyzzy") == [] && found(" ") == [])
        // In other languages, and words that people use.
        #expect(found("corazon").contains("❤️") && found("corazón").contains("❤️"))
        #expect(found("火箭").contains("🚀") && found("lol").contains("😂"))
    }

    @Test func exactShortNamesComeBeforeUsualEmojiAndThoseBeforeOthers() {
        #expect(found("smile").first == "🙂")
        #expect(found("smile", usual: ["😄"]).prefix(2) == ["🙂", "😄"])
        #expect(found("sm", usual: ["😄", "😃"]).prefix(2) == ["😄", "😃"])
        #expect(found("sm", usual: ["🚀"]).contains("🚀") == false)
    }
}
