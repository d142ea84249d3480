public import Messenger

extension AppOperation {
    /// Whose an operation is, which matters once another profile is open.
    public enum Owner: Equatable, Sendable {
        /// Of a profile.
        case profile(ProfileID)
        /// Of whose chat it is.
        case chat(ChatID)
        /// Of who knows a contact.
        case contact(ContactID)
        /// Of who is in a group.
        case group(GroupID)
        /// It leaves the profile that is open, whoever that is.
        case leaving
        /// Of nobody, or of whoever is there.
        case anybody
    }

    /// Whose this is. Every operation is named here, so that none is done for the wrong profile, and none leaves one before
    /// what waits there is done.
    public var owner: Owner {
        switch self {
        case .openProfile, .createProfile, .moveLink, .removeProfile, .quit: .leaving
        case .changeProfile(let profile, _), .loadBelongings(let profile), .loadCounts(let profile),
            .loadListSettings(let profile), .loadOrder(let profile), .loadTags(let profile),
            .rememberFilter(let profile, _), .setOrder(let profile, _), .findShown(let profile, _),
            .changeTags(let profile, _), .findUnread(let profile, _), .searchNames(let profile, _, _),
            .planLink(let profile, _), .createLink(let profile), .connect(let profile, _, _),
            .createGroup(let profile, _, _), .openNotes(let profile), .loadInvitable(let profile, _),
            .findChats(let profile, _, _), .keepProfileOption(let profile, _, _), .loadProfileOptions(let profile),
            .setReadReceipts(let profile, _):
            .profile(profile)
        case .loadChats(let query): .profile(query.profile)
        case .loadPeople(let query): .profile(query.profile)
        case .searchMessages(let request):
            switch request.scope {
            case .profile(let profile): .profile(profile)
            case .chat(let chat): .chat(chat)
            }
        case .change(let chat, _), .loadCard(let chat), .searchChat(let chat, _), .loadChat(let chat),
            .loadMessages(let chat, _, _), .send(let chat, _), .retry(let chat, _), .markRead(let chat, _),
            .withdrawLink(let chat), .joinGroup(let chat, _), .declineGroup(let chat), .leaveGroup(let chat),
            .acceptRequest(let chat, _), .rejectRequest(let chat):
            .chat(chat)
        case .saveDraft(let draft): .chat(draft.chat)
        // Several are always of one profile.
        case .loadRows(let chats), .loadChosen(_, let chats): .first(of: chats)
        case .changeAll(let edits): .first(of: edits.map(\.chat))
        case .remove(let removals): .first(of: removals.map(\.chat))
        case .openContact(let contact): .contact(contact)
        case .inviteAll(_, let group, _), .invite(_, let group): .group(group)
        case .loadProfiles, .loadHolders, .orderProfiles, .unlockProfiles, .refresh, .closeHint, .readCode,
            .loadCommandUses, .countCommandUse, .loadThemes, .previewTheme, .useTheme, .keepOption, .copy, .openLink,
            .ring, .notify, .redraw, .suspend:
            .anybody
        }
    }
}

extension AppOperation.Owner {
    fileprivate static func first(of chats: [ChatID]) -> Self { chats.first.map { .chat($0) } ?? .anybody }
}
