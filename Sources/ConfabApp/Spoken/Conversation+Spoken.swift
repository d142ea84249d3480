import Messenger
import TerminalDOM

extension Conversation {
    /// The open chat as sentences: its title, the messages on the screen, what is being written.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let focus = shared.focus
        let strings = env.strings
        let name = chat.names.shown()
        var title = strings.conversationWith(name.isEmpty ? strings.openNotes() : name)
        if details.memberCount > 0 { title += ", " + strings.members(details.memberCount) }
        if !timeline.marked.isEmpty { title += ", " + strings.messagesSelected(timeline.marked.count) }
        var lines = [title]
        if !details.topic.harmlessName.isEmpty { lines.append(details.topic.harmlessName) }
        lines += details.pins.map { $0.shown(by: details.people) }.map { message in
            let pinned = message.content.previewLine(strings, isOwn: message.isOutgoing).text
            return strings.pinnedMessage("\(message.shownSender(in: chat, strings)): “\(pinned)”")
        }
        if let chatSearch {
            let bar = ChatSearchBar(
                chatSearch: chatSearch, hasFocus: focus == .chatSearch, width: shared.conversationWidth, env: env)
            lines.append(strings.spokenChatSearch(chatSearch.field.text, isSelected: focus == .chatSearch, bar.status))
            lines += bar.notes
            if let completions { lines += [String].menu(completions.names, completions.selection ?? -1, strings) }
        }
        if timeline.page != nil, let problem = timeline.problem?.problem {
            lines.append(strings.someMessagesUnreadable(strings.problem(problem)))
        }
        lines += messages(isFocused: showsSelection(in: focus), shared, env)
        if newBelow > 0 { lines.append(strings.spokenNewBelow(newBelow)) }
        if let playback {
            lines.append(
                strings.spokenPlayback(playback.position / 1000, of: playback.seconds, isPaused: playback.isPaused))
        }
        if let recording = composer.recording {
            lines.append(strings.spokenRecording(recording.seconds, limit: recording.limit))
        }
        let around = surroundings
        let suggestions = suggestions
        lines += [String].menu(
            suggestions.map { $0.spoken(strings) }, composer.selectedSuggestion(of: suggestions), strings)
        let files = composer.isEdit ? [] : composer.draft.captionedAttachments
        for (index, file) in files.enumerated() {
            lines.append(
                strings.spokenAttachment(
                    file, isSelected: composer.attachments.count > 1 && index == composer.selectedAttachment))
        }
        if let target = composer.targetText(around, strings) { lines.append("\(target.title): “\(target.message)”") }
        if chat.condition.canSend {
            lines.append(strings.messageField(composer.field.text, isFocused: focus == .composer))
        } else {
            lines.append(strings.condition(chat.condition) ?? "")
        }
        return lines
    }

    private func messages(isFocused: Bool, _ shared: Shared, _ env: ViewEnvironment) -> [String] {
        guard timeline.page != nil else {
            guard let problem = timeline.problem?.problem else { return [env.strings.loading()] }
            return [env.strings.messagesUnreadable(), env.strings.problem(problem)]
        }
        let messages = timeline.rows
        guard !messages.isEmpty else {
            let (title, help) = env.strings.noMessages(chat.kind, chat.condition)
            return [title, help].filter { !$0.isEmpty }
        }
        let all = 0...messages.count - 1
        let shown = timeline.viewport.map { ($0.firstIndex...$0.lastIndex).clamped(to: all) } ?? all
        let lastRead = timeline.lastRead
        return shown.flatMap { index -> [String] in
            var message = timeline.shown(messages[index])
            if chat.kind.contact != nil { message.hideReadMark(unless: lastRead) }
            let heading = timeline.heading(
                at: index, messages, namesSenders: chat.kind.namesSenders, env)
            var lines: [String] = []
            if heading.hasBeginning { lines.append(env.strings.beginning()) }
            if let day = heading.day { lines.append(env.strings.day(day, today: heading.today)) }
            if let unread = heading.unread { lines.append(env.strings.unreadMessages(unread)) }
            let mark = timeline.marked.contains(message.id) ? env.strings.marked() + ": " : ""
            lines.append(
                mark
                    + message.sentence(
                        isSelected: isFocused && message.id == timeline.selection, in: chat,
                        isUncovered: timeline.uncovered.contains(message.id),
                        file: shared.transfers.state(of: message, shared.capabilities),
                        replies: timeline.page?.replies?[message.id] ?? 0,
                        readers: readCounts.readers(of: message), env))
            return lines
        }
    }
}

extension Message {
    /// The message as a sentence: sender, time, delivery state, and content.
    func sentence(
        isSelected: Bool, in chat: ChatSummary, isUncovered: Bool = false, file: FileState? = nil, replies: Int = 0,
        readers: Int = 0, _ env: ViewEnvironment
    ) -> String {
        let strings = env.strings
        let kind = env.contentKinds.kind(of: content)
        let content =
            isUncovered ? content : content.mappingText { $0.replacingSecrets(with: strings.covered()) }
        if case .report(let report) = content {
            let words = [quote?.words(strings) ?? "", report.text.plain].filter { !$0.isEmpty }
            let sentence = strings.reported(by: shownSender(in: chat, strings), quote, report.reason)
            return strings.spoken(
                ([sentence] + words.map { "“\($0)”" }).joined(separator: ", "), isSelected: isSelected)
        }
        let words = kind.spoken(content, isOutgoing, strings)
        if kind.frame == .centered || sender == .system { return strings.spoken(words, isSelected: isSelected) }
        var parts = [shownSender(in: chat, strings)]
        if isSelected { parts.append(strings.selected()) }
        parts.append(env.strings.time(env.clock.zone.localTime(at: sentAt)))
        if isEdited { parts.append(strings.edited()) }
        if let forwardedFrom { parts.append(strings.forwarded(forwardedFrom)) }
        if let quote {
            let quoted = quote.sender == .me ? strings.me() : quote.senderName.harmlessName
            parts.append(strings.answering(quoted, quote.words(strings)))
        }
        if replies > 0 { parts.append(strings.replies(replies)) }
        if readers > 0 {
            parts.append(strings.spokenReaders(readers))
        } else if isOutgoing, let delivery {
            parts.append(strings.spokenDelivery(delivery))
        }
        let reactions = self.reactions.map { $0.count > 1 ? "\($0.emoji) \($0.count)" : $0.emoji }
        let thought = reactions.isEmpty ? "" : ". " + strings.reactions(reactions.joined(separator: ", "))
        let isNew = content.asVoice.map { !$0.isPlayed && !isOutgoing } == true
        let omitted = omission(env.key(.openLink, in: .timeline), strings).map { " " + $0 } ?? ""
        let state = (isNew ? ", " + strings.notPlayed() : "") + (file.map { ". " + strings.fileState($0) } ?? "")
        let pinned = pin.map { ", " + strings.pinned($0) } ?? ""
        return parts.joined(separator: ", ") + ": " + words + state + omitted + thought + pinned
    }
}
