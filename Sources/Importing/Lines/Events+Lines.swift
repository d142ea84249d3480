import LosslessJSON
import Messenger

extension GroupEvent: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        let field = LineFields(reading: json.object ?? JSONObject())
        switch try json.tag() {
        case "created": self = .created
        case "invited": self = .invited(try field.readPerson())
        case "declined": self = .declined(try field.readPerson())
        case "joined": self = .joined(try field.readPerson())
        case "left": self = .left(try field.readPerson())
        case "removed": self = .removed(try field.readPerson())
        case "roleChanged": self = .roleChanged(try field.readPerson(), try field.read("role"))
        case "memberRenamed": self = .memberRenamed(from: try field.read("from"), to: try field.read("to"))
        case "renamed": self = .renamed(try field.read("to"))
        case "topicChanged": self = .topicChanged(try field.read("to"))
        case "encryptionEnabled": self = .encryptionEnabled
        case "dissolved": self = .dissolved
        case "upgraded": self = .upgraded(try field.read("remote"))
        case "other": self = .other(try field.read("words"))
        case let other: throw LineProblem("the unknown event “\(other)”")
        }
    }

    var json: JSONValue {
        switch self {
        case .created: "created".json
        case .invited(let who): .tagged("invited", who)
        case .declined(let who): .tagged("declined", who)
        case .joined(let who): .tagged("joined", who)
        case .left(let who): .tagged("left", who)
        case .removed(let who): .tagged("removed", who)
        case .roleChanged(let who, let role):
            .tagged("roleChanged", ["name": who.name.json, "person": who.person.json, "role": role.json])
        case .memberRenamed(let from, let to): .tagged("memberRenamed", ["from": from.json, "to": to.json])
        case .renamed(let name): .tagged("renamed", ["to": name.json])
        case .topicChanged(let topic): .tagged("topicChanged", ["to": topic.json])
        case .encryptionEnabled: "encryptionEnabled".json
        case .dissolved: "dissolved".json
        case .upgraded(let remote): .tagged("upgraded", ["remote": remote.json])
        case .other(let words): .tagged("other", ["words": words.json])
        }
    }
}

extension ContactEvent: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        let field = LineFields(reading: json.object ?? JSONObject())
        switch try json.tag() {
        case "connected": self = .connected
        case "renamed": self = .renamed(from: try field.read("from"), to: try field.read("to"))
        case "verified": self = .verified
        case "keyChanged": self = .keyChanged
        case "left": self = .left
        case "other": self = .other(try field.read("words"))
        case let other: throw LineProblem("the unknown event “\(other)”")
        }
    }

    var json: JSONValue {
        switch self {
        case .connected: "connected".json
        case .renamed(let from, let to): .tagged("renamed", ["from": from.json, "to": to.json])
        case .verified: "verified".json
        case .keyChanged: "keyChanged".json
        case .left: "left".json
        case .other(let words): .tagged("other", ["words": words.json])
        }
    }
}

extension Deletion: LineRecord {
    static var blank: Deletion { Deletion(by: .sender, at: .zero) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("by", &actor)
        try field("at", &at)
        try field("reason", &reason, usually: "")
    }
}

extension Deletion.Actor: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        let field = LineFields(reading: json.object ?? JSONObject())
        switch try json.tag() {
        case "me": self = .me
        case "sender": self = .sender
        case "moderator": self = .moderator(try field.readPerson())
        case "blocked": self = .blocked
        case let other: throw LineProblem("a message deleted by the unknown “\(other)”")
        }
    }

    var json: JSONValue {
        switch self {
        case .me: "me".json
        case .sender: "sender".json
        case .moderator(let who): .tagged("moderator", who)
        case .blocked: "blocked".json
        }
    }
}

extension DecryptionProblem: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        let field = LineFields(reading: json.object ?? JSONObject())
        switch try json.tag() {
        case "missingKey": self = .missingKey
        case "withheld": self = .withheld(try field.read("reason"))
        case "beforeJoining": self = .beforeJoining
        case "untrustedDevice": self = .untrustedDevice
        case "invalid": self = .invalid(try field.read("reason"))
        case let other: throw LineProblem("the unknown reason “\(other)” for not being readable")
        }
    }

    var json: JSONValue {
        switch self {
        case .missingKey: "missingKey".json
        case .withheld(let reason): .tagged("withheld", ["reason": reason.json])
        case .beforeJoining: "beforeJoining".json
        case .untrustedDevice: "untrustedDevice".json
        case .invalid(let reason): .tagged("invalid", ["reason": reason.json])
        }
    }
}

extension JSONValue {
    /// An object of the kind `kind` about a person.
    fileprivate static func tagged(_ kind: String, _ who: NamedPerson) -> JSONValue {
        tagged(kind, ["name": who.name.json, "person": who.person.json])
    }
}

extension LineFields {
    fileprivate func readPerson() throws(LineProblem) -> NamedPerson {
        NamedPerson(NameRule.cut(try read("name")) ?? "", try readIfPresent("person"))
    }
}
