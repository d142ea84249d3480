internal import LMDB
internal import Messenger

extension StoreTransaction {
    /// Compares the index of names with the records. One that is not whole is made when the program runs.
    func compareNames(_ report: inout DoctorReport) throws {
        guard try namesState() == .whole else { return }
        var expected = try expectedNames()
        var found = report
        try tables.names.scan(in: transaction) { chunk in
            let family = try chunk.key().family
            for entry in try chunk.value().entries {
                if let right = expected[family]?.removeValue(forKey: entry.id) {
                    if right != entry {
                        found.note("\(family.family) \(entry.id) is found by other names than its own")
                    }
                } else if try isReadable(entry.id, family.family) {
                    found.note("\(family.family) \(entry.id) is found by a name and must not be")
                }
            }
            return .more
        }
        for (family, entries) in expected {
            for id in entries.keys { found.note("\(family.family) \(id) is not found by its name") }
        }
        report = found
    }

    private func expectedNames() throws -> [NameFamilyKey: [UInt64: NameEntry]] {
        var expected: [NameFamilyKey: [UInt64: NameEntry]] = [:]
        func expect(_ entry: NameEntry?, _ profile: ProfileID, _ family: NameFamily) {
            if let entry { expected[NameFamilyKey(profile, family), default: [:]][entry.id] = entry }
        }
        try forEachChat { _, result in
            guard case .success(let chat) = result else { return }
            expect(chat.nameEntry(), chat.profile, chat.kind.group == nil ? .chats : .groups)
            expect(chat.unlistedEntry(), chat.profile, .unlisted)
        }
        try tables.contacts.scan(in: transaction) { entry in
            guard let stored = try readable({ try entry.value() }) else { return .more }
            expect(try self.entry(of: try entry.key()), ProfileID(stored.profile), .contacts)
            return .more
        }
        try tables.members.scan(in: transaction) { entry in
            guard let member = try readable({ try entry.value() })?.value(try entry.key()),
                let group = try readable({ try tables.groups.value(for: member.group, in: transaction) })
            else { return .more }
            expect(NameEntry(member), ProfileID(group.profile), .members)
            return .more
        }
        return expected
    }

    /// True if the record is readable or missing: the names of an unreadable record are unknown.
    private func isReadable(_ id: UInt64, _ family: NameFamily) throws -> Bool {
        do {
            switch family {
            case .chats, .groups, .unlisted: _ = try chat(ChatID(id))
            case .members: _ = try member(MemberID(id))
            case .contacts: _ = try contact(ContactID(id))
            }
            return true
        } catch is RecordError {
            return false
        }
    }
}
