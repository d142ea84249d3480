import Loop
import Messenger

/// A new message that nobody sees: the bell rings, and the desktop says so, as far as the user wants to hear of it.
struct Announcement {
    private let chat: ChatSummary
    private let message: Message
    private let isSeen: Bool

    /// - Parameter isSeen: true if the message is on the screen, and somebody can see it.
    init(_ chat: ChatSummary, _ message: Message, isSeen: Bool) {
        self.chat = chat
        self.message = message
        self.isSeen = isSeen
    }

    /// The bell, and what the desktop says.
    func effects(_ shared: Shared) -> [AppEffect] {
        guard message.countsAsUnread, !isSeen else { return [] }
        // A muted profile notifies nobody, and a hidden one leaves nothing in the desktop's history.
        if let profile = shared.profile, profile.isMuted || profile.isHidden { return [] }
        switch chat.settings.effectiveNotifications {
        case .none: return []
        case .mentions where !message.mentionsMe: return []
        case .mentions, .all: break
        }
        let options = shared.options
        let isForMe = chat.kind.group == nil || message.mentionsMe
        let bell: [AppEffect] = options.bell && (isForMe || options.bellFor == .all) ? [.perform(.terminal(.ring))] : []
        return bell + (options.notifications ? [.perform(.terminal(notification(options)))] : [])
    }

    private func notification(_ options: Options) -> TerminalOperation {
        let strings = options.strings
        let name = chat.names.shown().harmlessName
        let line = chat.previewLine(of: MessagePreview(of: message), strings, showsText: options.previews)
        let body = line.sender.isEmpty ? line.text : "\(line.sender): \(line.text)"
        return switch options.notificationPreview {
        case .message: .notify(title: name, body: body)
        case .name: .notify(title: name, body: strings.newMessage())
        case .nothing: .notify(title: strings.title(unread: 0), body: strings.newMessage())
        }
    }
}
