import Foundation
import MessageStore
import Messenger

/// Messages to be searched: of about 40 words and 250 bytes, the words as frequent as those of a language.
struct SearchAccount {
    static let chats = 200
    private var random: SplitMix64
    private var clock: Int64 = 1_500_000_000_000

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// The word at a rank: the more frequent, the shorter.
    static func word(_ rank: Int) -> String {
        let consonants = Array("tnsrhldcmfpgwybvk")
        let vowels = Array("eaoiu")
        var rest = rank
        var word = ""
        repeat {
            word.append(consonants[rest % consonants.count])
            rest /= consonants.count
            word.append(vowels[rest % vowels.count])
            rest /= vowels.count
        } while rest > 0
        // Endings, so that beginnings meet.
        return rank % 3 == 0 ? word + "n" : rank % 7 == 0 ? word + "ing" : word
    }

    /// A rank: half of all words are among the hundred most frequent, and there are always new ones (Zipf's law).
    mutating func rank() -> Int {
        let greatest = 300_000.0
        return min(299_999, Int(pow(greatest, random.unit()) - 1))
    }

    private func pow(_ base: Double, _ exponent: Double) -> Double { Foundation.pow(base, exponent) }

    mutating func text() -> String {
        var words: [String] = []
        for _ in 0..<30 + random.below(21) { words.append(Self.word(rank())) }
        return words.joined(separator: " ")
    }

    /// Adds a profile and its chats.
    static func addChats(to writer: borrowing StoreWriter) throws -> [ChatID] {
        let profile = try writer.add(Profile(id: .unassigned, names: Names("Search")))
        return try (0..<chats).map { number in
            let contact = try writer.add(
                Contact(id: .unassigned, profile: profile, names: Names("Contact \(number)")))
            return try writer.add(
                Chat(id: .unassigned, profile: profile, kind: .direct(contact), names: Names("Contact \(number)")))
        }
    }

    /// Adds a message to one of `chats`, some seconds after the one before.
    mutating func addMessage(to chats: [ChatID], _ writer: borrowing StoreWriter) throws -> Int {
        clock += Int64(1 + random.below(60_000))
        let text = text()
        try writer.add(
            Message(
                id: .unassigned, chat: random.pick(chats), sentAt: Timestamp(milliseconds: clock),
                sender: random.chance(50) ? .me : .contact(ContactID(1)), content: .text(StyledText(text))),
            asRead: true)
        return text.utf8.count
    }
}
