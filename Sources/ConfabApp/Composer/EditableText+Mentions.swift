package import Messenger
package import TerminalDOM

// The mentions in a field are tokens.
extension EditableText {
    /// Creates a field with a text, whose mentions are tokens. The cursor is at its end.
    package init(_ text: StyledText) {
        guard !text.runs.isEmpty else {
            self.init(text.plain)
            return
        }
        var mentions = text.mentionRuns[...]
        var tokens: [TextToken] = []
        var start: Int?
        var place = 0
        for (index, character) in text.plain.enumerated() {
            guard let run = mentions.first else { break }
            if place == run.start { start = index }
            place += character.utf8.count
            guard place >= run.end else { continue }
            if let start, place == run.end, case .mention(let mention) = run.style {
                tokens.append(TextToken(start..<index + 1, value: mention.token))
            }
            start = nil
            mentions.removeFirst()
        }
        self.init(text.plain, tokens: tokens)
    }

    /// The text with its mentions.
    package var styledText: StyledText {
        guard !tokens.isEmpty else { return StyledText(text) }
        var runs: [StyleRun] = []
        var index = 0
        var place = 0
        for token in tokens {
            place += characters[index..<token.range.lowerBound].reduce(0) { $0 + $1.utf8.count }
            let length = characters[token.range].reduce(0) { $0 + $1.utf8.count }
            if let mention = Mention(token: token.value) {
                runs.append(StyleRun(start: place, length: length, style: .mention(mention)))
            }
            place += length
            index = token.range.upperBound
        }
        return StyledText(text, runs: runs)
    }
}

extension Mention {
    /// The value of the token in a field.
    var token: String {
        switch self {
        case .me: "me"
        case .everyone: "everyone"
        case .member(let member): "member \(member.rawValue)"
        case .contact(let contact): "contact \(contact.rawValue)"
        case .remote(let id): "remote \(id.rawValue)"
        }
    }

    /// The mention that a token stands for; nil if it's none.
    init?(token: String) {
        let parts = token.split(separator: " ", maxSplits: 1)
        switch (parts.first, parts.dropFirst().first) {
        case ("me", nil): self = .me
        case ("everyone", nil): self = .everyone
        case ("member", let number?):
            guard let number = UInt64(number) else { return nil }
            self = .member(MemberID(number))
        case ("contact", let number?):
            guard let number = UInt64(number) else { return nil }
            self = .contact(ContactID(number))
        case ("remote", let id?): self = .remote(RemoteID(String(id)))
        default: return nil
        }
    }
}

extension StyledText {
    /// Returns another text of the same message, in which the names that are still there are mentions again. Of several
    /// people with the same name, the one who came first in this text comes first there.
    func restoringMentions(in text: String) -> StyledText {
        var runs: [StyleRun] = []
        // A longer name may begin with a shorter one.
        let mentions = mentionRuns.sorted { ($1.length, $0.start) < ($0.length, $1.start) }
        for mention in mentions {
            let name = slice(from: mention.start, to: mention.end).plain
            let place = text.ranges(of: name).lazy.filter { range in
                let next = text[range.upperBound...].first
                return !(next.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
            }.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
                .first { start in !runs.contains { $0.start < start + name.utf8.count && start < $0.end } }
            if let place { runs.append(StyleRun(start: place, length: name.utf8.count, style: mention.style)) }
        }
        return StyledText(text, runs: runs)
    }
}
