import Loop
import Messenger
package import TerminalDOM

// What the commands do in the open chat.
extension Conversation {
    /// Does a command of the open chat.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        let strings = shared.strings
        if let outcome = compose({ $0.perform(command, $1, shared) }) { return outcome }
        switch command {
        case .olderMessage, .newerMessage, .scrollUp, .scrollDown, .oldest, .newest:
            if focus == .composer, command == .olderMessage || command == .newerMessage { focus = .timeline }
            return Outcome(effects: work(timeline.move(command) ?? []))
        case .nextMention: return Outcome(effects: findMention())
        case .compose:
            composer.mode = .insert
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
        case .retry: return retryFailed(shared)
        case .deleteChat:
            return Outcome(effects: [.perform(.query(.chosen(.act(.delete), [chat.id])), id: .loadChosen)])
        case .voiceBack: return skip(-1, shared.options)
        case .voiceForward: return skip(1, shared.options)
        case .voiceSpeed: return changeSpeed(shared)
        case .nextPane: return completeSender(shared)
        // `R` looks for a failed message.
        case _ where command.messageAction != nil: return performOnMessage(command, shared)
        default: return nil
        }
        return Outcome()
    }

    private static let filesCommands: Set<CommandID> = [
        .attachFile, .sendSticker, .recordVoice, .takePicture, .pastePicture,
    ]

    private static let stepCommands: Set<CommandID> = [.olderHit, .newerHit]

    /// False for commands about messages or matches that aren't there, and about a chat in which the user can't write.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        // Enter shows the menu of other messages, as another key does.
        if command == .open {
            return offers(.show, shared) || offers(.play, shared) || offers(MessageAction.vote, shared)
                || chosenMessage?.content.isRecord == true
        }
        if command == .messageMenu { return menu(shared) != nil }
        if Self.stepCommands.contains(command) { return chatSearch?.mayStep(from: timeline.selection) == true }
        if command == .listHits { return chatSearch?.mayHaveMatches == true }
        if Self.filesCommands.contains(command), !shared.capabilities.contains(.files) { return false }
        if command == .createPoll, !shared.capabilities.contains(.polls) { return false }
        return command.messageAction.map { offers($0, shared) } ?? isOffered(command)
    }

    /// The same for commands that aren't about a message.
    private func isOffered(_ command: CommandID) -> Bool {
        let around = surroundings
        return composer.isOffered(command, around) ?? around.isOffered(command)
    }

    /// The keys of the messages matter only where they work.
    package func footerRank(_ command: CommandID, _ shared: Shared) -> Int? {
        focus == .timeline ? timeline.footerRank(command) : nil
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        switch command {
        case .nextPane where completions != nil: .complete
        case .deleteMessage where selectedSending != nil: .cancel
        case .pinMessage where chosenMessage?.pin != nil: .unpin
        case .uncoverMessage where timeline.isUncovered(chosenMessages): .cover
        case .editMessage where chosenMessage?.content.isDeleted == true: .writeAgain
        case .open where offers(MessageAction.vote, shared): .vote
        case .open where offers(MessageAction.show, shared): .show
        case .open where chosenMessage?.content.asVoice != nil:
            playback.map { $0.message == chosenMessage?.id && !$0.isPaused } == true ? .pause : .play
        case .back:
            switch backTarget(shared) {
            case .inField(let place): place.footerWord
            case .nothingSelected: .deselect
            case .list where shared.isSearchOpen: .results
            case .chatWithoutSearch where focus == .timeline: .closeSearch
            case .chatWithoutSearch, .list: nil
            }
        default: composer.footerWord(command, surroundings)
        }
    }

    /// Changes the text of the new message, or of the search in the chat.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        switch focus {
        // In an empty field, End has nothing to do but this.
        case .composer where composer.field.isEmpty && !composer.mode.isNormal && edit == .move(.lineEnd):
            Outcome(effects: work(timeline.jumpDown()))
        case .composer: composing { $0.edit(edit, $1, shared) }
        case .chatSearch: Outcome(effects: find(edit, zone: shared.clock.zone))
        case .timeline: paste(edit, shared)
        }
    }

    /// Takes text that was pasted while the messages had the keys into the field.
    private mutating func paste(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        guard case .insert = edit, chat.condition.canSend else { return Outcome() }
        return Outcome(intents: [.focus(.composer)]) + composing { $0.write(edit, $1, shared) }
    }

    /// Keeps what is being written, and the place in the chat.
    package mutating func close(_ shared: Shared) -> Outcome<Action> { Outcome(effects: save()) }

    /// The chosen message, or the newest one.
    var chosenMessage: Message? { timeline.chosenMessage }

    private func retryFailed(_ shared: Shared) -> Outcome<Action> {
        if let failed = timeline.failedMessage { return retry(failed.id) }
        let selected = timeline.selectedMessage.map { [$0] } ?? []
        return Outcome(intents: [.notice(facts(shared).refusal(of: .resend, selected, shared.strings))])
    }
}
