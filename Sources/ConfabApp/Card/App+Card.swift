import Loop
import Messenger
import TerminalDOM

// A card in front of the screen.
extension App {
    /// Shows the card of `chat`.
    static func openCard(_ state: inout AppState, _ chat: ChatSummary) -> [AppEffect] {
        if let refusal = refusal(state, toOpen: chat.id) { return refusal }
        state.overlay = .card(Card.State(chat))
        return [.perform(.query(.card(chat.id)))]
    }

    static func reduceCard(_ state: inout AppState, _ action: Card.Action) -> [AppEffect] {
        guard case .card(var card) = state.overlay else { return [] }
        let words = state.options.words
        var effects: [AppEffect] = []
        switch action {
        case .loaded(let chat, let details):
            guard chat == card.chat.id else { return [] }
            guard let details else {
                state.overlay = nil
                return [.notice(words.cardIsGone(card.chat.title(words)))] + noteSeen(&state)
            }
            Card.take(&card, details)
        case .chosen(let index):
            if card.answer != nil {
                card.answer = index
            } else if card.entries.indices.contains(index) {
                card.selection = index
            } else {
                return []
            }
            state.overlay = .card(card)
            return chooseOnCard(&state, card)
        case .linkClicked: return copyLink(card, words)
        case .wheelTurned(let notches):
            if let answer = card.answer { card.answer = max(0, min(answer + notches, 1)) }
            card.selection = max(0, min(card.selection + notches, card.entries.count - 1))
        case .viewportChanged(let viewport): card.viewport = viewport
        case .scrolled(let lines): Card.scroll(&card, by: lines)
        case .placed(let offset):
            guard !card.isBusy else { return [] }
            if !card.isNaming { Card.name(&card) }
            card.alias.apply(.place(offset))
        case .edited(let command):
            effects = state.main.map { Card.edit(&card, command, words, of: $0.profile.id) } ?? []
        }
        state.overlay = .card(card)
        return effects
    }

    static func performOnCard(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        guard case .card(var card) = state.overlay else { return [] }
        var effects: [AppEffect] = []
        if card.isNaming {
            if [.open, .nextField, .previousField].contains(command) {
                effects = leaveField(state, &card)
            }
        } else if command == .open {
            return chooseOnCard(&state, card)
        } else if [.nextField, .previousField].contains(command) {
            if card.hasAlias, card.answer == nil, !card.isBusy { Card.name(&card) }
        } else {
            Card.move(&card, command)
        }
        state.overlay = .card(card)
        return effects
    }

    /// Escape: a step back, or away; the name that is being written is kept.
    static func leaveCard(_ state: inout AppState, _ card: Card.State) -> [AppEffect] {
        var card = card
        if card.isNaming {
            let effects = leaveField(state, &card)
            if card.isNaming {
                // A name that cannot be kept is let go.
                card.isNaming = false
                card.problem = nil
                card.alias = EditableText(card.chat.names.alias ?? "")
            }
            state.overlay = .card(card)
            return effects
        }
        if card.answer != nil {
            card.answer = nil
            state.overlay = .card(card)
            return []
        }
        state.overlay = nil
        return noteSeen(&state)
    }

    static func leaveField(_ state: AppState, _ card: inout Card.State) -> [AppEffect] {
        state.main.map { Card.leaveField(&card, state.options.words, of: $0.profile.id) } ?? []
    }

    /// Does what is selected on the card.
    private static func chooseOnCard(_ state: inout AppState, _ card: Card.State) -> [AppEffect] {
        guard !card.isBusy else { return [] }
        let words = state.options.words
        var card = card
        let kept = leaveField(state, &card)
        defer { if case .card = state.overlay { state.overlay = .card(card) } }
        if card.isNaming { return [] }
        let chat = card.chat
        if let answer = card.answer {
            card.answer = nil
            guard answer == 1 else { return kept }
            state.overlay = nil
            return kept + state.request(.withdrawLink(chat.id), by: .card) + noteSeen(&state)
        }
        guard card.entries.indices.contains(card.selection) else { return kept }
        switch card.entries[card.selection] {
        case .open:
            state.overlay = nil
            return kept + open(&state, chat)
        case .accept(let incognito): return kept + begin(state, .acceptRequest(chat.id, incognito: incognito), &card)
        case .join(let incognito): return kept + begin(state, .joinGroup(chat.id, incognito: incognito), &card)
        case .reject:
            state.overlay = nil
            return kept + state.request(.rejectRequest(chat.id), by: .card) + noteSeen(&state)
        case .decline:
            state.overlay = nil
            return kept + state.request(.declineGroup(chat.id), by: .card) + noteSeen(&state)
        case .copyLink:
            return kept + copyLink(card, words)
        case .rename: Card.name(&card)
        case .invite:
            guard let group = chat.kind.group, let profile = state.main?.profile.id else { return kept }
            state.overlay = .question(Question(.invite(group, nil)))
            return kept + [.perform(.query(.invitable(profile, group)))]
        case .tags:
            state.overlay = .card(card)
            state.layers.append(.tags(Tags([chat], beside: state.main?.chatList.tags ?? [])))
            return kept
        case .archive: return kept + state.request(.change(chat.id, .archived(!chat.settings.isArchived)), by: .card)
        case .leave: state.overlay = RowQuestion(.leave, [ChosenChat(chat)]).layer(words)
        case .withdraw: card.answer = 0
        case .copyRecord:
            let record = card.details?.record ?? []
            return kept + [.perform(.terminal(.copy(HexDump(record).text))), .notice(words.copied())]
        }
        return kept
    }

    private static func copyLink(_ card: Card.State, _ words: Words) -> [AppEffect] {
        guard case .pendingConnection(let pending) = card.chat.kind, let link = pending.link else { return [] }
        return [.perform(.terminal(.copy(link.address))), .notice(words.copied())]
    }

    /// Begins what takes a while; the card stays, so that it can say why it was not done.
    private static func begin(
        _ state: AppState, _ request: ServiceRequest, _ card: inout Card.State
    ) -> [AppEffect] {
        card.isBusy = true
        card.problem = nil
        return state.request(request, by: .card)
    }
}
