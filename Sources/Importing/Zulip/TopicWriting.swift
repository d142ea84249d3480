import MessageStore
import Messenger

/// Stores one topic, or what of it is not stored yet.
struct TopicWriting {
    private let topic: ConvertedTopic
    private let profile: ProfileID

    init(_ topic: ConvertedTopic, _ profile: ProfileID) {
        self.topic = topic
        self.profile = profile
    }

    func run(in writer: borrowing StoreWriter, _ summary: inout ImportSummary) throws {
        // A topic of which nothing could be read makes no empty chat.
        guard let first = topic.entries.first else { return }
        let remoteID = ZulipNames.chat(topic.topic)
        let chat: ChatID
        let group: GroupID
        // The user reads along, and counts as one.
        let senders = Set(topic.entries.map(\.sender)).count
        var memberCount = senders
        if let known = try writer.chat(of: profile, remoteID: remoteID), let knownGroup = known.kind.group {
            chat = known.id
            group = knownGroup
            memberCount = (try writer.group(group)?.memberCount ?? 0) - 1
        } else {
            (chat, group) = try makeChat(remoteID, memberCount: senders + 1, createdAt: first.sentAt, in: writer)
            summary.addedChats += 1
        }
        let members = try storeMembers(of: group, in: writer)
        if members.count != memberCount { try writer.update(group) { $0.memberCount = members.count + 1 } }
        for entry in topic.entries {
            let isNew = try writer.add(message(entry, chat, members), asRead: true).isNew
            if isNew { summary.addedMessages += 1 } else { summary.knownMessages += 1 }
        }
    }

    private func makeChat(
        _ remoteID: RemoteID, memberCount: Int, createdAt: Timestamp, in writer: borrowing StoreWriter
    ) throws -> (ChatID, GroupID) {
        let names = Names(topic.topic.name.harmlessName, fullName: topic.topic.streamName.harmlessName)
        let group = Group(
            id: .unassigned, profile: profile, names: names, topic: "#\(topic.topic.streamName.harmlessName)",
            remoteID: remoteID, role: .observer, memberCount: memberCount, isReadOnly: true, createdAt: createdAt)
        let groupID = try writer.add(group)
        let chat = Chat(
            id: .unassigned, profile: profile, kind: .group(groupID), remoteID: remoteID, names: names,
            condition: ChatCondition(group), createdAt: createdAt)
        return (try writer.add(chat), groupID)
    }

    /// Returns the members of the group by name, storing the missing ones.
    private func storeMembers(
        of group: GroupID, in writer: borrowing StoreWriter
    ) throws -> [String: MemberID] {
        var members: [String: MemberID] = [:]
        for member in try writer.members(of: group) { members[member.names.displayName] = member.id }
        for entry in topic.entries where members[entry.sender] == nil {
            let member = Member(
                id: .unassigned, group: group, names: Names(entry.sender), remoteID: ZulipNames.member(entry.sender))
            members[entry.sender] = try writer.add(member)
        }
        return members
    }

    private func message(
        _ entry: ConvertedTopic.Entry, _ chat: ChatID, _ members: [String: MemberID]
    ) -> Message {
        Message(
            id: .unassigned, chat: chat, position: ZulipNames.position(entry.id),
            remoteID: ZulipNames.message(entry.id), sentAt: entry.sentAt,
            sender: members[entry.sender].map(MessageSender.member) ?? .system, senderName: entry.sender,
            content: .text(entry.text.naming(members)))
    }
}

extension StyledText {
    /// The text in which those of `members` whom it names by their name are known as members.
    fileprivate func naming(_ members: [String: MemberID]) -> StyledText {
        var text = self
        for index in text.runs.indices {
            guard case .mention(.remote) = text.runs[index].style else { continue }
            let run = text.runs[index]
            let name = text.slice(from: run.start, to: run.end).plain
            if let member = members[name.hasPrefix("@") ? String(name.dropFirst()) : name] {
                text.runs[index].style = .mention(.member(member))
            }
        }
        return text
    }
}
