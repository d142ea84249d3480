import Loop
import Messenger
import TerminalDOM

// What can be done with the messages of a page.
extension MessagesPage {
    /// Moves, goes to the selected message, or does something with the marked ones.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if let work = move(command, shared) { return Outcome(effects: work) }
        guard let message = chosenMessage else { return ignored(command) }
        switch command {
        case .open where !timeline.source.isPartOfMessage: return goTo(message.id)
        case .open: return openContent(of: message, shared)
        case .messageMenu: return openMenu(of: message, shared)
        case .jumpToQuote: return goToQuote(of: message, shared.strings)
        case .collectMessage where timeline.source.isCollection: return remove(chosenMessages, shared)
        case .thread where timeline.source == .thread(message.chat, message.id): return Outcome()
        default: return command.messageAction.map { act($0, shared) } ?? ignored(command)
        }
    }

    /// Moves, and shows the match in a message that becomes the selected one. Returns nil if `command` doesn't move.
    mutating func move(_ command: CommandID, _ shared: Shared) -> [Work]? {
        guard let work = timeline.moveOnPage(command) else { return nil }
        if [.olderMessage, .newerMessage, .oldest, .newest].contains(command) { showMatch(shared) }
        return self.work(work)
    }

    /// Only what the page can do.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        let message = chosenMessage
        return switch command {
        case .olderMessage, .newerMessage, .scrollUp, .scrollDown, .oldest, .newest: message != nil
        case .open where !timeline.source.isPartOfMessage: message != nil
        // On the page of a record, Enter opens what a message has.
        case .open: message.map { allows(.show, shared) || opened($0) != nil } == true
        case .messageMenu: menu(shared) != nil
        case .collectMessage where timeline.source.isCollection: message != nil
        case .back, .help: true
        default: command.messageAction.map { allows($0, shared) } ?? !command.isGiven(in: .timeline)
        }
    }

    package func footerRank(_ command: CommandID, _ shared: Shared) -> Int? { timeline.footerRank(command) }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        switch command {
        case .pinMessage where chosenMessage?.pin != nil: .unpin
        case .uncoverMessage where timeline.isUncovered(chosenMessages): .cover
        case .back where !timeline.marked.isEmpty: .deselect
        default: nil
        }
    }

    /// Unmarks the messages first.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        guard !timeline.marked.isEmpty else { return nil }
        timeline.marked = []
        return Outcome()
    }

    /// Goes to a message in its chat, which is behind this page and others, or has to be opened.
    func goTo(_ message: MessageID) -> Outcome<Action> {
        guard let home else { return Outcome(intents: [.perform(.query(.source(message)))]) }
        return Outcome(intents: [.closeAll, .focus(.timeline), .perform(.query(.place(home.id, message)))])
    }

    /// Goes to the message that another one answers.
    func goToQuote(of message: Message, _ strings: any Strings) -> Outcome<Action> {
        guard let quote = message.quote else { return Outcome(intents: [.notice(strings.notAReply())]) }
        guard let quoted = quote.message else { return Outcome(intents: [.notice(strings.messageIsGone())]) }
        return home == nil ? goTo(quoted) : Outcome(intents: [.closeAll, .jumpToQuote(message)])
    }

    /// Shows the picture that a message has, its record, or all of its text, or else its menu.
    private mutating func openContent(of message: Message, _ shared: Shared) -> Outcome<Action> {
        if allows(.show, shared) { return .showingPicture(of: message, shared) }
        return opened(message) ?? openMenu(of: message, shared)
    }

    /// Shows the record that a message has, or all of its text, in front of this page; nil if it has neither.
    func opened(_ message: Message) -> Outcome<Action>? {
        // A piece of a text says how much is missing, but all of it is here.
        guard !isText else { return nil }
        return MessagesPage(inside: message, of: timeline.source, in: chat ?? chat(of: message)).map {
            Outcome(intents: [.present(.messagesPage($0))])
        }
    }

    /// Shows a message and the replies to it, in front of this page.
    func showThread(of message: MessageID) -> Outcome<Action> {
        guard let home, timeline.source != .thread(home.id, message) else { return Outcome() }
        let page = MessagesPage(.thread(home.id, message), in: home, role: role, ownName: ownName)
        return Outcome(intents: [.present(.messagesPage(page))])
    }

    /// Does what a click on a message asks for; nil if there's nothing to do.
    mutating func clicked(_ click: Timeline.Action, on message: Message, _ shared: Shared) -> Outcome<Action>? {
        let strings = shared.strings
        let isHere = home != nil
        switch click {
        case .menuClicked: return openMenu(of: message, shared)
        case .contentClicked:
            let isVoice = message.content.asVoice != nil
            return opened(message) ?? (isVoice ? Outcome(intents: [.notice(strings.notPossibleHere())]) : nil)
        case .quoteClicked:
            return goToQuote(of: message, strings)
        case .repliesClicked: return showThread(of: message.id)
        case .reactionClicked(_, let emoji, let isOn) where isHere:
            return .reacting(
                to: message, with: emoji, isOn: isOn, facts(of: message, shared), by: .messagesPage, strings)
        case .answerClicked(_, let answer) where isHere:
            return .togglingVote(for: answer, in: message, facts(of: message, shared), by: .messagesPage, strings)
        case .personClicked(_, let person, let mentions):
            guard mentions, let home, home.condition.canSend,
                let name = timeline.nameForMention(of: person, in: message.id, of: home)
            else { return showCard(of: person, in: message.id) }
            return Outcome(intents: [.closeAll, .mention(person, named: name)])
        case .reactionClicked, .answerClicked, .readersClicked, .retryClicked:
            return Outcome(intents: [.notice(strings.notPossibleHere())])
        default: return nil
        }
    }

    /// Shows the card of a person whom a message names.
    func showCard(of person: MessageSender, in message: MessageID) -> Outcome<Action> {
        if let home, let contact = home.kind.contact, person == .contact(contact) {
            return Outcome(intents: [.openCard(home)])
        }
        return Outcome(intents: timeline.card(of: person, in: message).map { [.present(.personCard($0))] } ?? [])
    }

    /// Asks before it removes copies: the messages may be gone.
    private func remove(_ messages: [Message], _ shared: Shared) -> Outcome<Action> {
        guard case .collected(let profile) = timeline.source else { return Outcome() }
        var question = Confirmation(removingCopies: messages, of: profile, shared.strings)
        if messages.count == 1 {
            question.subject = timeline.shown(messages[0]).subject(in: chat(of: messages[0]), shared.strings)
        }
        return Outcome(intents: [.present(.confirmation(question))])
    }
}
