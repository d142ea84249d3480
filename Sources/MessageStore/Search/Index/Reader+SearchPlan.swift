internal import LMDB
internal import Messenger

extension StoreTransaction where Access == ReadOnly {
    /// What a query means here and now: who is called as it says.
    func searchPlan(_ query: SearchQuery, in scope: SearchScope) throws -> SearchPlan {
        var plan = SearchPlan(query)
        var only: Chat?
        switch scope {
        case .profile(let profile): plan.profile = profile
        case .chat(let id):
            guard let chat = try chat(id) else { return plan }
            plan.profile = chat.profile
            plan.chats = [id]
            only = chat
        }
        try findChats(only, &plan)
        try findSenders(only, &plan)
        return plan
    }

    private func findChats(_ only: Chat?, _ plan: inout SearchPlan) throws {
        guard !plan.query.chats.isEmpty, let profile = plan.profile else { return }
        var chats = try only.map { [$0] } ?? chats(of: profile).compactMap { id in try readable { try chat(id) } }
        for name in plan.query.chats {
            let search = NameSearch(name)
            chats.removeAll { !search.finds(names: $0.names) }
            if chats.isEmpty { plan.problems.append(.unknownChat(name)) }
        }
        plan.chats = Set(chats.map(\.id))
    }

    private func findSenders(_ only: Chat?, _ plan: inout SearchPlan) throws {
        guard !plan.query.senders.isEmpty, let profile = plan.profile else { return }
        var senders = try senders(of: profile, in: only)
        for name in plan.query.senders {
            let search = NameSearch(name)
            senders.removeAll { sender, names in
                // Who writes `me` means nobody else whose name has that in it.
                search.folded == "me" ? sender != .me : !names.contains { search.finds(names: $0) }
            }
            if senders.isEmpty { plan.problems.append(.unknownSender(name)) }
        }
        plan.senders = Set(senders.map(\.0))
    }

    /// Who may have sent something in a profile, or in one chat of it, with their names.
    private func senders(of profile: ProfileID, in only: Chat?) throws -> [(MessageSender, [Names])] {
        var senders: [(MessageSender, [Names])] = [
            (.me, try readable { try self.profile(profile) }.map { [$0.names] } ?? [])
        ]
        if let group = only?.kind.group {
            senders += try members(of: group).map { (.member($0.id), [$0.names]) }
            return senders
        }
        senders += try contacts(of: profile).map { (.contact($0.id), [$0.names]) }
        guard only == nil else { return senders }
        try tables.groups.scan(in: transaction) { entry in
            guard try readable({ try entry.value() })?.profile == profile.rawValue else { return .more }
            senders += try members(of: try entry.key()).map { (.member($0.id), [$0.names]) }
            return .more
        }
        return senders
    }
}
