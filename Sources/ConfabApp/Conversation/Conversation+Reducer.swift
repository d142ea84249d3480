internal import Loop
package import Messenger
import TerminalDOM

extension Conversation {
    /// Reads the chat: at the message that was found, else at its first unread message, else where the user left it.
    package mutating func open(_ shared: Shared) -> Outcome<Action> {
        let edited = shared.savedInput.edits[chat.id]?.message
        var opened = Outcome<Action>(effects: [.perform(.query(.chat(chat.id, edited: edited)))] + countReaders())
        if let unsaved = shared.savedInput.drafts[chat.id] {
            composer.put(unsaved)
            composer.savedDraft = nil
            opened.intents = [.forgetDraft(chat.id)]
        }
        let options = shared.options(in: chat)
        if options.barRunsCommands(shared.inputItems) {
            opened.effects += options.findingPrograms(of: shared.inputItems)
        }
        timeline.pageSize = shared.options.pageSize
        if let target = timeline.target { return opened + Outcome(effects: show(target) + findAgain()) }
        timeline.isLoading = true
        let anchor: MessageAnchor = chat.stats.unread > 0 ? .firstUnread : .lastSeen
        return opened + Outcome(effects: work(timeline.read(anchor)))
    }

    /// Takes an action.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .loaded(chat.id, let summary, let details): return takeChat(summary, details, shared)
        case .readersCounted(chat.id, let counts): readCounts = counts
        case .timeline(let action): return reduceTimeline(action, shared)
        case .composer(let action): return reduceComposer(action, shared)
        case .playbackProgressed(let run, let milliseconds): notePlayback(run: run, milliseconds)
        case .playbackEnded(let run, let isWhole): return endPlayback(run: run, isWhole: isWhole, shared.options)
        case .nextVoiceFound(chat.id, let message): return takeNextVoice(message, shared)
        case .completionClicked(let index): return completeSender(with: index, shared) ?? Outcome()
        case .completionsTurned(let notches): chatSearch?.completions?.move(by: notches)
        case .commandClicked(let command): return perform(command, shared) ?? Outcome(intents: [.command(command)])
        case .placeFound(chat.id, let message, let position): return showFound(message, at: position, shared)
        case .mentionFound(chat.id, let found): return showMention(found, shared)
        case .pinClicked(let message):
            return Outcome(effects: showMessage(message, shared), intents: [.focus(.timeline)])
        case .searched(chat.id, _, _, _), .searchFailed(chat.id, _, _), .chatSearchEdited, .chatSearchDue,
            .chatSearchRested,
            .chatSearchRepeated, .chatSearchWaitedLong, .chatSearchStepped, .chatSearchClosed:
            return reduceChatSearch(action, shared)
        // Of a chat that was open before.
        case .loaded, .readersCounted, .placeFound, .mentionFound, .searched, .searchFailed, .nextVoiceFound:
            break
        }
        return Outcome()
    }

    /// Takes the chat as it is by now; nil if it is gone.
    private mutating func takeChat(
        _ summary: ChatSummary?, _ details: Details, _ shared: Shared
    ) -> Outcome<Action> {
        guard let summary else {
            // The match led to a message that no longer exists.
            guard timeline.target != nil else { return Outcome() }
            return Outcome(intents: [.close, .dropHits(chat.id), .notice(shared.strings.chatIsGone())])
        }
        let pinLines = pinLineCount(shared)
        showChat(summary, details, shared.options)
        // Pinned messages cover the first lines or uncover them; what's below stays where it is.
        timeline.moveLines(by: pinLines - pinLineCount(shared))
        let (unsent, edit) = (shared.savedInput.unsent[chat.id], shared.savedInput.edits[chat.id])
        guard unsent != nil || edit != nil else { return Outcome() }
        return composing { composer, around in
            let taken = unsent.map { composer.takeUnsent($0, around) } ?? Outcome()
            guard let edit else { return taken }
            return taken
                + Outcome(effects: composer.takeBackEdit(edit, around, isMarkdown: shared.options.markdown))
        } + Outcome(intents: [.forgetUnsent(chat.id)])
    }

    /// Puts a message back that was not sent.
    package mutating func answered(
        _ call: ServiceCall, _ outcome: ServiceOutcome, _ shared: Shared
    ) -> Outcome<Action>? {
        let isShown = timeline.outgoing.contains { $0.message.transaction?.rawValue == call.transaction?.rawValue }
        timeline.noteAnswer(to: call, isDone: outcome.isDone)
        guard case .failed(let problem) = outcome else {
            if case .redact(let message, _) = call.request { noteRevoked(message, shared.clock.now) }
            if case .send(let message, chat.id) = call.request, message.file != nil, let sent = message.draft {
                return compose { composer, _ in composer.noteFileSent(sent, isShown: isShown) }
            }
            return nil
        }
        switch call.request {
        case .send(let message, chat.id):
            guard let draft = message.draft else { return nil }
            return composing { Outcome(effects: $0.takeBack(draft, $1)) } + Outcome(intents: [.problem(problem)])
        case .edit where call.draft?.chat == chat.id:
            guard let edit = call.draft?.edit else { return nil }
            return composing {
                Outcome(effects: $0.takeBackEdit(edit, $1, isMarkdown: shared.options.markdown))
            } + Outcome(intents: [.problem(problem)])
        default: return nil
        }
    }

    /// Reads again what was changed.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> {
        if changes.needsReload {
            return Outcome(effects: reload() + noteChange())
        }
        let counting = changes.receipts.contains(chat.id) ? countReaders() : []
        if let range = changes.messages[chat.id] {
            return Outcome(
                effects: work(timeline.reread(range) + timeline.rereadNames(changes))
                    + [.perform(.query(.chat(chat.id)))] + counting + noteChange())
        }
        let isTouched =
            changes.chats.contains(chat.id) || details.people.isTouched(by: changes)
            || chat.kind.group.map { changes.members.contains($0) || changes.groups.contains($0) } == true
        return Outcome(
            effects: work(timeline.rereadNames(changes)) + (isTouched ? [.perform(.query(.chat(chat.id)))] : [])
                + counting)
    }

    private mutating func showChat(_ summary: ChatSummary, _ details: Details, _ options: Options) {
        let isFirst = !composer.isDraftLoaded
        chat = summary
        self.details = details
        seenUpTo = max(seenUpTo, details.readUpTo)
        if isFirst { savedPlace = details.place }
        composer.load(details, timeline, isMarkdown: options.markdown)
    }

    /// Reads again what is shown, because something of it was changed.
    package func reload() -> [Work] {
        work(timeline.reload()) + [.perform(.query(.chat(chat.id)))] + countReaders()
    }

    /// Counts the people who have read the messages of a group. In a large one, that takes its time.
    private func countReaders() -> [Work] {
        chat.kind.group == nil ? [] : [.perform(.slowQuery(.readCounts(chat.id)))]
    }

    /// Notes what was on the screen while somebody could look at it (a message is read when its end was seen, and not when
    /// its chat was opened).
    package mutating func noteSeen(_ shared: Shared) -> [Work] {
        guard shared.isConversationSeen, shared.options.autoMarkRead, let page = timeline.page,
            let viewport = timeline.viewport, let shown = timeline.visible?.upperBound
        else { return [] }
        let last = viewport.isLastCut ? shown - 1 : shown
        guard last >= 0 else { return [] }
        let seen = page.messages[...last].last { $0.position != .unassigned }?.position ?? .first
        let isMarked = chat.settings.isMarkedUnread
        guard seen > seenUpTo || isMarked else { return [] }
        let isNew = page.messages[...last].contains { $0.position > seenUpTo && !$0.isOutgoing }
        seenUpTo = max(seen, seenUpTo)
        guard isNew || isMarked || chat.stats.unread > 0 else { return [] }
        chat.settings.isMarkedUnread = false
        let isPrivate = !shared.options.readReceipts
        return [.request(.markRead(chat.id, upTo: seen, isPrivate: isPrivate), of: profile, by: .conversation)]
    }
}
