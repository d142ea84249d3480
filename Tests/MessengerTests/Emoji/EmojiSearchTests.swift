import Messenger
import Testing

/// The emoji that can be found by name.
@Suite struct EmojiSearchTests {
    private func found(_ text: String, usual: [String] = []) -> [String] {
        EmojiSearch(text).found(usual: usual, limit: 2_000).map { $0.emoji }
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
        #expect(names.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || "_+-".contains($0) } })
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
        // A whole word before the beginning of a longer one.
        #expect(found("lol").first == "😂" && found("sob").first == "😭")
        #expect(found("火箭").contains("🚀") && found("lol").contains("😂"))
    }

    @Test func ownShortNamesAddRenameAndReplace() {
        var names = EmojiNames()
        names.name("🚀", "shipit")
        names.name("😄", "smile")
        func found(_ text: String) -> [String] {
            EmojiSearch(text).found(names: names, limit: 9).map { "\($0.emoji) \($0.shortName)" }
        }
        #expect(found("shi").first == "🚀 shipit")
        #expect(found("smile").first == "😄 smile")
        #expect(!found("smile").contains("🙂 smile") && found("slight").first == "🙂 slight_smile")
        #expect(
            names["smile"] == "😄" && names["slight_smile"] == "🙂" && names["tada"] == "🎉" && names["nothing"] == nil)
        for (name, isOne) in [("ok", true), ("+1", true), ("a", false), ("a b", false), ("12", false), ("é_1", true)] {
            #expect(EmojiNames.isShortName(name) == isOne, "\(name)")
        }
    }

    @Test func exactShortNamesComeBeforeUsualEmojiAndThoseBeforeOthers() {
        #expect(found("smile").first == "🙂")
        #expect(found("smile", usual: ["😄"]).prefix(2) == ["🙂", "😄"])
        #expect(found("sm", usual: ["😄", "😃"]).prefix(2) == ["😄", "😃"])
        #expect(found("sm", usual: ["🚀"]).contains("🚀") == false)
    }
}
