import ConfabApp
import Messenger

/// Writes what was found, a line each: columns between tabs, or JSON.
struct HitLines {
    let strings: any Strings
    /// In which times are said where they are for people.
    let zone: TimeZoneTable
    let isJSON: Bool
    /// True if lines have the colors of ripgrep: green for the time, magenta for the chat, red for matches.
    let isColored: Bool

    /// A message: when, in which chat, from whom, the words around the hit, or what happened where nothing was said.
    func line(_ hit: MessageHit) -> String {
        if isJSON { return JSONLine.text(JSONLine.Message(hit)) }
        let time = zone.localTime(at: hit.sentAt)
        let sender = hit.sender == .me ? strings.me() : hit.senderName.harmlessName
        return [
            colored("\(time.date) \(time.hourAndMinute)", "32"), colored(title(hit.chatNames, hit.chatKind), "35"),
            sender,
            marked(hit.line(strings), hit.snippet.hits),
        ].joined(separator: "\t")
    }

    /// A chat: what kind it is, its name, and by which other name it was found.
    func line(_ hit: NameHit, _ search: NameSearch) -> String {
        if isJSON { return JSONLine.text(JSONLine.Chat(hit)) }
        let title = title(hit.chat.names, hit.chat.kind)
        let reason: String? =
            switch hit.reason {
            case .name: nil
            case .otherName(let name), .member(let name): marked(name, search.hits(in: name))
            }
        return [JSONLine.kind(hit.chat.kind), marked(title, search.hits(in: title)), reason].compactMap { $0 }
            .joined(separator: "\t")
    }

    /// A contact without a chat.
    func line(_ contact: Contact, _ search: NameSearch) -> String {
        if isJSON { return JSONLine.text(JSONLine.Contact(contact)) }
        let name = contact.names.shown()
        return "contact\t" + marked(name, search.hits(in: name))
    }

    private func title(_ names: Names, _ kind: ChatKind) -> String {
        let name = names.shown()
        if !name.isEmpty { return name }
        return kind == .notes ? strings.openNotes() : JSONLine.kind(kind)
    }

    /// `text` with the parts at `hits`, ranges of its bytes, made to stand out; nothing in it moves a terminal.
    private func marked(_ text: String, _ hits: [Range<Int>]) -> String {
        let bytes = Array(text.utf8)
        func part(_ range: Range<Int>) -> String {
            String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self).harmlessWords
        }
        guard isColored else { return text.harmlessName }
        var line = ""
        var end = 0
        for hit in hits where hit.lowerBound >= end {
            line += part(end..<hit.lowerBound) + colored(part(hit), "1;31")
            end = hit.upperBound
        }
        return line + part(min(end, bytes.count)..<bytes.count)
    }

    /// Returns harmless text in a color, by its number.
    private func colored(_ text: String, _ color: String) -> String {
        isColored ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
    }
}
