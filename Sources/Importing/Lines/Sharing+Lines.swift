import LosslessJSON
import Messenger

// Stickers, cards, records, and tips.

extension Sticker: LineRecord {
    static var blank: Sticker { Sticker(file: Attachment(name: "")) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("name", &name, usually: "")
        try field("emoji", &emoji, usually: "")
        try field("file", &file)
    }
}

extension ContactCard: LineRecord {
    static var blank: ContactCard { ContactCard(name: "") }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("of", &kind, usually: .person)
        try field("name", &name)
        try field("remote", &remoteID, usually: .some(nil))
        try field("address", &address, usually: "")
    }
}

extension ContactCard.Kind: LineWord {
    static let words: [ContactCard.Kind] = [.person, .group]

    var word: String {
        switch self {
        case .person: "person"
        case .group: "group"
        }
    }
}

extension MergedRecord: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        let field = LineFields(reading: try JSONObject(json: json))
        self.init(
            title: try field.read("title"), entries: try field.read("entries"), count: try field.readIfPresent("count"))
    }

    var json: JSONValue {
        var members = JSONObject()
        members.members = [
            JSONObject.Member(name: "title", value: title.json),
            JSONObject.Member(name: "entries", value: entries.json),
        ]
        if count != entries.count { members.members.append(JSONObject.Member(name: "count", value: count.json)) }
        return .object(members)
    }
}

extension MergedRecord.Entry: LineRecord {
    static var blank: MergedRecord.Entry {
        MergedRecord.Entry(senderName: "", sentAt: .zero, content: .text(.empty))
    }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("sender", &senderName, usually: "")
        try field("sent", &sentAt)
        try field("content", &content)
    }
}

extension Tip: LineWord {
    static let words: [Tip] = [.noEarlierMessages]

    var word: String {
        switch self {
        case .noEarlierMessages: "noEarlierMessages"
        }
    }
}
