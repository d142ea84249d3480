import LosslessJSON
import MessageStore
import Messenger

/// Writes the lines of an export, and numbers what is in them.
struct LineWriting {
    private(set) var summary = Export.Summary()
    private var buffer: [UInt8] = []
    private let write: ([UInt8]) throws -> Void
    private var references = References()
    private var messageNumbers: [MessageID: MessageID] = [:]

    /// The number of messages to read at once, and of bytes to write at once.
    private static let page = 500
    private static let bufferSize = 1 << 18

    init(to write: @escaping ([UInt8]) throws -> Void) { self.write = write }

    mutating func writeAccount(
        _ profile: Profile, _ reader: borrowing StoreReader, _ progress: (TransferProgress) -> Void
    ) throws {
        var header = JSONObject()
        header["version"] = .integer(ExportFormat.version)
        try line(.header, header)
        summary.expected = try reader.expectedCounts(of: profile.id)
        try line(.profile, profile.object())
        try writeContacts(of: profile.id, reader)
        let chats = try readableChats(of: profile.id, reader)
        try writeGroups(of: chats, reader)
        for (index, tag) in try reader.tags(of: profile.id).enumerated() {
            references.tags[tag.id] = TagID(UInt64(index + 1))
            var tag = tag
            tag.id = TagID(UInt64(index + 1))
            try line(.tag, tag.object())
        }
        for (index, chat) in chats.enumerated() { references.chats[chat] = ChatID(UInt64(index + 1)) }
        for (index, chat) in chats.enumerated() {
            try write(chat, reader) { messages in
                progress(TransferProgress(done: index, total: chats.count, messages: messages))
            }
        }
        progress(TransferProgress(done: chats.count, total: chats.count, messages: summary.messages))
        var end = JSONObject()
        end["lines"] = .integer(Int64(summary.lines + 1))
        end["expected"] = summary.expected.json
        end["written"] = summary.written.json
        try line(.end, end)
        try flush()
    }

    private mutating func writeContacts(of profile: ProfileID, _ reader: borrowing StoreReader) throws {
        for (index, contact) in try reader.contacts(of: profile).enumerated() {
            references.contacts[contact.id] = ContactID(UInt64(index + 1))
            var contact = contact
            contact.id = ContactID(UInt64(index + 1))
            try line(.contact, contact.object())
            summary.written.contacts += 1
        }
    }

    /// The chats whose records can be read.
    private mutating func readableChats(
        of profile: ProfileID, _ reader: borrowing StoreReader
    ) throws -> [ChatID] {
        var readable: [ChatID] = []
        for id in try reader.chats(of: profile) {
            do {
                if try reader.chat(id) != nil { readable.append(id) }
            } catch let error as RecordError {
                summary.unreadable.append(Export.UnreadableChat(chat: id, problem: RecordProblem(error)))
            }
        }
        return readable
    }

    private mutating func writeGroups(of chats: [ChatID], _ reader: borrowing StoreReader) throws {
        for chat in chats {
            guard let id = try reader.chat(chat)?.kind.group, references.groups[id] == nil,
                var group = try readable({ try reader.group(id) })
            else { continue }
            group.id = GroupID(UInt64(references.groups.count + 1))
            references.groups[id] = group.id
            try line(.group, group.object())
            for var member in try reader.members(of: id) {
                let number = MemberID(UInt64(references.members.count + 1))
                references.members[member.id] = number
                member.id = number
                member.group = group.id
                member.contact = member.contact.flatMap { references.contacts[$0] }
                try line(.member, member.object())
                summary.written.members += 1
            }
        }
    }

    private mutating func write(
        _ id: ChatID, _ reader: borrowing StoreReader, _ progress: (_ messages: Int) -> Void
    ) throws {
        guard var chat = try reader.chat(id) else { return }
        chat.id = references[id]
        chat.kind = references.translated(chat.kind)
        chat.settings.tags = chat.settings.tags.compactMap { references.tags[$0] }.sorted()
        // If there is no message at this position, only that everything before it is read is certain.
        let lastRead = MessagePosition(chat.readUpTo.rawValue &+ (chat.readUpTo == .unassigned ? 0 : 1))
        chat.readUpTo = try reader.messages(of: id, .olderThan(lastRead), limit: 1).messages.last?.position ?? .first
        try line(.chat, chat.object())
        summary.written.chats += 1
        for var receipt in try reader.receipts(of: id) {
            receipt.chat = chat.id
            receipt.reader = references.translated(receipt.reader)
            try line(.receipt, receipt.object())
        }
        try writeMessages(of: id, reader, progress)
        if var draft = try readable({ try reader.draft(of: id) }) {
            draft.chat = chat.id
            draft.text = references.translated(draft.text)
            draft.quoting = try draft.quoting.flatMap { try number(of: $0, reader) }
            if let edit = draft.edit {
                draft.edit?.text = references.translated(edit.text)
                let number = try number(of: edit.message, reader)
                if let number { draft.edit?.message = number } else { draft = draft.withEditAsText }
            }
            try line(.draft, draft.object())
        }
    }

    private mutating func writeMessages(
        of chat: ChatID, _ reader: borrowing StoreReader, _ progress: (_ messages: Int) -> Void
    ) throws {
        var page = try reader.messages(of: chat, .oldest, limit: Self.page)
        while let last = page.messages.last {
            for message in page.messages {
                // An unreadable message has no number; it keeps its place.
                let number = message.id == .unassigned ? newNumber() : number(of: message.id)
                var translated = message
                try translate(&translated, reader)
                translated.id = number
                try line(.message, translated.object())
                summary.messages += 1
                if message.id != .unassigned { summary.written.messages += 1 }
            }
            progress(summary.messages)
            page = try reader.messages(of: chat, .newerThan(last.position), limit: Self.page)
        }
    }

    private mutating func translate(_ message: inout Message, _ reader: borrowing StoreReader) throws {
        var found: [MessageID: MessageID] = [:]
        for id in message.referredMessages { found[id] = try number(of: id, reader) }
        message = references.translated(message) { found[$0] }
    }

    /// Returns the number of a message that another refers to; nil if it doesn't exist.
    private mutating func number(of id: MessageID, _ reader: borrowing StoreReader) throws -> MessageID? {
        if let known = messageNumbers[id] { return known }
        guard let message = try readable({ try reader.message(id) }), references.chats[message.chat] != nil else {
            return nil
        }
        return number(of: id)
    }

    private mutating func number(of id: MessageID) -> MessageID {
        if let known = messageNumbers[id] { return known }
        let number = newNumber()
        messageNumbers[id] = number
        return number
    }

    /// Nil where the record is damaged, which the store counts.
    private func readable<Value>(_ body: () throws -> Value?) throws -> Value? {
        do { return try body() } catch is RecordError { return nil }
    }

    private var lastNumber: UInt64 = 0

    private mutating func newNumber() -> MessageID {
        lastNumber += 1
        return MessageID(lastNumber)
    }

    private mutating func line(_ record: ExportFormat.Record, _ fields: JSONObject) throws {
        var object = JSONObject()
        object["record"] = .string(record.rawValue)
        object.members += fields.members
        // A terminal obeys some characters, and people look at exports.
        JSONValue.object(object).write(to: &buffer) { !$0.isHarmless }
        buffer.append(UInt8(ascii: "\n"))
        summary.lines += 1
        if buffer.count >= Self.bufferSize { try flush() }
    }

    private mutating func flush() throws {
        if buffer.isEmpty { return }
        try write(buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}

extension Message {
    /// Messages that this one refers to by number.
    var referredMessages: [MessageID] {
        var found: [MessageID] = []
        func look(_ content: MessageContent) {
            if case .report(let report) = content, let message = report.reported { found.append(message) }
        }
        look(content)
        earlierVersions.forEach { look($0.content) }
        if let quote {
            if let message = quote.message { found.append(message) }
            look(quote.content)
        }
        return found
    }
}

extension AccountCounts {
    /// The numbers by name, as the last line of an export has them.
    var json: JSONValue {
        var object = JSONObject()
        for (name, count) in byName { object[name] = .integer(Int64(count)) }
        return .object(object)
    }

    /// The numbers that `object` has by name; those it hasn't are zero.
    init(_ object: JSONObject) throws(LineProblem) {
        self.init()
        func count(_ name: String) throws(LineProblem) -> Int {
            guard let value = object[name] else { return 0 }
            guard let count = value.integer else { throw LineProblem("The number of \(name) can't be read") }
            return max(0, Int(clamping: count))
        }
        (contacts, chats, members, messages) =
            (try count("contacts"), try count("chats"), try count("members"), try count("messages"))
    }
}
