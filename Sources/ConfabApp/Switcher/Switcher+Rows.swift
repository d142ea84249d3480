import Messenger

extension Switcher {
    /// Goes from `main` to its chats, contacts and tabs, to the other `profiles`, to screens and options.
    init(_ main: Main, _ profiles: [ProfileSummary], _ strings: any Strings) {
        let others = profiles.filter { $0.id != main.profile.id && !$0.profile.isHidden }
        let places =
            main.chatList.tabs.map { Place(target: .tab($0.filter), title: strings.tab($0)) }
            + others.map { Place(target: .profile($0.id), title: strings.switchTo($0.profile.names.shown())) }
            + [CommandID.profiles, .themes, .settings, .help].map {
                Place(target: .command($0), title: strings.title($0))
            }
            + OptionDeclaration.all.filter(\.isOnPage).map {
                Place(target: .option($0.id), title: strings.title($0.id))
            }
        self.init(places, open: main.conversation?.chat.id, recent: main.visited, strings)
    }

    /// False for the open chat, to which nobody needs to go, for chats to which nothing can be forwarded, and for chats
    /// without a contact to send.
    private func isOffered(_ chat: ChatSummary) -> Bool {
        if sharing != nil { return chat.kind.contact != nil && chat.id != sharing }
        return forwarding == nil
            ? !(pattern.isEmpty && chat.id == open) : chat.condition.canSend && chat.kind.isConversation
    }

    /// More rows than these are not shown.
    static let limit = 50

    /// Puts what was found and the places that fit into one list.
    mutating func arrange(_ strings: any Strings) {
        var matcher = FuzzyMatcher(pattern)
        var ranked: [Ranked] = []
        for chat in found?.chats ?? [] where isOffered(chat) {
            let title = chat.title(strings)
            if let row = Ranked(.chat(chat), title, chat.searchedNames, &matcher, place: ranked.count) {
                ranked.append(row)
            }
        }
        for contact in found?.contacts ?? [] where forwarding == nil {
            let title = contact.names.shown(orElse: "\(contact.id.rawValue)")
            if let row = Ranked(.contact(contact), title, contact.names.searched, &matcher, place: ranked.count) {
                ranked.append(row)
            }
        }
        for place in places {
            if let row = Ranked(place.target, place.title, [], &matcher, place: ranked.count) { ranked.append(row) }
        }
        // Without letters the order is that in which they came.
        if !pattern.isEmpty { ranked.sort() }
        list.show(ranked.prefix(Self.limit).map(\.row))
    }
}

/// A row with what decides where it stands.
private struct Ranked: Comparable {
    var row: Switcher.Row
    private var points: Int
    private var length: Int
    private var kind: Int
    private var activity: Timestamp
    private var place: Int

    /// Nil when neither the title nor one of the other names fits.
    init?(_ target: Switcher.Target, _ title: String, _ others: [String], _ matcher: inout FuzzyMatcher, place: Int) {
        row = Switcher.Row(target: target, title: title)
        self.place = place
        (kind, activity) =
            switch target {
            case .chat(let chat): (chat.settings.isArchived ? 1 : 0, chat.lastActivity)
            case .contact: (2, .zero)
            case .tab: (3, .zero)
            case .profile: (4, .zero)
            case .command: (5, .zero)
            case .option: (6, .zero)
            }
        if let match = matcher.match(title) {
            row.marks = match.marks
            (points, length) = (match.score.points, match.score.length)
            return
        }
        var best: FuzzyMatch?
        for name in others.map(\.harmlessName) {
            guard let match = matcher.match(name), best.map({ match.score < $0.score }) ?? true else { continue }
            best = match
            row.other = name
            row.otherMarks = match.marks
        }
        guard let best else { return nil }
        (points, length) = (best.score.points, best.score.length)
    }

    static func < (left: Ranked, right: Ranked) -> Bool {
        if left.points != right.points { return left.points > right.points }
        if left.kind != right.kind { return left.kind < right.kind }
        if left.activity != right.activity { return left.activity > right.activity }
        return left.length != right.length ? left.length < right.length : left.place < right.place
    }

    static func == (left: Ranked, right: Ranked) -> Bool { !(left < right) && !(right < left) }
}
