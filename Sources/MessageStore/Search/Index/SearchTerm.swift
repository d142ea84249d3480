internal import Messenger

/// The terms of a message: its words, and its other searchable properties.
///
/// A word is a term itself. In scripts without spaces, each pair of characters is a term, and so is a last character;
/// so every character begins a term, and pairs find the text. A term that isn't a word starts with a byte that no word
/// starts with.
enum SearchTerm {
    enum Kind: UInt8 {
        case chat = 1
        case me, contact, member, feature
    }

    /// The most bytes of a term.
    static let limit = 255

    /// The term of what is no word.
    static func term(_ kind: Kind, _ number: UInt64 = 0) -> [UInt8] {
        var term = [kind.rawValue]
        // No zeros: those end keys.
        var rest = number
        repeat {
            term.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        } while rest > 0
        return term
    }

    /// The number in the term of what is no word.
    static func number(in term: [UInt8]) -> UInt64 {
        term.dropFirst().reversed().reduce(0) { $0 << 7 | UInt64($1 & 0x7F) }
    }

    static func term(_ sender: MessageSender) -> [UInt8]? {
        switch sender {
        case .me: term(Kind.me)
        case .contact(let id): term(.contact, id.rawValue)
        case .member(let id): term(.member, id.rawValue)
        case .system: nil
        }
    }

    static func term(_ feature: SearchQuery.Feature) -> [UInt8] {
        switch feature {
        case .link: term(.feature, 0)
        case .image: term(.feature, 1)
        // A voice message is a file; searches for it look at the messages.
        case .file, .voice: term(.feature, 2)
        }
    }

    /// Calls `body` with every term of a message, some of them several times. The bytes last for the call.
    static func forEach(of message: Message, _ body: (UnsafeRawBufferPointer) -> Void) {
        term(.chat, message.chat.rawValue).withUnsafeBytes(body)
        if let sender = term(message.sender) { sender.withUnsafeBytes(body) }
        for feature in message.features { term(feature).withUnsafeBytes(body) }
        forEach(in: message.searchedText, body)
    }

    /// Calls `body` with every term of the words of a text.
    static func forEach(in text: String, _ body: (UnsafeRawBufferPointer) -> Void) {
        // A character without spaces that waits for what follows.
        var waiting: [UInt8] = []
        var scratch: [UInt8] = []
        SearchWord.forEach(in: text, scratch: &scratch) { folded, _, isUnspaced in
            folded.withUnsafeBytes { folded in
                let bytes = UnsafeRawBufferPointer(rebasing: folded.prefix(limit / 2))
                if !waiting.isEmpty {
                    if isUnspaced { waiting.append(contentsOf: bytes) }
                    waiting.withUnsafeBytes(body)
                    waiting.removeAll(keepingCapacity: true)
                }
                if isUnspaced { waiting.append(contentsOf: bytes) } else { body(bytes) }
            }
        }
        if !waiting.isEmpty { waiting.withUnsafeBytes(body) }
    }

    /// The terms of a message, each once, in order.
    static func terms(of message: Message) -> [[UInt8]] {
        var terms: Set<[UInt8]> = []
        forEach(of: message) { terms.insert(Array($0)) }
        return terms.sorted { $0.lexicographicallyPrecedes($1) }
    }
}
