internal import Messenger

/// A query as the index answers it.
struct SearchPlan {
    /// A part of a query that the index answers.
    enum Part {
        /// Messages with this term.
        case term([UInt8])
        /// Messages with a term that begins so.
        case prefix([UInt8])
        /// Messages with one of several terms of a kind that is no word.
        case oneOf(SearchTerm.Kind, NumberSet)
        /// Messages of one of several senders.
        case senders(SearchSenders)

        fileprivate var length: Int { if case .prefix(let prefix) = self { prefix.count } else { 0 } }
    }

    let query: SearchQuery
    /// The profile whose messages are searched; nil when there is none.
    var profile: ProfileID?
    /// In which chats, when not in all.
    var chats: NumberSet?
    /// From which senders, when not from all.
    var senders: SearchSenders?
    /// The positions up to which the user has read the chats with unread messages; nil if the query doesn't ask for
    /// these.
    var readUpTo: [ChatID: MessagePosition]?
    /// The query's problems, and names that nobody has.
    var problems: [SearchProblem]

    init(_ query: SearchQuery) {
        self.query = query
        problems = query.problems
    }

    /// True if nothing can match.
    var isHopeless: Bool { profile == nil || chats?.isEmpty == true || senders?.isEmpty == true }

    /// The parts to look up in the index, the rarest first if that is known. A match must satisfy all of them.
    var parts: [Part] {
        var parts: [Part] = []
        if let chats {
            if chats.count == 1, let chat = chats.first {
                parts.append(.term(SearchTerm.term(.chat, chat)))
            } else {
                parts.append(.oneOf(.chat, chats))
            }
        }
        for feature in query.features { parts.append(.term(SearchTerm.term(feature))) }
        var prefixes: [Part] = []
        for phrase in query.phrases {
            for part in Self.parts(of: phrase) {
                if case .prefix = part { prefixes.append(part) } else { parts.append(part) }
            }
        }
        if let senders { parts.append(.senders(senders)) }
        // The longer, the rarer.
        return parts + prefixes.sorted { $0.length > $1.length }
    }

    /// True if the index's answers need no check of the messages.
    var isExact: Bool {
        if query.isUnread || query.features.contains(.voice) { return false }
        return query.phrases.allSatisfy { $0.words.count == 1 && Self.unspaced($0.words[0]) == false }
    }

    /// False if the user has read the message at this place, and the query asks for unread ones.
    func mayFind(at place: (chat: ChatID, position: MessagePosition)) -> Bool {
        guard let readUpTo else { return true }
        return readUpTo[place.chat].map { place.position > $0 } ?? false
    }

    /// True if a message that satisfies the parts in the index matches the rest of the query, too.
    func finds(_ message: Message) -> Bool {
        if let before = query.before, message.sentAt >= before { return false }
        if let after = query.after, message.sentAt < after { return false }
        if let chats, !chats.contains(message.chat.rawValue) { return false }
        if let senders, !senders.contains(message.sender) { return false }
        if query.isUnread, !message.countsAsUnread || !mayFind(at: (message.chat, message.position)) { return false }
        return query.features.isSubset(of: message.features) && query.matches(message.searchedText)
    }

    /// The terms that a text has in which a phrase stands.
    private static func parts(of phrase: SearchQuery.Phrase) -> [Part] {
        var parts: [Part] = []
        // As much of it as is looked for in a text.
        let words = phrase.words.prefix(SearchQuery.Phrase.limit)
        let isPrefix = phrase.isPrefix && words.count == phrase.words.count
        let kinds = words.map { unspaced($0) }
        var isFollowed = false
        for (index, word) in words.enumerated() {
            let isLast = index == words.count - 1
            let bytes = Array(word.utf8.prefix(SearchTerm.limit / 2))
            if kinds[index] != false {
                if !isLast, kinds[index] == true, kinds[index + 1] == true {
                    // With the next one it is a term. Where that is the last word, it may go on.
                    let pair = bytes + Array(words[index + 1].utf8.prefix(SearchTerm.limit / 2))
                    let mayGoOn = index + 1 == words.count - 1 && isPrefix
                    parts.append(mayGoOn ? .prefix(pair) : .term(pair))
                    isFollowed = true
                } else {
                    // Whatever follows it in the text is in its term. After another one its term was asked for already.
                    if !isFollowed { parts.append(.prefix(bytes)) }
                    isFollowed = false
                }
            } else {
                isFollowed = false
                parts.append(isLast && isPrefix ? .prefix(bytes) : .term(bytes))
            }
        }
        return parts
    }

    /// True if a word is a character of a script without spaces; nil if it is more than a word or none.
    private static func unspaced(_ word: String) -> Bool? {
        let words = SearchWord.words(of: word)
        guard words.count == 1, words[0].folded == word else { return nil }
        return words[0].isUnspaced
    }
}
