import Messenger
import TerminalDOM

extension ChatList {
    /// The tabs, the active one marked.
    func spokenTabs(_ env: ViewEnvironment) -> String { env.words.spokenTabs(tabs, active: filter) }

    /// A chat each, as many as are on the screen; or why there are none.
    public func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        if loading == .long { return [window == nil ? env.words.loading() : env.words.ordering()] }
        guard let window else { return problem.map { [env.words.chatsUnreadable(), $0] } ?? [] }
        guard !window.isEmpty else {
            let empty = EmptyList(list: self, env: env)
            let help = empty.steps.isEmpty ? [empty.words.1] : empty.steps.map { "\($0.key): \($0.text)" }
            return [empty.words.0] + help
        }
        let open = shared.openChat?.id
        let shown = viewport.map { $0.firstIndex...$0.lastIndex } ?? 0...window.elements.count - 1
        return shown.clamped(to: 0...window.elements.count - 1).map { index in
            let chat = window.elements[index]
            let sentence = chat.sentence(
                isSelected: shared.isOnList && chat.id == selection, isOpen: chat.id == open, env)
            let mark = chosen?.contains(chat.id) == true ? env.words.marked() + ": " : ""
            return mark + sentence + offers(chat, open: open, env)
        }
    }

    /// What a row that is drawn aside offers.
    private func offers(_ chat: ChatSummary, open: ChatID?, _ env: ViewEnvironment) -> String {
        guard let swipe, swipe.chat == chat.id else { return "" }
        let actions = ChosenChat(chat, isOpen: chat.id == open).actions(at: swipe.side)
        let labels = App.menu(actions.map { env.words.short($0, of: chat) }, swipe.index, env.words)
        return ". " + env.words.offers(labels)
    }
}

extension ChatSummary {
    /// What the row says: who, what is new, what kind, when, and what was said last.
    func sentence(isSelected: Bool, isOpen: Bool, _ env: ViewEnvironment) -> String {
        let words = env.words
        var parts = [rowTitle(env)]
        if isSelected { parts.append(words.selected()) }
        if isOpen { parts.append(words.open()) }
        if stats.unread > 0 { parts.append(words.spokenUnread(stats.unread)) }
        if stats.unread > 0, stats.mentions > 0 { parts.append(words.mentioned()) }
        if stats.reports > 0 { parts.append(words.spokenReports(stats.reports)) }
        if stats.unread == 0, settings.isMarkedUnread { parts.append(words.markedUnread()) }
        parts.append(words.spokenKind(kind))
        if isVerified { parts.append(words.verified()) }
        if isIncognito { parts.append(words.incognito()) }
        if settings.pinnedOrder != nil { parts.append(words.pinned()) }
        if settings.isFavourite { parts.append(words.favourite()) }
        switch settings.effectiveNotifications {
        case .all: break
        case .mentions: parts.append(words.mentionsOnly())
        case .none:
            parts.append(words.muted() + (settings.mutedUntil.map { " " + words.until($0, env.clock) } ?? ""))
        }
        if isOutOfUse, preview != nil, let condition = words.condition(condition) { parts.append(condition) }
        if lastActivity > .zero {
            let time = RowTime(lastActivity, now: env.clock.now, in: env.clock.zone)
            parts.append(words.rowTime(time).lowercasedWord)
        }
        let said = lastSaid(env)
        return parts.joined(separator: ", ") + (said.isEmpty ? "" : ": \(said)")
    }

    /// What the caption is of, which the row says by a glyph.
    private func captionedKind(_ words: Words) -> String? {
        guard let content = preview?.content, !content.text.isEmpty else { return nil }
        return switch content {
        case .image, .video, .file, .location, .poll: words.kind(content)
        default: nil
        }
    }

    private func lastSaid(_ env: ViewEnvironment) -> String {
        let line = previewLine(env.words, showsText: env.options.previews)
        guard !line.text.isEmpty else { return "" }
        if draft != nil { return "\(env.words.draft()) “\(line.text)”" }
        let isText = line.mark == nil && preview != nil
        var sentence = line.sender.isEmpty ? "" : "\(line.sender): "
        if let kind = captionedKind(env.words) { sentence += "\(kind): " }
        sentence += isText ? "“\(line.text)”" : line.text
        if preview?.sender == .me, let delivery = preview?.delivery {
            sentence += ", " + env.words.spokenDelivery(delivery)
        }
        return sentence
    }
}

extension String {
    /// "Yesterday" within a sentence; names of days and months stay as they are.
    fileprivate var lowercasedWord: String { self == "Yesterday" ? lowercased() : self }
}
