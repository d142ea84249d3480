import Loop
import Messenger
package import TerminalDOM

// What the commands do in the open chat.
extension Conversation {
    /// Does a command of the open chat.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        let strings = shared.strings
        if let outcome = performInNormalMode(command, shared) { return outcome }
        switch command {
        case .olderMessage, .newerMessage, .scrollUp, .scrollDown, .oldest, .newest:
            if focus == .composer, command == .olderMessage || command == .newerMessage { focus = .timeline }
            return Outcome(effects: work(timeline.move(command) ?? []))
        case .nextMention: return Outcome(effects: findMention())
        case .compose:
            mode = .insert
            return Outcome(intents: [.focus(.composer)])
        case .search: openChatSearch()
        case .olderHit: return step(by: 1, shared)
        case .newerHit: return step(by: -1, shared)
        case .listHits: return listHits(shared)
        case .card: return Outcome(intents: [.openCard(chat)])
        case .mute: return Outcome(intents: [.act(.mute, on: [ChosenChat(chat)])])
        case .rowMenu:
            let menu = ChatActionMenu([ChosenChat(chat)], isSelection: false, isAtTitle: true)
            return Outcome(intents: [.present(.chatActionMenu(menu))])
        case .pins:
            return Outcome(intents: [.present(.messagesPage(MessagesPage(.pins(chat.id), in: self, shared)))])
        case .leaveGroup where chat.kind.group == nil, .inviteContact where chat.kind.group == nil:
            return Outcome(intents: [.notice(strings.onlyInGroups())])
        case .leaveGroup:
            guard ChosenChat(chat).canLeave else { break }
            let question = ChatActionQuestion(.leave, [ChosenChat(chat)]).layer(strings)
            return Outcome(intents: [.present(question)])
        case .inviteContact:
            guard let group = chat.kind.group, chat.condition.canSend else { break }
            return Outcome(effects: [.perform(.query(.invitable(profile, group)))])
        case .moreEmoji, .messageMenu, .jumpToQuote, .jumpBack: return performOnMessage(command, shared)
        case .open: return chosenMessage.map { openContent(of: $0, shared) } ?? Outcome()
        case .retry: return retryFailed(strings)
        case .interrupt:
            guard focus == .composer else { return nil }
            if recording != nil { return endRecording(.keep) }
            return !composer.isEmpty ? clear(shared) : attachments.isEmpty ? nil : removeAttachment()
        case .deleteChat:
            return Outcome(effects: [.perform(.query(.chosen(.act(.delete), [chat.id])), id: .loadChosen)])
        case .send: return recording == nil ? submit(shared) : endRecording(.send)
        case .sendAsText: return send(composer.styledText, shared)
        case .attachFile: return chat.condition.canSend ? beginPath(shared) : nil
        case .takePicture: return capture(.camera, with: shared.options.camera, shared)
        case .pastePicture: return capture(.clipboard, with: shared.options.clipboardPicture, shared)
        case .inputMenu: return chat.condition.canSend ? openInputMenu(shared) : nil
        case .shareContact:
            guard isOffered(.shareContact) else { return nil }
            return Outcome(intents: [.present(.switcher(Switcher(sharingIn: chat.id, shared.strings)))])
        case .sendSticker:
            return isOffered(.sendSticker) ? Outcome(intents: [.present(.stickerPicker(StickerPicker(chat.id)))]) : nil
        case .createPoll:
            return isOffered(.createPoll) ? Outcome(intents: [.present(.pollForm(PollForm(chat.id)))]) : nil
        case .shareLocation:
            return isOffered(.shareLocation) ? Outcome(intents: [.present(.locationForm(LocationForm(chat.id)))]) : nil
        case .recordVoice: return toggleRecording(shared)
        case .voiceBack: return skip(-1, shared.options)
        case .voiceForward: return skip(1, shared.options)
        case .voiceSpeed: return changeSpeed(shared)
        case .previousAttachment: return moveAttachment(by: -1)
        case .nextAttachment: return moveAttachment(by: 1)
        case .removeAttachment: return removeAttachment()
        case .attachPaste: return attachPaste()
        case .nextPane: return completeSender(shared) ?? complete(shared)
        case .next: moveSuggestion(by: 1)
        case .previous: moveSuggestion(by: -1)
        case .editExternally:
            guard chat.condition.canSend else { return nil }
            return Outcome(
                effects: keepDraft() + endTyping() + [.perform(.terminal(.edit(composer.text, in: chat.id)))],
                intents: [.focus(.composer)])
        case .lineBreak: return write(.insert("\n"), shared)
        case .writeEmoji:
            guard chat.condition.canSend else { return nil }
            let picker = EmojiPicker(.write, shared.options)
            return Outcome(intents: [.focus(.composer), .present(.emojiPicker(picker))])
        // `R` looks for a failed message.
        case _ where command.messageAction != nil: return performOnMessage(command, shared)
        default: return nil
        }
        return Outcome()
    }

    private static let filesCommands: Set<CommandID> = [
        .attachFile, .sendSticker, .recordVoice, .takePicture, .pastePicture,
    ]

    /// False for commands about messages that aren't there, and about a chat in which the user can't write.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        // Enter shows the menu of other messages, as another key does.
        if command == .open {
            return offers(.show, shared) || offers(.play, shared) || offers(MessageAction.vote, shared)
                || chosenMessage?.content.isRecord == true
        }
        if Self.filesCommands.contains(command), !shared.capabilities.contains(.files) { return false }
        if command == .createPoll, !shared.capabilities.contains(.polls) { return false }
        return command.messageAction.map { offers($0, shared) } ?? isOffered(command)
    }

    /// The same for commands that aren't about a message.
    func isOffered(_ command: CommandID) -> Bool {
        switch command {
        case .olderMessage, .scrollUp: !timeline.messages.isEmpty
        case .retry: failedMessage != nil
        case .messageMenu, .copyMessage, .moreEmoji: !timeline.messages.isEmpty
        case .jumpBack: !timeline.jumps.isEmpty
        case .pins: details.pinCount > 0
        case .listHits: chatSearch?.query.isEmpty == false
        case .jumpToQuote: chosenMessage?.quote?.message != nil
        // Not only once something is written: nothing in the footer moves while the user types.
        case .send, .sendAsText, .lineBreak, .writeEmoji, .editExternally, .createPoll, .shareLocation,
            .shareContact, .inputMenu, .sendSticker:
            chat.condition.canSend
        case .attachFile, .recordVoice, .takePicture, .pastePicture: chat.condition.canSend && target?.purpose != .edit
        case .voiceBack, .voiceForward: playback != nil
        case .voiceSpeed: playback != nil || chosenMessage?.content.asVoice != nil
        // With selected messages, the footer has what can be done with them.
        case .removeAttachment: !attachments.isEmpty
        case .attachPaste: cutPaste != nil
        case .previousAttachment: selectedAttachment > 0
        case .nextAttachment: selectedAttachment + 1 < attachments.count
        case .compose: chat.condition.canSend && timeline.marked.isEmpty
        case .search: timeline.marked.isEmpty
        case .inviteContact: chat.kind.group != nil && chat.condition.canSend && timeline.marked.isEmpty
        case .leaveGroup: ChosenChat(chat).canLeave
        // The user's role in a group is read only then.
        case .deleteChat: chat.kind.group != nil || ChosenChat(chat).has(.delete)
        default: true
        }
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        switch command {
        case .nextPane where completions != nil: .complete
        case .nextPane: wordForTab
        case .deleteMessage where selectedSending != nil: .cancel
        case .send: wordForEnter
        case .open where offers(MessageAction.vote, shared): .vote
        case .open where chosenMessage?.content.asVoice != nil:
            playback.map { $0.message == chosenMessage?.id && !$0.isPaused } == true ? .pause : .play
        case .recordVoice where recording != nil: .stop
        case .back:
            switch backTarget(shared) {
            case .nothingSelected: .deselect
            case .withoutSuggestions: .closeList
            case .normalMode: .normalMode
            case .withoutTarget: .cancel
            case .recordingKept: .keep
            case .withoutAttachment: .remove
            case .list where shared.isSearchOpen: .results
            case .chatWithoutSearch where focus == .timeline: .closeSearch
            case .chatWithoutSearch, .list: nil
            }
        default: nil
        }
    }

    /// Changes the text of the new message, or of the search in the chat.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        switch focus {
        // In an empty field, End has nothing to do but this.
        case .composer where mode.isNormal: editInNormalMode(edit, shared)
        case .composer where composer.isEmpty && edit == .move(.lineEnd): Outcome(effects: work(timeline.jumpDown()))
        case .composer where edit == .undo && removedAttachment != nil: restoreAttachment() ?? Outcome()
        case .composer where composer.isEmpty && !attachments.isEmpty && edit == .delete(.left): removeAttachment()
        case .composer: write(edit, shared)
        case .chatSearch: Outcome(effects: find(edit, zone: shared.clock.zone))
        case .timeline: paste(edit, shared)
        }
    }

    /// Takes text that was pasted while the messages had the keys into the field.
    private mutating func paste(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        guard case .insert = edit, chat.condition.canSend else { return Outcome() }
        return Outcome(intents: [.focus(.composer)]) + write(edit, shared)
    }

    /// Keeps what is being written, and the place in the chat.
    package mutating func close(_ shared: Shared) -> Outcome<Action> { Outcome(effects: save()) }

    /// The chosen message, or the newest one.
    var chosenMessage: Message? {
        // Nothing can be done with one that isn't stored yet.
        if timeline.selection.map(timeline.isOutgoing) == true { return nil }
        return timeline.selectedMessage ?? timeline.lastVisibleMessage ?? timeline.messages.last
    }

    func openLink(of message: Message?, _ strings: any Strings) -> Outcome<Action> {
        let links = message?.content.links ?? []
        guard let link = links.first else { return Outcome(intents: [.notice(strings.noLink())]) }
        guard links.count > 1 else { return Outcome(intents: [open(link)]) }
        let choices = links.map { ($0.harmlessName, open($0)) }
        return Outcome(intents: [.present(.confirmation(Confirmation(strings.linksTitle(), choices: choices)))])
    }

    /// Opens a Confab link here, and every other one with another program.
    private func open(_ address: String) -> Intent {
        guard ConnectLink.isAddress(address) else { return .perform(.terminal(.openLink(address))) }
        return ConnectLink.find(in: address).link.map { .present(.newChat(.follow(NewChat.Followed($0)))) }
            ?? .problem(.linkText(.malformed))
    }

    /// The chosen message if it wasn't sent; while none is chosen, the last one that wasn't.
    var failedMessage: Message? {
        guard timeline.selection == nil else { return chosenMessage.flatMap { $0.isFailed ? $0 : nil } }
        return timeline.messages.last(where: \.isFailed)
    }

    private func retryFailed(_ strings: any Strings) -> Outcome<Action> {
        failedMessage.map { retry($0.id) } ?? Outcome(intents: [.notice(strings.nothingToRetry())])
    }

    /// Changes the text of the new message, and says so when not all of it fits.
    mutating func write(_ command: EditCommand, limit: Int? = nil, _ shared: Shared) -> Outcome<Action> {
        let before = composer
        // Paths of many files that are dropped together are longer than a message, and don't stay in the field.
        let isPath =
            if case .insert(let text) = command { composer.isEmpty && PathCompletion.isPath(text) } else { false }
        let limit = limit ?? (isPath ? Self.mostCharacters : shared.options.inputMax)
        composer.apply(command, width: composerWidth, limit: limit)
        guard composer.text != before.text || composer.tokens != before.tokens else {
            return Outcome(effects: followSuggestions(shared), intents: noteCut(command, before, shared))
        }
        return (replaceShortName(after: command, shared) ?? noteWritten(shared))
            + Outcome(intents: noteCut(command, before, shared))
    }

    /// Notes that the text in the field has changed.
    mutating func noteWritten(_ shared: Shared) -> Outcome<Action> {
        cleared = nil
        removedAttachment = nil
        submitsPath = false
        cutPaste = nil
        suggestion = nil
        return Outcome(
            effects: [.after(Self.draftPause, .draftDue, id: .saveDraft)] + noteTyping(shared)
                + followSuggestions(shared))
    }

    /// Clears the field. Undo brings the text back, and so does quitting, if nothing else is written before.
    private mutating func clear(_ shared: Shared) -> Outcome<Action> {
        let text = composer.styledText
        composer.apply(.selectAll)
        let outcome = write(.cutSelection, shared)
        cleared = text
        return outcome
    }

    /// Puts back what Ctrl-C has just cleared.
    mutating func restoreCleared() {
        if let cleared, composer.isEmpty { setComposer(EditableText(cleared)) }
    }
}
