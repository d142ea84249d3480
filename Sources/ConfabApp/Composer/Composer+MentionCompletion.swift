import Loop
import Messenger
import TerminalDOM

// Names that complete a mention.
extension Composer {
    /// The word that mentions all members. Others read it, so it's the same in every language.
    private static let everyone = "everyone"

    /// The people who can be mentioned by a name.
    func mentions(for search: NameSearch, _ around: Surroundings) -> [Suggestion] {
        guard let foundMembers else { return [] }
        let isFound = foundMembers.search == search
        // What was found for the beginning of the name may not have the rest of it.
        let records = isFound ? foundMembers.records : foundMembers.records.filter { search.finds($0) }
        let publicNames = records.map { $0.displayName(for: .others) }
        let counts = Dictionary(publicNames.map { ($0, 1) }, uniquingKeysWith: +)
        let members = zip(records, publicNames).compactMap { record, publicName in
            // Two people with the same name can be told apart, and nobody is called like all.
            let isAlone = publicName.lowercased() != Self.everyone && counts[publicName] == 1
            return Suggestion(record, publicName, address: isAlone ? nil : record.remoteID)
        }
        guard around.details.role?.canMentionEveryone == true, isFound else { return members }
        let everyone = Suggestion.mention(.everyone, name: Self.everyone, publicName: Self.everyone, address: "")
        // Last until a part of it is typed, so that Enter can't notify the whole group by accident.
        if search.isEmpty { return members + [everyone] }
        return Self.everyone.hasPrefix(search.folded) ? [everyone] + members : members
    }

    /// Looks for the members of the group whom a name finds.
    func findMembers(for search: NameSearch, _ around: Surroundings) -> [Work] {
        guard let group = around.chat.kind.group, foundMembers?.search != search else { return [] }
        return [.perform(.query(.mentionable(chat, group, search, recent: around.timeline.recentMembers)))]
    }

    /// Takes the members who were found for a name.
    mutating func takeMembers(_ records: [DisplayRecord], for search: NameSearch, _ around: Surroundings) {
        if mentionCompletion(around)?.search == search { foundMembers = FoundMembers(search: search, records: records) }
    }

    /// Writes a mention instead of some characters, followed by a space.
    mutating func insert(
        _ mention: Mention, named name: String, precededBy space: String = "", replacing range: Range<Int>,
        _ around: Surroundings, _ shared: Shared
    ) -> Outcome<Action> {
        let words = StyledText(
            "@" + name, runs: [StyleRun(start: 0, length: name.utf8.count + 1, style: .mention(mention))])
        let hasSpace = field.characters[range.upperBound...].first.map { $0.isWhitespace && !$0.isNewline } ?? false
        let added = EditableText(StyledText(joining: [StyledText(space), words, hasSpace ? "" : " "]))
        let limit = shared.options.inputMax
        guard field.characters.count - range.count + added.characters.count <= limit else {
            return Outcome(intents: [.notice(shared.strings.tooLong(limit))])
        }
        field.replace(range, with: added)
        if hasSpace { field.apply(.move(.right)) }
        return noteWritten(around, shared)
    }
}

extension Timeline {
    /// The number of members who are offered first because they wrote last.
    private static let recentLimit = 8

    /// The members who wrote last, the newest first.
    fileprivate var recentMembers: [MemberID] {
        var members: [MemberID] = []
        for message in messages.reversed() where members.count < Self.recentLimit {
            if case .member(let member) = message.sender, !members.contains(member) { members.append(member) }
        }
        return members
    }
}

extension Suggestion {
    /// A member of the group; nil without a name.
    fileprivate init?(_ record: DisplayRecord, _ publicName: String, address: RemoteID?) {
        guard case .member(let member, _) = record.id, !publicName.isEmpty else { return nil }
        self = .mention(
            .member(member), name: record.displayName(for: .user), publicName: publicName,
            address: address.map { String($0.rawValue.harmlessName.prefix(Self.addressLength)) } ?? "")
    }
}
