import Messenger
import TerminalDOM

extension ChatList {
    /// The tabs, the active one marked.
    func spokenTabs(_ env: ViewEnvironment) -> String { env.strings.spokenTabs(tabs, active: filter) }

    /// A chat each, as many as are on the screen; or why there are none.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        if loading == .long { return [window == nil ? env.strings.loading() : env.strings.ordering()] }
        guard let window else {
            return problem.map { [env.strings.chatsUnreadable(), env.strings.problem($0)] } ?? []
        }
        guard !window.isEmpty else {
            let (title, help) = EmptyList(list: self, env: env).words
            return help.isEmpty ? [title] : [title, help]
        }
        let open = shared.openChat?.id
        let shown = viewport.map { $0.firstIndex...$0.lastIndex } ?? 0...window.elements.count - 1
        return shown.clamped(to: 0...window.elements.count - 1).map { index in
            let chat = window.elements[index]
            let sentence = chat.sentence(
                isSelected: shared.isOnList && chat.id == selection, isOpen: chat.id == open, env)
            let mark = chosen?.contains(chat.id) == true ? env.strings.marked() + ": " : ""
            return mark + sentence + offers(chat, env)
        }
    }

    /// The actions of a swiped row.
    private func offers(_ chat: ChatSummary, _ env: ViewEnvironment) -> String {
        guard let swipe, swipe.chat == chat.id else { return "" }
        let actions = ChosenChat(chat).actions(at: swipe.side)
        let labels = [String].menu(actions.map { env.strings.short($0, of: chat) }, swipe.index, env.strings)
        return ". " + env.strings.offers(labels)
    }
}

extension ChatSummary {
    /// The row as a sentence: name, news, kind, time, and last message.
    func sentence(isSelected: Bool, isOpen: Bool, _ env: ViewEnvironment) -> String {
        let strings = env.strings
        var parts = [rowTitle(env)]
        if isSelected { parts.append(strings.selected()) }
        if isOpen { parts.append(strings.open()) }
        if stats.unread > 0 { parts.append(strings.spokenUnread(stats.unread)) }
        if stats.unread > 0, stats.mentions > 0 { parts.append(strings.mentioned()) }
        if stats.reports > 0 { parts.append(strings.spokenReports(stats.reports)) }
        if stats.unread == 0, settings.isMarkedUnread { parts.append(strings.markedUnread()) }
        parts.append(strings.spokenKind(kind))
        if isVerified { parts.append(strings.verified()) }
        if isIncognito { parts.append(strings.incognito()) }
        if settings.pinnedOrder != nil { parts.append(strings.pinned()) }
        if settings.isFavourite { parts.append(strings.favourite()) }
        switch settings.effectiveNotifications {
        case .all: break
        case .mentions: parts.append(strings.mentionsOnly())
        case .none:
            parts.append(strings.muted() + (settings.mutedUntil.map { " " + strings.until($0, env.clock) } ?? ""))
        }
        if isOutOfUse, preview != nil, let condition = strings.condition(condition) { parts.append(condition) }
        if lastActivity > .zero {
            let time = RowTime(lastActivity, now: env.clock.now, in: env.clock.zone)
            parts.append(strings.rowTime(time).lowercasedWord)
        }
        let said = lastSaid(env)
        return parts.joined(separator: ", ") + (said.isEmpty ? "" : ": \(said)")
    }

    /// The kind of captioned content, which the row shows as a glyph.
    private func captionedKind(_ strings: any Strings) -> String? {
        guard let content = preview?.content, !content.text.isEmpty else { return nil }
        return switch content {
        case .image, .video, .voice, .file, .location, .poll, .contactCard, .mergedRecord: strings.kind(content)
        default: nil
        }
    }

    private func lastSaid(_ env: ViewEnvironment) -> String {
        let line = previewLine(env.strings, showsText: env.options.previews)
        guard !line.text.isEmpty else { return "" }
        if let draft {
            let isTyped = if case .text = draft { true } else { false }
            return "\(env.strings.draft()) \(isTyped ? "“\(line.text)”" : line.text)"
        }
        let isText = line.mark == nil && preview != nil
        var sentence = line.sender.isEmpty ? "" : "\(line.sender): "
        if let kind = captionedKind(env.strings) { sentence += "\(kind): " }
        sentence += isText ? "“\(line.text)”" : line.text
        if let delivery = shownDelivery {
            sentence += ", " + env.strings.spokenDelivery(delivery)
        }
        return sentence
    }
}

extension String {
    /// "Yesterday" within a sentence; names of days and months stay as they are.
    fileprivate var lowercasedWord: String { self == "Yesterday" ? lowercased() : self }
}
