import Loop
import Messenger

// Commands that need an open profile, whatever is in front.
extension Main {
    private static let commands: [CommandID: @Sendable (inout Main) -> Outcome<AppAction>] = [
        .manageProfiles: { $0.manageProfiles() }, .editTags: { $0.editTags() }, .card: { $0.openCard() },
        .collected: { $0.showCollected() }, .closeChat: { $0.closeConversation() },
        .chatSettings: { $0.showChatSettings() },
    ]

    /// Does a command that needs nothing but the open profile; nothing for any other.
    mutating func perform(_ command: CommandID) -> Outcome<AppAction> {
        Self.commands[command]?(&self) ?? Outcome()
    }

    func manageProfiles() -> Outcome<AppAction> {
        Outcome(
            effects: [.perform(.query(.profiles))], intents: [.present(.profilesPage(ProfilesPage(at: profile.id)))])
    }

    func editTags() -> Outcome<AppAction> {
        Outcome(intents: [.present(.tags(Tags([], beside: chatList.tags)))])
    }

    func openCard() -> Outcome<AppAction> {
        Outcome(intents: conversation.map { [.openCard($0.chat)] } ?? [])
    }

    /// Shows the settings of the open chat.
    func showChatSettings() -> Outcome<AppAction> {
        Outcome(intents: conversation.map { [.present(.settings(Settings(for: $0.chat)))] } ?? [])
    }

    /// Moves the keys to the pane after the one that has them, or before it.
    func focusPane(after step: Int, _ shared: Shared) -> Outcome<AppAction> {
        Outcome(intents: [.focus(pane(after: step, isWide: shared.isWide))])
    }

    /// Shows a tab. A tab ends the search, which is for all chats; if the list isn't visible, the keys move to it.
    mutating func showTab(of command: CommandID, _ shared: Shared) -> Outcome<AppAction> {
        guard let index = CommandID.tabs.firstIndex(of: command) else { return Outcome() }
        if !shared.isWide { moveFocus(to: .list) }
        return closeSearch(shared) + .list(chatList.showTab(at: index + 1))
    }
}
