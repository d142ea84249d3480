internal import LMDB
internal import Messenger

// How the index of names comes into a database of before: some thousand records at a time. What changes meanwhile is
// written as ever; a record that is come to later is written once more.

/// The state of the index of names.
enum NamesState {
    case missing, inMaking, whole
}

/// The facts about the making.
private enum MakingFact {
    /// The version that is being made.
    static let version = "names-making"
    /// The key of the current stage: chats, contacts, members.
    static let stage = "names-stage"
    /// The last of them that was taken.
    static let reached = "names-reached"
}

extension StoreTransaction {
    /// Returns the state of the index.
    func namesState() throws -> NamesState {
        if try nameFact(NameIndex.fact) == NameIndex.version { return .whole }
        return try nameFact(MakingFact.version) == NameIndex.version ? .inMaking : .missing
    }

    /// True if the index is complete and undamaged.
    func areNamesWhole() throws -> Bool { try !upkeep.areNamesDamaged && namesState() == .whole }

    private func nameFact(_ name: String) throws -> UInt64? {
        try readable { try tables.facts.value(for: name, in: transaction) }?.first
    }
}

extension StoreWriter {
    /// Deletes the index; steps rebuild it.
    func resetNames() throws {
        try tables.names.removeAll(in: transaction)
        pending.names = NameChanges()
        pending.hasResetNames = true
        try tables.facts.remove(NameIndex.fact, in: transaction)
        try tables.facts.put([0], for: MakingFact.stage, in: transaction)
        try tables.facts.put([0], for: MakingFact.reached, in: transaction)
        try tables.facts.put([NameIndex.version], for: MakingFact.version, in: transaction)
    }

    /// Makes the index from the records, all at once.
    func remakeNames() throws {
        try resetNames()
        while try !continueNames(.max) {}
    }

    /// Takes the next `count` records into an index that is not whole; says whether it is, when this is written.
    func continueNames(_ count: Int) throws -> Bool {
        if upkeep.areNamesDamaged, !pending.hasResetNames { try resetNames() }
        switch try namesState() {
        case .whole: return true
        case .missing: try resetNames()
        case .inMaking: break
        }
        guard let stage = try nameFact(MakingFact.stage), let reached = try nameFact(MakingFact.reached) else {
            try resetNames()
            return false
        }
        let last: UInt64? =
            switch stage {
            case 0:
                try take(count, of: tables.chats, after: ChatID(reached)) { id, stored in
                    noteNames(from: nil, to: stored.value(id))
                }
            case 1:
                try take(count, of: tables.contacts, after: ContactID(reached)) { id, stored in
                    noteNames(of: id, ProfileID(stored.profile))
                }
            default:
                try take(count, of: tables.members, after: MemberID(reached)) { id, stored in
                    let member = stored.value(id)
                    try noteNames(of: id, in: member.group, NameEntry(member))
                }
            }
        if last == nil, stage >= 2 {
            for fact in [MakingFact.version, MakingFact.stage, MakingFact.reached] {
                try tables.facts.remove(fact, in: transaction)
            }
            try tables.facts.put([NameIndex.version], for: NameIndex.fact, in: transaction)
            return true
        }
        try tables.facts.put([last == nil ? stage + 1 : stage], for: MakingFact.stage, in: transaction)
        try tables.facts.put([last ?? 0], for: MakingFact.reached, in: transaction)
        return false
    }

    /// Calls `body` with the next records of a table; gives the number of the last, nil when there are no more behind
    /// it.
    private func take<ID: Identifier, Codec>(
        _ count: Int, of table: Table<ID, Codec>, after id: ID, _ body: (ID, Codec.Value) throws -> Void
    ) throws -> UInt64? {
        var last: ID?
        var taken = 0
        try table.scan(.after(id, within: Everything()), in: transaction) { entry in
            guard taken < count else { return .stop }
            taken += 1
            let id = try entry.key()
            last = id
            // Nobody is found by what cannot be read.
            _ = try readable { try body(id, try entry.value()) }
            return .more
        }
        return taken < count ? nil : last?.rawValue
    }
}
