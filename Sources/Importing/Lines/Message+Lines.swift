import LosslessJSON
import Messenger

extension Message: LineRecord {
    static var blank: Message {
        Message(id: .unassigned, chat: .unassigned, sentAt: .zero, sender: .system, content: .text(.empty))
    }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("id", &id)
        try field("chat", &chat)
        try field("position", &position)
        try field("remote", &remoteID, usually: .some(nil))
        try field("transaction", &transaction, usually: .some(nil))
        try field("sent", &sentAt)
        try field("sender", &sender)
        try field("senderName", &senderName, usually: "")
        try field("content", &content)
        try field("quote", &quote, usually: .some(nil))
        try field("delivery", &delivery, usually: .some(nil))
        try field("edit", &edit, usually: .some(nil))
        try field("earlier", &earlierVersions, usually: [])
        try field("reactions", &reactions, usually: [])
        try field("pin", &pin, usually: .some(nil))
        try field("votes", &votes, usually: [])
        try field("marks", &marks, usually: [])
        try field("mentionsMe", &mentionsMe, usually: false)
        try field("protection", &protection, usually: Protection.none)
        try field("forwardedFrom", &forwardedFrom, usually: .some(nil))
        if field.isReading { forwardedFrom = forwardedFrom.flatMap(NameRule.cut) }
        try field("expires", &expiresAt, usually: .some(nil))
    }
}

extension MessageSender: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        let field = LineFields(reading: json.object ?? JSONObject())
        switch try json.tag() {
        case "me": self = .me
        case "system": self = .system
        case "contact": self = .contact(try field.read("contact"))
        case "member": self = .member(try field.read("member"))
        case let other: throw LineProblem("the unknown sender “\(other)”")
        }
    }

    var json: JSONValue {
        switch self {
        case .me: "me".json
        case .system: "system".json
        case .contact(let contact): .tagged("contact", ["contact": contact.json])
        case .member(let member): .tagged("member", ["member": member.json])
        }
    }
}

extension DeliveryState: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        let field = LineFields(reading: json.object ?? JSONObject())
        switch try json.tag() {
        case "sending": self = .sending
        case "sent": self = .sent
        case "delivered": self = .delivered
        case "read": self = .read
        case "failed": self = .failed(try field.read("reason"))
        case let other: throw LineProblem("the unknown delivery state “\(other)”")
        }
    }

    var json: JSONValue {
        switch self {
        case .sending: "sending".json
        case .sent: "sent".json
        case .delivered: "delivered".json
        case .read: "read".json
        case .failed(let reason): .tagged("failed", ["reason": reason.json])
        }
    }
}

extension FailureReason: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        let field = LineFields(reading: json.object ?? JSONObject())
        switch try json.tag() {
        case "interrupted": self = .interrupted
        case "offline": self = .offline
        case "refused": self = .refused
        case "tooLarge": self = .tooLarge
        case "rateLimited": self = .rateLimited
        case "encryption": self = .encryption(try field.read("words"))
        case "other": self = .other(try field.read("words"))
        case let other: throw LineProblem("the unknown failure “\(other)”")
        }
    }

    var json: JSONValue {
        switch self {
        case .interrupted: "interrupted".json
        case .offline: "offline".json
        case .refused: "refused".json
        case .tooLarge: "tooLarge".json
        case .rateLimited: "rateLimited".json
        case .encryption(let words): .tagged("encryption", ["words": words.json])
        case .other(let words): .tagged("other", ["words": words.json])
        }
    }
}

extension Protection: LineWord {
    static let words: [Protection] = [.none, .verified, .unverified]

    var word: String {
        switch self {
        case .none: "none"
        case .verified: "verified"
        case .unverified: "unverified"
        }
    }
}

extension MessageVersion: LineRecord {
    static var blank: MessageVersion { MessageVersion(content: .text(.empty), at: .zero) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("content", &content)
        try field("at", &at)
        try field("number", &number, usually: 0)
    }
}

extension Edit: LineRecord {
    static var blank: Edit { Edit(number: 0, at: .zero) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("number", &number)
        try field("at", &at)
    }
}

extension Pin: LineRecord {
    static var blank: Pin { Pin(by: .system, at: .zero) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("sender", &sender)
        try field("name", &name, usually: "")
        try field("at", &at)
    }
}

extension Vote: LineRecord {
    static var blank: Vote { Vote(by: .system, RemoteID(""), for: [], number: 0) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("sender", &sender)
        try field("author", &author)
        try field("answers", &answers)
        try field("number", &number)
    }
}

extension ChangeMark: LineRecord {
    static var blank: ChangeMark { ChangeMark(emoji: "", author: RemoteID(""), number: 0) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("emoji", &emoji, usually: "")
        try field("author", &author)
        try field("number", &number)
    }
}

extension Reaction: LineRecord {
    static var blank: Reaction { Reaction("", by: []) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("emoji", &emoji)
        try field("by", &authors)
    }
}

extension Reaction.Author: LineRecord {
    static var blank: Reaction.Author { Reaction.Author(.system) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("sender", &sender)
        try field("remote", &remoteID, usually: .some(nil))
    }
}

extension Quote: LineRecord {
    static var blank: Quote { Quote(sender: .system, content: .text(.empty)) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("message", &message, usually: .some(nil))
        try field("remote", &remoteID, usually: .some(nil))
        try field("sender", &sender)
        try field("senderName", &senderName, usually: "")
        try field("content", &content)
    }
}
