internal import MessageStore
internal import Messenger

/// Finds the chats of a profile that a typing signal is about, and the other way around. Changes nothing.
struct TypingRoute {
    let profile: ProfileID

    /// Returns the signal that the user is typing in a chat; nil where nobody would see it.
    func signal(in id: ChatID, isOn: Bool, _ store: borrowing StoreReader) throws -> Signal.Typing? {
        guard let chat = try store.chat(id), chat.profile == profile, chat.condition.canSend else { return nil }
        if let contact = try chat.kind.contact.flatMap({ try store.contact($0) }) {
            guard let to = contact.remoteID,
                let from = try address(contact.isIncognito, contact.incognitoAddress, store)
            else { return nil }
            return Signal.Typing(from: from, to: to, isOn: isOn)
        }
        guard let group = try chat.kind.group.flatMap({ try store.group($0) }), let remoteID = group.remoteID,
            let from = try address(group.isIncognito, group.incognitoAddress, store)
        else { return nil }
        return Signal.Typing(from: from, group: remoteID, isOn: isOn)
    }

    /// Returns the chat in which a signal shows, with the person who is typing, once for each name under which the user
    /// is there. Empty if it isn't for this profile, or if the user blocked the sender.
    func places(
        of signal: Signal.Typing, in store: borrowing StoreReader
    ) throws -> [(chat: ChatID, person: MessageSender)] {
        if let group = signal.group { return try places(in: group, signal.from, store) }
        guard let to = signal.to else { return [] }
        let isOpen = try store.profile(profile)?.remoteID == to
        guard let contact = try store.contact(of: profile, remoteID: signal.from, under: isOpen ? nil : to),
            contact.connection == .ready, let chat = try store.chat(with: contact.id)
        else { return [] }
        return [(chat.id, .contact(contact.id))]
    }

    private func places(
        in remoteID: RemoteID, _ sender: RemoteID, _ store: borrowing StoreReader
    ) throws -> [(chat: ChatID, person: MessageSender)] {
        let open = try store.group(of: profile, remoteID: remoteID)
        let groups = try [open].compactMap { $0 } + store.incognitoGroups(of: profile, remoteID: remoteID)
        return try groups.compactMap { group in
            guard group.membership == .joined, let member = try store.member(of: group.id, remoteID: sender),
                member.status == .joined, !member.isMe, !member.isBlocked, let chat = try store.chat(of: group.id)
            else { return nil }
            return (chat.id, .member(member.id))
        }
    }

    /// The address under which the others in a chat know the user; nil if there's none yet.
    private func address(
        _ isIncognito: Bool, _ incognito: RemoteID?, _ store: borrowing StoreReader
    ) throws -> RemoteID? {
        isIncognito ? incognito : try store.profile(profile)?.remoteID
    }
}
