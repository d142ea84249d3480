import Messenger
import Testing

/// The emoji that can be found by name.
@Suite struct NamedEmojiTests {
    @Test func everyEmojiIsAReactionAndHasItsOwnName() {
        let all = NamedEmoji.all
        #expect(all.count > 1000)
        #expect(Set(all.map(\.emoji)).count == all.count && Set(all.map(\.name)).count == all.count)
        for emoji in all { #expect(emoji.emoji.isReaction && !emoji.name.isEmpty, "\(emoji)") }
        #expect(all.first?.emoji == "😀")
    }

    @Test func namesAreThoseOfUnicodeWithTheWordsThatPeopleUse() {
        func name(_ emoji: String) -> String? { NamedEmoji.all.first { $0.emoji == emoji }?.name }
        #expect(name("🚀") == "rocket · launch, ship")
        #expect(name("🦋") == "butterfly")
        #expect(name("❤️")?.contains("red heart") == true)
        // A part of others, and letters for flags.
        #expect(name("🏽") == nil && name("🇩") == nil)
    }
}
