import LosslessJSON
import Messenger

/// A text without styles is a text of JSON, too.
extension StyledText: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        if let plain = json.string {
            self.init(plain)
            return
        }
        let field = LineFields(reading: try JSONObject(json: json))
        self.init(try field.read("plain"), runs: try field.read("runs", usually: []))
    }

    var json: JSONValue {
        if runs.isEmpty { return .string(plain) }
        var object = JSONObject()
        object["plain"] = plain.json
        object["runs"] = runs.json
        return .object(object)
    }
}

extension StyleRun: LineRecord {
    static var blank: StyleRun { StyleRun(start: 0, length: 0, style: .bold) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("start", &start)
        try field("length", &length)
        try field("style", &style)
    }
}

/// A style that needs nothing more is its word, another an object.
extension TextStyle: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        let field = LineFields(reading: json.object ?? JSONObject())
        switch try json.tag() {
        case "bold": self = .bold
        case "italic": self = .italic
        case "underline": self = .underline
        case "strikethrough": self = .strikethrough
        case "code": self = .code
        case "codeBlock": self = .codeBlock(language: try field.readIfPresent("language"))
        case "quote": self = .quote
        case "heading": self = .heading(level: try field.read("level"))
        case "listItem":
            self = .listItem(depth: try field.read("depth"), number: try field.readIfPresent("number"))
        case "link": self = .link(try field.read("address"))
        case "mention": self = .mention(try field.read("whom"))
        case "emoji": self = .emoji(name: try field.read("name"))
        case "maths": self = .maths(isBlock: try field.read("block", usually: false))
        case "secret": self = .secret
        case "coloured": self = .coloured(try field.read("colour"))
        case let other: throw LineProblem("the unknown style “\(other)”")
        }
    }

    var json: JSONValue {
        switch self {
        case .bold: "bold".json
        case .italic: "italic".json
        case .underline: "underline".json
        case .strikethrough: "strikethrough".json
        case .code: "code".json
        case .codeBlock(let language): .tagged("codeBlock", ["language": language.json])
        case .quote: "quote".json
        case .heading(let level): .tagged("heading", ["level": level.json])
        case .listItem(let depth, let number): .tagged("listItem", ["depth": depth.json, "number": number.json])
        case .link(let address): .tagged("link", ["address": address.json])
        case .mention(let whom): .tagged("mention", ["whom": whom.json])
        case .emoji(let name): .tagged("emoji", ["name": name.json])
        case .maths(let isBlock): .tagged("maths", ["block": isBlock.json])
        case .secret: "secret".json
        case .coloured(let colour): .tagged("coloured", ["colour": colour.json])
        }
    }
}

extension Mention: LineValue {
    init(json: JSONValue) throws(LineProblem) {
        let field = LineFields(reading: json.object ?? JSONObject())
        switch try json.tag() {
        case "me": self = .me
        case "everyone": self = .everyone
        case "member": self = .member(try field.read("member"))
        case "contact": self = .contact(try field.read("contact"))
        case "remote": self = .remote(try field.read("remote"))
        case let other: throw LineProblem("the unknown mention “\(other)”")
        }
    }

    var json: JSONValue {
        switch self {
        case .me: "me".json
        case .everyone: "everyone".json
        case .member(let member): .tagged("member", ["member": member.json])
        case .contact(let contact): .tagged("contact", ["contact": contact.json])
        case .remote(let remote): .tagged("remote", ["remote": remote.json])
        }
    }
}
