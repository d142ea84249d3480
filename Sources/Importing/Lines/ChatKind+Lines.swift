import LosslessJSON
import Messenger

/// Links that wait to be used are left out: who has one can connect, and only one account can be the one that they lead to.
extension ChatKind: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        var field = LineFields(reading: try JSONObject(json: json))
        var kind = ""
        try field("kind", &kind)
        switch kind {
        case "direct": self = .direct(try field.read("contact"))
        case "group": self = .group(try field.read("group"))
        case "business": self = .business(try field.read("group"), .business)
        case "customer": self = .business(try field.read("group"), .customer)
        case "notes": self = .notes
        case "request":
            let remoteID: RemoteID? = try field.readIfPresent("remote")
            self = .contactRequest(
                ContactRequest(remoteID: remoteID, greeting: try field.read("greeting", usually: "")))
        case "pending": self = .pendingConnection(PendingConnection(side: try field.read("side")))
        case "invitation": self = .groupInvitation(try field.read("group"))
        case "broken": self = .broken(reason: try field.read("reason"))
        default: throw LineProblem("a chat of the unknown kind “\(kind)”")
        }
    }

    var json: JSONValue {
        switch self {
        case .direct(let contact): .tagged("direct", ["contact": contact.json])
        case .group(let group): .tagged("group", ["group": group.json])
        case .business(let group, .business): .tagged("business", ["group": group.json])
        case .business(let group, .customer): .tagged("customer", ["group": group.json])
        case .notes: .tagged("notes", [:])
        case .contactRequest(let request):
            .tagged("request", ["remote": request.remoteID.json, "greeting": request.greeting.json])
        case .pendingConnection(let pending): .tagged("pending", ["side": pending.side.json])
        case .groupInvitation(let group): .tagged("invitation", ["group": group.json])
        case .broken(let reason): .tagged("broken", ["reason": reason.json])
        }
    }
}

extension PendingConnection.Side: LineWord {
    static let words: [PendingConnection.Side] = [.invited, .requested, .accepted]

    var word: String {
        switch self {
        case .invited: "invited"
        case .requested: "requested"
        case .accepted: "accepted"
        }
    }
}
