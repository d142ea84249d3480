import Messenger
import TerminalDOM

extension Conversation {
    /// The open chat as sentences: its title, the messages on the screen, what is being written.
    public func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let focus = shared.focus
        let words = env.words
        let name = chat.names.shown()
        var title = words.conversationWith(name.isEmpty ? words.openNotes() : name)
        if details.memberCount > 0 { title += ", " + words.members(details.memberCount) }
        var lines = [title]
        if !details.topic.harmlessName.isEmpty { lines.append(details.topic.harmlessName) }
        if let chatSearch {
            let bar = ChatSearchBar(chatSearch: chatSearch, hasFocus: focus == .chatSearch, env: env)
            lines.append(words.spokenChatSearch(chatSearch.field.text, isSelected: focus == .chatSearch, bar.status))
            lines += bar.problems
        }
        if page != nil, let problem = pageProblem?.sentence {
            lines.append(words.someMessagesUnreadable(problem))
        }
        lines += messages(isFocused: focus == .timeline || focus == .chatSearch, env)
        if newBelow > 0 { lines.append(words.newBelow(newBelow)) }
        if chat.condition.canSend {
            lines.append(words.messageField(composer.text, isFocused: focus == .composer))
        } else {
            lines.append(words.cannotWrite(chat.condition))
        }
        return lines
    }

    private func messages(isFocused: Bool, _ env: ViewEnvironment) -> [String] {
        guard let messages = page?.messages else {
            return (pageProblem?.sentence).map { [env.words.messagesUnreadable(), $0] } ?? [env.words.loading()]
        }
        guard !messages.isEmpty else {
            let (title, help) = env.words.noMessages(chat.condition)
            return [title, help].filter { !$0.isEmpty }
        }
        let all = 0...messages.count - 1
        let shown = viewport.map { ($0.firstIndex...$0.lastIndex).clamped(to: all) } ?? all
        return shown.flatMap { index -> [String] in
            let message = messages[index]
            let heading = MessageHeading(
                of: message, after: messages[..<index],
                unread: message.id == self.unread?.first ? self.unread?.count : nil,
                namesSenders: true, clock: env.clock)
            var lines: [String] = []
            if let day = heading.day { lines.append(env.words.day(day, today: heading.today)) }
            if let unread = heading.unread { lines.append(env.words.unreadDivider(unread)) }
            lines.append(message.sentence(isSelected: isFocused && message.id == selection, in: chat, env))
            return lines
        }
    }
}

extension Message {
    /// What the message says: who, when, how far it got, and what.
    func sentence(isSelected: Bool, in chat: ChatSummary, _ env: ViewEnvironment) -> String {
        let words = env.words
        if content.isEvent || sender == .system { return words.kind(content) }
        let name =
            isOutgoing ? words.me() : senderName.isEmpty ? chat.names.shown() : senderName.harmlessName
        var parts = [name]
        if isSelected { parts.append(words.selected()) }
        parts.append(env.words.time(env.clock.zone.localTime(at: sentAt)))
        if isEdited { parts.append(words.edited()) }
        if let forwardedFrom { parts.append(words.forwarded(forwardedFrom)) }
        if let quote {
            let quoted = quote.sender == .me ? words.me() : quote.senderName.harmlessName
            parts.append(words.answering(quoted, quote.content.previewLine(words).text))
        }
        if isOutgoing, let delivery { parts.append(words.spokenDelivery(delivery)) }
        let reactions = self.reactions.map { $0.count > 1 ? "\($0.emoji) \($0.count)" : $0.emoji }
        let thought = reactions.isEmpty ? "" : ". " + words.reactions(reactions.joined(separator: ", "))
        return parts.joined(separator: ", ") + ": " + content.sentence(words) + thought
    }
}

extension MessageContent {
    /// The content in words, its text in quotes.
    func sentence(_ words: Words) -> String {
        switch self {
        case .text(let text): return "“\(text.plain)”"
        case .image(let file, let caption), .video(let file, _, let caption), .file(let file, let caption):
            let kind = words.kind(self)
            let what = kind == file.safeName ? kind : "\(kind) \(file.safeName)"
            return caption.isEmpty ? what : "\(what), “\(caption.plain)”"
        case .poll(let poll):
            let answers = poll.answers.map { answer in
                "\(answer.text.harmlessName) \(answer.votes)" + (answer.isMine ? " (\(words.me()))" : "")
            }
            return words.kind(self) + ": " + answers.joined(separator: ", ")
        case .location(let location):
            let title = location.title.isEmpty ? "" : " \(location.title.harmlessName)"
            return "\(words.kind(self))\(title) (\(location.latitude), \(location.longitude))"
        default: return words.kind(self)
        }
    }
}
