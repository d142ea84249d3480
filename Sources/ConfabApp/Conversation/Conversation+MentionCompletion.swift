import Loop
import Messenger
import TerminalDOM

// Names that complete a mention.
extension Conversation {
    /// The number of members who are offered first because they wrote last.
    private static let mostRecent = 8

    /// The word that mentions all members. Others read it, so it's the same in every language.
    private static let everyone = "everyone"

    /// The people who can be mentioned.
    var mentionSuggestions: [Suggestion] {
        guard let mentioning else { return [] }
        let search = mentioning.search
        let members = mentioning.found.compactMap { record in
            // What was found for the beginning of the name may not have the rest of it.
            mentioning.foundFor == search || search.finds(record) ? Suggestion(record) : nil
        }
        guard let role = details.role, role >= .moderator else { return members }
        let everyone = Suggestion.mention(.everyone, name: Self.everyone, written: Self.everyone)
        // Before anything is typed, it's the last one, because a mistake would tell a whole group.
        if search.isEmpty { return members + [everyone] }
        return Self.everyone.hasPrefix(search.folded) ? members + [everyone] : members
    }

    /// Follows the name that is being typed.
    mutating func followMention() -> [Work] {
        guard let group = chat.kind.group, chat.condition.canSend, var place = MentionCompletion(in: composer) else {
            mentioning = nil
            return []
        }
        let old = mentioning
        if let old, old.range.lowerBound == place.range.lowerBound {
            (place.found, place.foundFor) = (old.found, old.foundFor)
        }
        mentioning = place
        guard old?.search != place.search || old?.range.lowerBound != place.range.lowerBound else { return [] }
        return [.perform(.query(.mentionable(chat.id, group, place.search, recent: recentMembers)))]
    }

    /// The members who wrote last, the newest first.
    private var recentMembers: [MemberID] {
        var members: [MemberID] = []
        for message in timeline.messages.reversed() where members.count < Self.mostRecent {
            if case .member(let member) = message.sender, !members.contains(member) { members.append(member) }
        }
        return members
    }

    /// Takes the members who were found for a name.
    mutating func takeMentionable(_ found: [DisplayRecord], for search: NameSearch) {
        guard mentioning?.search == search else { return }
        mentioning?.found = found
        mentioning?.foundFor = search
    }

    /// Writes a mention in place of some characters, with a space behind it.
    mutating func write(
        _ mention: Mention, named name: String, behind space: String = "", at range: Range<Int>, _ shared: Shared
    ) -> Outcome<Action> {
        let words = StyledText(
            "@" + name, runs: [StyleRun(start: 0, length: name.utf8.count + 1, style: .mention(mention))])
        let hasSpace = composer.characters[range.upperBound...].first?.isWhitespace ?? false
        let added = EditableText(StyledText(joining: [StyledText(space), words, hasSpace ? "" : " "]))
        let limit = shared.options.inputMax
        guard composer.characters.count - range.count + added.characters.count <= limit else {
            return Outcome(intents: [.notice(shared.strings.tooLong(limit))])
        }
        composer.replace(range, with: added)
        if hasSpace { composer.apply(.move(.right)) }
        return noteWritten(shared)
    }
}

extension Suggestion {
    /// A member of the group; nil without a name.
    fileprivate init?(_ record: DisplayRecord) {
        let written = record.displayName(for: .others)
        guard case .member(let member, _) = record.id, !written.isEmpty else { return nil }
        self = .mention(.member(member), name: record.displayName(for: .user), written: written)
    }
}

extension NameSearch {
    /// True if it finds one of the names of a person.
    fileprivate func finds(_ record: DisplayRecord) -> Bool {
        isEmpty || [record.alias, record.nick, record.profileName].contains(where: finds)
    }
}
