import Foundation
import ProcessTesting

/// An account with messages to find, whose times stand still.
struct Village {
    private var messages: [Int: [String]] = [:]
    private var count = 0
    private let strangers: Int

    private static let people = """
        {"record":"confab-export","version":1}
        {"record":"profile","names":{"display":"Ann"}}
        {"record":"contact","id":1,"names":{"display":"Bea"},"remote":"bea"}
        {"record":"contact","id":2,"names":{"display":"Zoë","full":"Zoë Lindqvist"},"remote":"zoe"}
        {"record":"contact","id":3,"names":{"display":"Quentin"},"remote":"quentin"}
        {"record":"group","id":1,"names":{"display":"Hiking"},"role":"member","members":3,"created":1700000000000}
        {"record":"member","id":1,"group":1,"names":{"display":"Bea"},"remote":"m-bea"}
        {"record":"member","id":2,"group":1,"names":{"display":"Carl Öst"},"remote":"m-carl"}
        """
    private static let chats = [
        #""with":{"kind":"direct","contact":1},"names":{"display":"Bea"}"#,
        #""with":{"kind":"direct","contact":2},"names":{"display":"Zoë","full":"Zoë Lindqvist"}"#,
        #""with":{"kind":"group","group":1},"names":{"display":"Hiking"}"#,
        #""with":{"kind":"notes"},"names":{}"#,
    ]

    /// Everyone, what was said in May 2024 and before, and chats in which nothing was said.
    init(strangers: Int = 0) {
        self.strangers = strangers
        say("The ferry leaves at eight", in: 1, by: .contact(1), at: "2023-07-01T06:00:00Z")
        say("Let us take the early ferry", in: 1, by: .me, at: "2023-07-01T06:05:00Z")
        say("Crème brûlée at the café?", in: 2, by: .contact(2), at: "2024-05-17T18:00:00Z")
        say("明日の会議は三時です", in: 2, by: .contact(2), at: "2024-05-17T18:01:00Z")
        say("We cross by ferry, then up the ridge 🎉", in: 3, by: .member(2), at: "2024-05-18T09:30:00Z")
        say("Ferries are full, take the train", in: 3, by: .member(1), at: "2024-05-18T09:31:00Z")
        say("Boots: wax them", in: 4, by: .me, at: "2024-05-18T20:00:00Z")
    }

    enum Sender {
        case me, contact(Int), member(Int)
    }

    /// Adds a message.
    mutating func say(_ text: String, in chat: Int, by sender: Sender, at time: String) {
        let words = String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
        add(#"{"kind":"text","text":\#(words)}"#, in: chat, by: sender, at: time)
    }

    /// Adds a call that wasn't answered.
    mutating func call(in chat: Int, by sender: Sender, at time: String) {
        add(#"{"kind":"call","call":{"outcome":"missed"}}"#, in: chat, by: sender, at: time)
    }

    private mutating func add(_ content: String, in chat: Int, by sender: Sender, at time: String) {
        count += 1
        let milliseconds = Int(((try? Date(time, strategy: .iso8601)) ?? .distantPast).timeIntervalSince1970 * 1000)
        let by =
            switch sender {
            case .me: "\"me\""
            case .contact(let id): "{\"kind\":\"contact\",\"contact\":\(id)}"
            case .member(let id): "{\"kind\":\"member\",\"member\":\(id)}"
            }
        messages[chat, default: []].append(
            """
            {"record":"message","id":\(count),"chat":\(chat),"position":\(count * 65536),"remote":"r\(count)",\
            "sent":\(milliseconds),"sender":\(by),"content":\(content)}
            """)
    }

    /// Brings it into the data directory of `confab`, as the profile `name`.
    func move(into confab: Confab, as name: String = "Ann") throws {
        let file = confab.directory.appendingPathComponent("village.jsonl")
        var lines = Self.people.components(separatedBy: "\n")
        for (index, chat) in Self.chats.enumerated() {
            lines.append(#"{"record":"chat","id":\#(index + 1),"created":1700000000000,\#(chat)}"#)
            lines += messages[index + 1] ?? []
        }
        for number in 0..<strangers {
            let names = #""names":{"display":"Stranger \#(number)"}"#
            lines.append(#"{"record":"contact","id":\#(100 + number),\#(names),"remote":"stranger-\#(number)"}"#)
            let with = #""with":{"kind":"direct","contact":\#(100 + number)}"#
            lines.append(#"{"record":"chat","id":\#(100 + number),"created":1600000000000,\#(with),\#(names)}"#)
        }
        lines.append(#"{"record":"end","lines":\#(lines.count + 1)}"#)
        let text = lines.joined(separator: "\n")
        try Data(text.utf8).write(to: file)
        let outcome = try confab.run("import", file.path, "--profile", name)
        if outcome.status != 0 { throw CannotMove(errors: outcome.errors) }
    }

    struct CannotMove: Error { let errors: String }
}
