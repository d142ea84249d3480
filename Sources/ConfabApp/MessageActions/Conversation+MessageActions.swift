import Loop
import Messenger
import TerminalDOM

// What can be done with the messages of the open chat.
extension Conversation {
    /// The facts that decide what can be done with a message.
    func facts(_ shared: Shared) -> MessageAction.Facts {
        MessageAction.Facts(
            chat: chat, role: details.role, capabilities: shared.capabilities, kinds: shared.contentKinds,
            now: shared.clock.now,
            revokeHours: shared.options.revokeHours, rewritable: revoked.recent(shared.clock.now),
            canShowPictures: PictureRequest.canDraw(shared.options, shared.colors),
            transfers: shared.transfers,
            replies: timeline.page?.replies ?? [:], readCounts: readCounts)
    }

    /// True if an action is possible with the marked messages, or else with the chosen one.
    func offers(_ action: MessageAction, _ shared: Shared) -> Bool {
        if action == .resend { return timeline.marked.isEmpty && timeline.failedMessage != nil }
        if action == .delete, selectedSending != nil { return true }
        // Each message is marked on its own.
        let messages = action == .select ? chosenMessage.map { [$0] } ?? [] : chosenMessages
        guard !messages.isEmpty, messages.count == 1 || action.isForSeveral else { return false }
        let facts = facts(shared)
        return messages.contains { action.isOffered($0, facts) }
    }

    /// The menu of the marked messages, or else of the chosen one; nil if nothing is possible with them.
    func menu(_ shared: Shared) -> MessageMenu? {
        guard let message = chosenMessage else { return nil }
        guard timeline.marked.isEmpty else {
            return MessageMenu(of: message, count: timeline.marked.count) { offers($0, shared) }
        }
        return MessageMenu(
            of: message, subject(of: message, shared.strings), actions: MessageAction.offered(message, facts(shared)),
            isUncovered: timeline.uncovered.contains(message.id), shared.options)
    }

    /// The marked messages in their order; without any, the chosen one.
    var chosenMessages: [Message] {
        if let chosen = timeline.chosenForWholes { return chosen.map(timeline.whole) }
        let chosen = timeline.marked.isEmpty ? chosenMessage.map { [$0] } ?? [] : timeline.markedMessages
        return chosen.map(timeline.whole)
    }

    /// Does a command on the marked messages, or else on the chosen one.
    mutating func performOnMessage(_ command: CommandID, _ shared: Shared) -> Outcome<Action> {
        let strings = shared.strings
        switch command {
        case .jumpBack: return jumpBack(shared)
        case .jumpToQuote: return chosenMessage.map { jumpToQuote(of: $0, shared) } ?? Outcome()
        case .messageMenu: return chosenMessage.map { openMenu(of: $0, shared) } ?? Outcome()
        case .moreEmoji: return chosenMessage.map { showEmoji(for: $0, shared) } ?? Outcome()
        default: break
        }
        if command == .deleteMessage, let sending = selectedSending {
            return Outcome(effects: [.perform(.file(.cancelSending(sending)))])
        }
        guard let action = command.messageAction, let message = chosenMessages.last else { return Outcome() }
        // Without a selection, it has to be seen which message is meant.
        if action.changesMessage, timeline.marked.isEmpty { timeline.selection = message.id }
        guard offers(action, shared) else {
            return Outcome(intents: [.notice(facts(shared).refusal(of: action, chosenMessages, strings))])
        }
        // Each message is marked on its own, and marking goes on with the next one.
        if action == .select { return mark(chosenMessage ?? message) }
        if let read = timeline.readWhole(chosenMessages, for: action) { return Outcome(effects: work(read)) }
        switch action {
        case .copy: return copy(chosenMessages, shared)
        case .uncover:
            timeline.uncover(chosenMessages)
            return Outcome()
        case .collect: return collect(chosenMessages, shared)
        case .forward:
            let messages = chosenMessages.map { $0.credited(by: timeline.people) }
            let switcher = Switcher(forwarding: messages, of: chat, facts(shared), by: .conversation, shared)
            return Outcome(intents: [.present(.switcher(switcher))])
        case .delete:
            prepareRevoking(chosenMessages, shared)
            let messages = chosenMessages.map(timeline.shown)
            let question = Confirmation(deleting: messages, facts(shared), by: .conversation, strings)
            return Outcome(intents: [.present(.confirmation(question))])
        default: return act(action, on: message, shared)
        }
    }

    /// Does an action that is for one message with a message of the chat, which may be loaded only on a page in front.
    mutating func act(_ action: MessageAction, on message: Message, _ shared: Shared) -> Outcome<Action> {
        let strings = shared.strings
        switch action {
        case .reply: return composing { composer, _ in composer.reply(to: message, shared.strings) }
        case .edit:
            let revoked = revoked[message.id]
            return composing { composer, _ in
                revoked.map { composer.rewrite($0, of: message, strings) } ?? composer.edit(message, shared)
            }
        case .copyCode: return .copyingCode(of: message, strings)
        case .copyLink: return .copyingLink(of: message, strings)
        case .show: return .showingPicture(of: message, shared)
        case .play: return togglePlayback(of: message, shared)
        case .open: return contentPage(of: message) ?? .opening(message, shared)
        case .save: return .saving(message, shared)
        case .download:
            return Outcome(intents: [.download(message.id, message.content.attachment?.storedFile, by: .conversation)])
        case .react:
            let subject = subject(of: message, strings)
            return present(MessageMenu(message, subject, entries: [.emoji], quickEmoji: shared.options.emoji))
        case .vote: return vote(in: message, shared)
        case .endPoll: return endPoll(message, shared)
        case .pin: return request(.pin(message.id, isOn: message.pin == nil))
        case .thread: return showThread(of: message.id, shared)
        case .info, .readers: return showDetails(of: message, isOnlyReaders: action == .readers)
        case .report: return Outcome(intents: [.present(reportQuestion(message, strings))])
        case .resend: return retry(message.id)
        case .copy, .uncover, .select, .collect, .forward, .delete: return Outcome()
        }
    }

    /// Shows the details of a message, or only its readers.
    func showDetails(of message: Message, isOnlyReaders: Bool) -> Outcome<Action> {
        let details = MessageInfo(timeline.shown(message), in: chat, isOnlyReaders: isOnlyReaders)
        return Outcome(intents: [.present(.messageInfo(details))])
    }

    /// Gives a command again whose messages were read whole.
    mutating func performOnWholes(_ shared: Shared) -> Outcome<Action> {
        defer { timeline.wholes = nil }
        guard let command = timeline.commandForWholes else {
            return Outcome(intents: [.notice(shared.strings.messageIsGone())])
        }
        return performOnMessage(command, shared)
    }

    func request(_ request: ServiceRequest) -> Outcome<Action> {
        Outcome(effects: [.request(request, of: profile, by: .conversation)])
    }

    /// Opens the menu of a message, which becomes the selected one, or of the marked ones.
    mutating func openMenu(of message: Message, _ shared: Shared) -> Outcome<Action> {
        timeline.selection = message.id
        return menu(shared).map(present) ?? Outcome()
    }

    /// Shows all emoji to react to a message with.
    private func showEmoji(for message: Message, _ shared: Shared) -> Outcome<Action> {
        let facts = facts(shared)
        guard MessageAction.react.isOffered(message, facts) else {
            return Outcome(intents: [.notice(facts.refusal(of: .react, [message], shared.strings))])
        }
        let subject = subject(of: message, shared.strings)
        let picker = EmojiPicker(.react(message, subject), shared.options)
        return Outcome(intents: [.present(.emojiPicker(picker))])
    }

    /// The sender and the first words of a message.
    private func subject(of message: Message, _ strings: any Strings) -> String {
        timeline.shown(message).subject(in: chat, strings)
    }

    private func present(_ menu: MessageMenu) -> Outcome<Action> {
        Outcome(intents: [.present(.messageMenu(menu))])
    }

    /// Marks a message, or unmarks it, and goes on to the one above.
    private mutating func mark(_ message: Message) -> Outcome<Action> {
        if timeline.marked.remove(message.id) == nil { timeline.marked.insert(message.id) }
        timeline.selection = message.id
        return Outcome(effects: work(timeline.move(.olderMessage) ?? []))
    }

    private mutating func copy(_ messages: [Message], _ shared: Shared) -> Outcome<Action> {
        timeline.marked.subtract(messages.map(\.id))
        return .copying(messages, shared) { timeline.shown($0).shownSender(in: chat, shared.strings) }
    }

    private func reportQuestion(_ message: Message, _ strings: any Strings) -> Layer {
        let reasons: [Report.Reason] = [.spam, .illegal, .communityRules, .profile, .other]
        let choices = reasons.map { reason in
            (
                strings.reportReason(reason),
                Intent.request(
                    .report(message.id, reason, text: ""), by: .conversation, claim: strings.messageReported())
            )
        }
        var question = Confirmation(strings.reportTitle(), help: strings.reportHelp(), choices: choices)
        // A report can't be taken back.
        question.answers.insert(.init(label: strings.cancel(), intents: [.close]), at: 0)
        question.subject = subject(of: message, strings)
        return .confirmation(question)
    }

    /// Shows a message of the chat, wherever it is.
    mutating func showMessage(_ id: MessageID, _ shared: Shared) -> [Work] {
        guard let message = timeline.message(id) else { return [.perform(.query(.place(chat.id, id)))] }
        return show(target(message.id, message.position, shared))
    }

    /// Shows a message whose place was read; nil if it's gone.
    mutating func showFound(_ id: MessageID, at position: MessagePosition?, _ shared: Shared) -> Outcome<Action> {
        guard let position else {
            timeline.jumps.removeAll { $0.quoted == id }
            return Outcome(intents: [.notice(shared.strings.messageIsGone())])
        }
        return Outcome(effects: show(target(id, position, shared)))
    }

    /// Goes to the message that another one answers.
    mutating func jumpToQuote(of message: Message, _ shared: Shared) -> Outcome<Action> {
        let strings = shared.strings
        guard let quote = message.quote else { return Outcome(intents: [.notice(strings.notAReply())]) }
        guard let quoted = quote.message else { return Outcome(intents: [.notice(strings.messageIsGone())]) }
        timeline.jumps.append(Timeline.Jump(answer: message.id, quoted: quoted))
        return Outcome(effects: showMessage(quoted, shared), intents: [.focus(.timeline)])
    }

    /// Goes back to the answer from which the user came.
    private mutating func jumpBack(_ shared: Shared) -> Outcome<Action> {
        timeline.jumps.popLast().map { Outcome(effects: showMessage($0.answer, shared)) }
            ?? Outcome(intents: [.notice(shared.strings.noReplyToGoBackTo())])
    }
}

extension CommandID {
    /// The message action that it does; nil if it does something else.
    var messageAction: MessageAction? { MessageAction.allCases.first { $0.command == self } }
}

extension Message {
    /// The sender as the screen names them.
    func shownSender(in chat: ChatSummary, _ strings: any Strings) -> String {
        isOutgoing ? strings.me() : author(for: .user, in: chat)
    }
}
