import LosslessJSON
import Messenger

extension Attachment: LineRecord {
    static var blank: Attachment { Attachment(name: "") }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("name", &name)
        try field("type", &mediaType, usually: "")
        try field("bytes", &byteCount, usually: 0)
        try field("width", &pixelWidth, usually: 0)
        try field("height", &pixelHeight, usually: 0)
        try field("place", &place)
        try field("sealing", &sealing, usually: .some(nil))
        try field("cover", &cover, usually: .some(nil))
    }
}

extension StillPicture: LineRecord {
    static var blank: StillPicture { StillPicture(place: .missing(reason: "")) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("width", &pixelWidth, usually: 0)
        try field("height", &pixelHeight, usually: 0)
        try field("place", &place)
    }
}

extension Attachment.Place: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        let field = LineFields(reading: try JSONObject(json: json))
        switch try json.tag() {
        case "remote": self = .remote(try field.read("address"))
        case "stored": self = .stored(path: try field.read("path"))
        case "missing": self = .missing(reason: try field.read("reason"))
        case let other: throw LineProblem("a file in the unknown place “\(other)”")
        }
    }

    var json: JSONValue {
        switch self {
        case .remote(let address): .tagged("remote", ["address": address.json])
        case .stored(let path): .tagged("stored", ["path": path.json])
        case .missing(let reason): .tagged("missing", ["reason": reason.json])
        }
    }
}

extension Location: LineRecord {
    static var blank: Location { Location(latitude: 0, longitude: 0) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("latitude", &latitude)
        try field("longitude", &longitude)
        try field("title", &title, usually: "")
    }
}

extension Call: LineRecord {
    static var blank: Call { Call(outcome: .ended) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("video", &isVideo, usually: false)
        try field("outcome", &outcome)
        try field("seconds", &seconds, usually: 0)
    }
}

extension Call.Outcome: LineWord {
    static let words: [Call.Outcome] = [.ringing, .ongoing, .ended, .missed, .declined, .failed]

    var word: String {
        switch self {
        case .ringing: "ringing"
        case .ongoing: "ongoing"
        case .ended: "ended"
        case .missed: "missed"
        case .declined: "declined"
        case .failed: "failed"
        }
    }
}

extension Poll: LineRecord {
    static var blank: Poll { Poll(question: "", answers: []) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("question", &question)
        try field("answers", &answers)
        try field("closed", &isClosed, usually: false)
        try field("closedAt", &closedAt, usually: .some(nil))
    }
}

extension Poll.Answer: LineRecord {
    static var blank: Poll.Answer { Poll.Answer("") }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("text", &text)
        try field("votes", &votes, usually: 0)
        try field("mine", &isMine, usually: false)
    }
}

extension ChatLink: LineRecord {
    static var blank: ChatLink { ChatLink(name: "", address: "") }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("name", &name)
        try field("text", &text, usually: "")
        try field("address", &address)
    }
}

extension Report: LineRecord {
    static var blank: Report { Report(reason: .other) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("reason", &reason)
        try field("text", &text, usually: .empty)
        try field("reported", &reported, usually: .some(nil))
        try field("archived", &isArchived, usually: false)
    }
}

extension Report.Reason: LineWord {
    static let words: [Report.Reason] = [.spam, .illegal, .communityRules, .profile, .other]

    var word: String {
        switch self {
        case .spam: "spam"
        case .illegal: "illegal"
        case .communityRules: "communityRules"
        case .profile: "profile"
        case .other: "other"
        }
    }
}

extension GroupInvitation: LineRecord {
    static var blank: GroupInvitation { GroupInvitation(name: "") }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("name", &name)
        try field("group", &group, usually: .some(nil))
        try field("remote", &remoteID, usually: .some(nil))
        try field("role", &role, usually: .member)
        try field("answer", &answer, usually: .pending)
    }
}

extension GroupInvitation.Answer: LineWord {
    static let words: [GroupInvitation.Answer] = [.pending, .accepted, .declined, .expired]

    var word: String {
        switch self {
        case .pending: "pending"
        case .accepted: "accepted"
        case .declined: "declined"
        case .expired: "expired"
        }
    }
}

extension UnknownContent: LineRecord {
    static var blank: UnknownContent { UnknownContent(kind: "") }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("kind", &kind)
        try field("fallback", &fallback, usually: "")
        var digits = Hexadecimal(raw)
        try field("raw", &digits, usually: Hexadecimal([]))
        raw = digits.bytes
    }
}

/// Bytes as a text of two hexadecimal digits each.
struct Hexadecimal: LineValue, Equatable {
    var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    init(json: JSONValue) throws(LineProblem) {
        let digits = Array(try String(json: json).utf8)
        bytes = []
        bytes.reserveCapacity(digits.count / 2)
        for start in stride(from: 0, to: digits.count, by: 2) {
            let pair = String(decoding: digits[start..<min(start + 2, digits.count)], as: UTF8.self)
            guard pair.utf8.count == 2, let byte = UInt8(pair, radix: 16) else {
                throw LineProblem("bytes that are not pairs of hexadecimal digits")
            }
            bytes.append(byte)
        }
    }

    var json: JSONValue { .string(bytes.hexadecimal) }
}
