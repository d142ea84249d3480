import Loop
import Messenger
import TerminalDOM

// A link in the place of text.
extension Search {
    /// After which time the look at a link is said.
    static let linkPatience = Duration.seconds(1)

    /// What can be done with a link.
    enum LinkEntry: Equatable {
        /// Goes to the chat that it leads to.
        case open
        /// Follows it.
        case connect
        /// Takes it out of the field.
        case cancel
    }

    /// Puts the link that is typed in the place of text, and asks what it leads to.
    static func lock(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        guard state.link == nil, case .one(let link) = ConnectLink.find(in: state.field.text) else { return [] }
        // Nothing of the secret stays in the field, or among what can be undone there.
        state.field = EditableText()
        state.link = Link(link)
        return [
            .perform(.planLink(profile, link), id: .planLink),
            .after(linkPatience, .search(.linkTakesLong), id: .linkPatience),
        ]
    }

    static func take(_ state: inout State, _ plan: LinkPlan, of link: ConnectLink) -> [AppEffect] {
        guard state.link?.link == link, state.link?.plan == nil else { return [] }
        state.link?.plan = plan
        state.link?.isLong = false
        let chat = plan.chat.map { [AppEffect.perform(.loadRows([$0]))] } ?? []
        return [.cancel(.linkPatience)] + chat
    }

    /// Takes the row of the chat that the link leads to.
    static func take(_ state: inout State, _ asked: [ChatID], _ chats: [ChatSummary]) {
        guard let wanted = state.link?.plan?.chat, asked.contains(wanted) else { return }
        state.link?.chat = chats.first { $0.id == wanted }
        if let link = state.link { state.link?.selection = min(link.selection, link.entries.count - 1) }
    }

    /// Follows the link.
    static func connect(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        guard let link = state.link, !link.isBusy else { return [] }
        state.link?.isBusy = true
        state.link?.problem = nil
        return [.perform(.connect(profile, link.link, incognito: link.isIncognito))]
    }
}

extension Search.Link {
    /// What can be done, from the first to the last row.
    var entries: [Search.LinkEntry] {
        let open: [Search.LinkEntry] = chat == nil ? [] : [.open]
        return switch plan {
        case .known, .own, .connecting: open + [.cancel]
        case .new: [.connect, .cancel]
        case .used, .gone, nil: [.cancel]
        }
    }
}

extension LinkPlan {
    /// The chat that a link leads to.
    var chat: ChatID? {
        switch self {
        case .known(let chat), .connecting(let chat): chat
        case .own(let chat): chat
        case .new, .used, .gone: nil
        }
    }
}
