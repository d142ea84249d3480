import Loop
import Messenger

// The rows of a card, and their effects.
extension Card {
    /// Does what is selected.
    mutating func choose(_ shared: Shared) -> Outcome<Action> {
        guard !isBusy else { return Outcome() }
        let kept = leaveField(shared)
        guard !isNaming, entries.indices.contains(selection) else { return kept }
        let done = perform(entries[selection], shared)
        return Outcome(effects: kept.effects + done.effects, intents: done.intents)
    }

    private mutating func perform(_ action: ChatAction, _ shared: Shared) -> Outcome<Action> {
        let strings = shared.strings
        if let opening = action.opening(chat.id) { return begin(opening, shared) }
        switch action {
        case .open: return Outcome(intents: [.closeAll, .openChat(chat)])
        case .reject, .decline:
            return Outcome(effects: shared.request(.remove([.pending(chat.id)]), by: .card), intents: [.close])
        case .copyLink: return copyLink(strings)
        case .name:
            name()
            return Outcome()
        case .invite:
            guard let group = chat.kind.group, let profile = shared.profile?.id else { return Outcome() }
            return Outcome(effects: [.perform(.query(.invitable(profile, group)))])
        case .tags: return Outcome(intents: [.present(.tags(Tags([chat], beside: shared.tags)))])
        case .archive:
            return archive(shared)
        case .leave: return Outcome(intents: [.present(ChatActionQuestion(.leave, [ChosenChat(chat)]).layer(strings))])
        case .delete:
            guard case .pendingConnection(let pending) = chat.kind else { return Outcome() }
            let question = Confirmation(
                title(strings), warning: strings.withdrawWarning(pending.side, name: chat.names.shown()), width: 60,
                strings,
                delete: [.closeAll, .request(.remove([.pending(chat.id)]), by: .card)])
            return Outcome(intents: [.present(.confirmation(question))])
        case .copyRecord: return copy(HexDump(details?.record ?? []).text, strings.dataCopied())
        default: return Outcome()
        }
    }

    /// Copies the user's own link.
    func copyLink(_ strings: any Strings) -> Outcome<Action> {
        guard case .pendingConnection(let pending) = chat.kind, let link = pending.link else { return Outcome() }
        return copy(link.address, strings.linkCopied())
    }

    private func copy(_ text: String, _ notice: String) -> Outcome<Action> {
        Outcome(effects: [.perform(.terminal(.copy(text)))], intents: [.notice(notice)])
    }

    /// Archives or unarchives the chat, says so, and offers to undo it.
    private func archive(_ shared: Shared) -> Outcome<Action> {
        let strings = shared.strings
        let change = ChatChange.archived(!chat.settings.isArchived)
        let undo = (change.inverse(of: chat) ?? []).map { ChatEdit(chat.id, $0) }
        return Outcome(
            effects: shared.request(.change(chat.id, change), by: .card),
            intents: [
                .offerUndo(
                    strings.done(change, to: chat.title(strings), until: .archive), of: [ChatEdit(chat.id, change)],
                    by: undo)
            ])
    }

    /// Begins what takes a while; the card stays, so that it can say why it was not done.
    private mutating func begin(_ request: ServiceRequest, _ shared: Shared) -> Outcome<Action> {
        isBusy = true
        problem = nil
        return Outcome(effects: shared.request(request, by: .card))
    }
}
