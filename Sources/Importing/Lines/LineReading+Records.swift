import LosslessJSON
import MessageStore
import Messenger

extension LineReading {
    /// Stores what a line says.
    mutating func take(
        _ record: ExportFormat.Record, _ object: JSONObject, _ writer: borrowing StoreWriter, line: Int
    ) throws {
        if record == .profile { return try takeProfile(try Profile(object), writer) }
        guard var account else { throw LineProblem("The profile must come before all else") }
        count(record, object)
        if isKnown, record != .end {
            if record == .message { summary.knownMessages += 1 }
            return
        }
        // Out of the optional while it changes, so that nothing is copied.
        self.account = nil
        defer { self.account = account }
        switch record {
        case .header, .profile: throw LineProblem("There is a second \(record.rawValue)")
        case .contact: try account.add(Contact(object), writer)
        case .group: try account.add(Group(object), writer)
        case .member: try account.add(Member(object), writer)
        case .tag: try account.add(ChatTag(object), writer)
        case .chat:
            try account.add(Chat(object), writer)
            summary.addedChats += 1
        case .receipt: try account.add(Receipt(object), writer)
        case .message:
            let isNew = try account.add(Message(object), writer)
            if isNew { summary.addedMessages += 1 } else { summary.knownMessages += 1 }
        case .draft: try account.set(Draft(object), writer)
        case .end:
            guard object["lines"]?.integer == Int64(line) else { throw LineProblem("Lines are missing before the end") }
            try account.finish(writer)
            try noteMissing(object, writer)
            hasEnded = true
        }
    }

    private mutating func count(_ record: ExportFormat.Record, _ object: JSONObject) {
        switch record {
        case .contact: found.contacts += 1
        case .chat: found.chats += 1
        case .member: found.members += 1
        case .message:
            found.messages += 1
            if object["content"]?.object?["kind"]?.string == "damaged" { damagedMessages += 1 }
        case .header, .profile, .group, .tag, .receipt, .draft, .end: break
        }
    }

    /// Notes what the export itself says that it lacks. The store counts it as lost, because another export would lack it, too.
    private mutating func noteMissing(_ end: JSONObject, _ writer: borrowing StoreWriter) throws {
        guard let expected = try end["expected"]?.object.map(AccountCounts.init),
            let written = try end["written"]?.object.map(AccountCounts.init)
        else { return }
        var found = found
        // A message that couldn't be read may keep its place in the export; it doesn't count as written.
        found.messages = min(max(written.messages, found.messages - damagedMessages), found.messages)
        if !isKnown { try writer.noteLosses(expected: expected, written: found) }
        summary.missing = zip(expected.byName, found.byName).filter { $0.count > $1.count }
            .map { "\($0.count - $1.count) of \($0.count) \($0.name)" }
    }

    private mutating func takeProfile(_ original: Profile, _ writer: borrowing StoreWriter) throws {
        guard account == nil else { throw LineProblem("There is a second profile") }
        var new = original
        if let name { new.names = Names(name, fullName: name == new.names.displayName ? new.names.fullName : "") }
        if new.createdAt == .zero { new.createdAt = now }
        let others = try writer.profiles(includingHidden: true).map(\.profile)
        // Two profiles of a directory that a service takes for the same one would get each other's messages.
        if let remote = new.remoteID, others.contains(where: { $0.remoteID == remote }) { new.remoteID = nil }
        // Importing must not reveal a hidden profile.
        guard let known = others.first(where: { !$0.isHidden && $0.names.shown() == new.names.shown() }) else {
            let id = try writer.add(new)
            try writer.set(JSONLinesImport.originSetting, of: id, to: origin)
            account = AccountWriting(id)
            return
        }
        account = AccountWriting(known.id)
        if try writer.setting(JSONLinesImport.originSetting, of: known.id) == origin {
            isKnown = true
            return
        }
        let chats = try writer.chats(of: known.id)
        let isEmpty = try chats.allSatisfy { try writer.chat($0)?.preview == nil && writer.chat($0)?.kind == .notes }
        guard try isEmpty && writer.contacts(of: known.id).isEmpty else {
            throw ImportError.profile(
                "Profile “\(new.names.shown())” already has messages. Choose another name with --profile.")
        }
        for chat in chats { try writer.remove(chat) }
        try writer.update(known.id) { profile in
            profile = new
            profile.remoteID = new.remoteID ?? known.remoteID
        }
        try writer.set(JSONLinesImport.originSetting, of: known.id, to: origin)
    }
}
