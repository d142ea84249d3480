import Messenger

extension English {
    func unreadableMatches(_ count: Int) -> String {
        "\(self.count(count, "match", "matches")) can't be read; run \(doctorCommand)."
    }

    func unreadable(_ problems: ReadProblems) -> String {
        if problems.hasDamage {
            "\(damagedRecords(problems)) can't be read. Run “\(doctorCommand)” to see what is damaged."
        } else {
            "This version of Confab can't read \(list(problems.newer)). Use the newer version that wrote this data."
        }
    }

    private func damagedRecords(_ problems: ReadProblems) -> String {
        let records = list(problems.damaged, damagedPlaces: problems.damagedPlaces)
        return records.prefix(1).uppercased() + records.dropFirst()
    }

    private func list(_ counts: [ReadProblems.Kind: Int], damagedPlaces: Int = 0) -> String {
        var parts = ReadProblems.Kind.allCases.compactMap { kind in counts[kind].map { self.kind(kind, $0) } }
        if damagedPlaces > 0 { parts.append(count(damagedPlaces, "place in the database", "places in the database")) }
        return list(parts)
    }

    private func kind(_ kind: ReadProblems.Kind, _ number: Int) -> String {
        switch kind {
        case .profile: count(number, "profile", "profiles")
        case .contact: count(number, "contact", "contacts")
        case .group: count(number, "group", "groups")
        case .member: count(number, "group member", "group members")
        case .chat: count(number, "chat", "chats")
        case .message: count(number, "message", "messages")
        case .receipt: count(number, "receipt", "receipts")
        case .tag: count(number, "tag", "tags")
        case .draft: count(number, "draft", "drafts")
        case .link: count(number, "invite link", "invite links")
        case .letter: count(number, "undelivered message", "undelivered messages")
        case .setting: count(number, "setting", "settings")
        case .index: count(number, "part of the index", "parts of the index")
        case .lastChange: "the last change (if there was one)"
        }
    }
}
