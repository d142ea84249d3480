internal import LMDB
internal import Messenger

// The names in the last messages of chats. Rows have to cost a single read, so a preview has the names that people have now,
// and follows them.
extension StoreWriter {
    /// Follows a change of a member's names.
    func noteRename(of member: MemberID, in group: GroupID) throws {
        guard let chat = try readable({ try chat(of: group) }), let preview = chat.preview,
            preview.people.contains(.member(member))
        else { return }
        try noteRename(in: chat.id)
    }

    /// Notes that somebody in the preview of a chat has another name.
    private func noteRename(in chat: ChatID) throws {
        try touch(chat) { _ in }
        pending.renamed.chats.insert(chat)
    }

    /// Puts the names that people have now into the previews that were changed, and into those of people who were renamed.
    func namePreviews() throws {
        if !pending.renamed.contacts.isEmpty { try noteRenamedContacts() }
        var named: [(chat: ChatID, preview: MessagePreview)] = []
        for (id, chat) in pending.chats {
            guard let preview = chat.current?.preview, !preview.people.isEmpty,
                preview != chat.stored?.preview || pending.renamed.chats.contains(id)
            else { continue }
            named.append((id, preview.shown(by: try people(preview.people))))
        }
        for (chat, preview) in named { pending.chats[chat]?.current?.preview = preview }
        pending.renamed = WriteSession.Renamed()
    }

    /// Notes the chats whose previews name contacts that were renamed.
    ///
    /// No index leads from a contact to groups with the same person. So each group's chat is looked at, once for all contacts
    /// that a transaction renames.
    private func noteRenamedContacts() throws {
        let renamed = pending.renamed.contacts
        for contact in renamed {
            guard let chat = try readable({ try chat(with: contact) }),
                chat.preview?.people.contains(.contact(contact)) == true
            else { continue }
            try noteRename(in: chat.id)
        }
        let groups = KeyRange<PeerKey>.from(PeerKey(GroupID(0)), through: Everything())
        for key in try tables.chatOfPeer.keys(groups, in: transaction) {
            guard let chat = try readable({ try chat(of: GroupID(key.number)) }), let people = chat.preview?.people,
                !people.isEmpty
            else { continue }
            let isRenamed = try people.contains { person in
                switch person {
                case .contact(let contact): return renamed.contains(contact)
                case .member(let member):
                    return try readable { try self.member(member) }?.contact.map(renamed.contains) == true
                case .me, .system: return false
                }
            }
            if isRenamed { try noteRename(in: chat.id) }
        }
    }
}
