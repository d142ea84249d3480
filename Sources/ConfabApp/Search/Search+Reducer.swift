import Loop
package import Messenger
import TerminalDOM

extension Search {
    /// Characters that the field takes; the rest of a paste is left out.
    static let fieldLimit = 2 * SearchQuery.limit
    /// The pause after the last letter until the query counts as finished.
    static let typingPause = Duration.milliseconds(600)
    /// The pause after the last letter before a new search for messages while results are shown.
    package static let pause = Duration.milliseconds(60)
    /// After which time waiting is said.
    static let patience = Duration.milliseconds(100)
    /// The time during which store changes are collected.
    static let changesPause = Duration.milliseconds(100)
    /// After which time is searched again while the index is being made.
    static let indexPause = Duration.seconds(1)

    /// Takes an action.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        change(action, shared) + openAwaited(shared)
    }

    private mutating func change(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .edited(let command):
            let focused: [Intent] = if case .place = command { [.focus(.search)] } else { [] }
            return Outcome(effects: type(command, zone: shared.clock.zone), intents: focused)
        case .cancelled: return (back(shared) ?? Outcome(intents: [.close])) + Outcome(intents: [.focus(.list)])
        case .rowClicked(let row): return click(row, shared)
        case .linkEntryClicked(let entry):
            guard link?.entries.contains(entry) == true else { return Outcome(intents: [.focus(.search)]) }
            link?.selection = entry
            return Outcome(intents: [.focus(.search)]) + choose(entry)
        case .viewportChanged(let viewport):
            self.viewport = viewport
            // From what is seen it goes on, wherever rows come.
            scroll = viewport.isAtStart ? ListScroll(.start) : viewport.scroll
            return Outcome(effects: readOn())
        case .wheelTurned(let notches):
            scroll.turn(by: notches, from: &viewport)
            return Outcome()
        case .groupingToggled: return Outcome(effects: toggleGrouping())
        case .incognitoToggled:
            if link?.preview.isBusy == false { link?.isIncognito.toggle() }
            return Outcome()
        case .completionClicked(let index):
            let effects = complete(with: index, zone: shared.clock.zone) ?? []
            return Outcome(effects: effects, intents: [.focus(.search)])
        case .completionsTurned(let notches):
            completions?.move(by: notches)
            return Outcome()
        case .completionsFound(let completion, let names):
            takeCompletions(completion, names)
            return Outcome()
        case .hitRead(let id, let message, let chat): return takeForwarded(id, message, in: chat, shared)
        case .pauseOver, .typingRested, .waitedLong, .changesDue, .namesFound, .messagesFound, .linkDue, .linkTakesLong,
            .failed:
            return Outcome(effects: take(action, shared))
        }
    }

    /// Takes what was found, or notes that a while is over.
    private mutating func take(_ action: Action, _ shared: Shared) -> [Work] {
        switch action {
        case .pauseOver: return asked.map { [.perform(.slowQuery(.messages($0)), id: .searchMessages)] } ?? []
        case .typingRested: feedback.unfinished = []
        case .waitedLong: feedback.lengthen()
        case .changesDue: return readAgain()
        case .namesFound(names, nameLimit, let results):
            let list = keepingSelection(isAgain: foundBy == names) {
                $0.found = results.naming($0.names) { $0.rowTitle(shared.strings, shared.clock) }
                $0.foundBy = $0.names
                $0.nameProblem = nil
            }
            selectUnfolded(of: list)
        case .messagesFound(let request, let results) where request == asked: return takeMessages(request, results)
        case .linkDue: return lock()
        case .linkTakesLong: link?.preview.waitedLong()
        case .failed(.names(names), let problem):
            nameProblem = problem
            if foundBy != names { found = nil }
        case .failed(.messages(let request), let problem): return failMessages(request, problem)
        default: break
        }
        return []
    }

    private mutating func click(_ row: RowID, _ shared: Shared) -> Outcome<Action> {
        var effects: [Work] = []
        if case .heading(let section) = row { effects = fold(section) }
        selection = row
        isOpeningFirst = false
        let focused = Outcome<Action>(effects: effects, intents: [.focus(.search)])
        return row.canBeOpened ? focused + openSelected() : focused
    }

    mutating func toggleGrouping() -> [Work] {
        isGrouped.toggle()
        if let selection { scroll.reveal = selection }
        return readOn()
    }

    /// Reads again what was changed.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> {
        Outcome(effects: reload(changes))
    }

    /// Takes the row of the chat that the link leads to.
    package mutating func listRead(_ reading: ListReading, _ shared: Shared) -> Outcome<Action> {
        if case .chats(let asked, let chats) = reading { _ = link?.preview.take(chats, asked: asked) }
        return Outcome()
    }

    /// Takes the plan of the link, and the outcome of following it.
    package mutating func answered(
        _ call: ServiceCall, _ outcome: ServiceOutcome, _ shared: Shared
    ) -> Outcome<Action>? {
        guard call.asker == .search, call.profile == profile else { return nil }
        switch (call.request, outcome) {
        case (.plan(let link), .done(.plan(let plan))): return Outcome(effects: takePlan(plan, of: link))
        case (.plan(let link), .failed(let problem)): return Outcome(effects: failPlan(of: link, problem))
        // The chat that it led to opens, or is mentioned, as soon as it's read.
        case (.connect(let link, _), .done) where self.link?.preview.link == link: return Outcome(intents: [.close])
        case (.connect(let link, _), .failed(let problem)) where self.link?.preview.link == link:
            return Outcome(effects: refuseLink(problem))
        default: return nil
        }
    }

    /// Changes the typed text, and looks for it.
    mutating func type(_ command: EditCommand, zone: TimeZoneTable) -> [Work] {
        var isPasted = false
        if case .insert(let text) = command { isPasted = text.count > 1 }
        var effects: [Work] = []
        if let link {
            guard !link.preview.isBusy, isPasted || command.deletes else { return [] }
            // A link is whole or not there.
            effects = dropLink()
            field = EditableText()
            guard isPasted else { return effects + forget() }
        }
        let before = field.text
        field.apply(command.shortened(to: Self.fieldLimit).onOneLine, limit: Self.fieldLimit)
        guard field.text != before else { return effects }
        if case .one = ConnectLink.find(in: before) { effects.append(.cancel(.planLink)) }
        let link = ConnectLink.find(in: field.text)
        if case .one = link {
            effects += forget()
            // One that is being typed looks whole before it is.
            return isPasted
                ? effects + lock()
                : effects + [.after(Self.typingPause, .linkDue, id: .planLink)]
        }
        linkProblem = link.problem
        return effects + look(zone: zone) + findCompletions()
    }

    /// Looks for what is typed now.
    private mutating func look(zone: TimeZoneTable) -> [Work] {
        let names = NameSearch(field.text)
        guard !names.isEmpty else { return forget() }
        self.names = names
        nameLimit = Self.handful
        unfolded = []
        unfoldedAt = nil
        isOutdated = false
        selection = nil
        scroll = ListScroll(.start)
        problem = nil
        nameProblem = nil
        isOpeningFirst = false
        query = SearchQuery(field.text, zone: zone)
        let unfinished = query.problemsOfLastWord(in: field.text, zone: zone)
        let rest = feedback.holdBack(unfinished, .everywhere)
        return [nameEffect()] + lookForMessages() + rest
    }

    private mutating func lookForMessages() -> [Work] {
        guard !query.isEmpty else {
            messages = nil
            return stop()
        }
        let request = SearchRequest(query, in: .profile(profile))
        asked = request
        purpose = .first
        gathered = []
        let isNothingShown = messages?.hits.isEmpty ?? true
        let effect: Work =
            isNothingShown
            ? .perform(.slowQuery(.messages(request)), id: .searchMessages)
            : .after(Self.pause, .pauseOver, id: .searchMessages)
        return [effect] + feedback.wait(.everywhere)
    }

    func nameEffect() -> Work {
        .perform(.query(.names(profile, names, limit: nameLimit)), id: .searchNames)
    }

    /// Stops waiting for messages.
    mutating func stop() -> [Work] {
        let isAsking = asked != nil
        asked = nil
        gathered = []
        return (isAsking ? [.cancel(.searchMessages)] : []) + feedback.end(.everywhere)
    }

    /// Ends the search, so that the list is as before.
    mutating func forget() -> [Work] {
        let effects = stop()
        let field = self.field
        let isGrouped = self.isGrouped
        self = Search(profile: profile)
        self.field = field
        self.isGrouped = isGrouped
        return effects
    }

    /// Takes what is typed away.
    mutating func clear() -> [Work] {
        var effects = forget()
        field = EditableText()
        effects += [.cancel(.planLink), .cancel(.linkPatience), .cancel(.searchChanges)]
        return effects
    }
}

extension ConnectLink.Finding {
    fileprivate var problem: LinkTextProblem? {
        switch self {
        case .none, .one: nil
        case .malformed: .malformed
        case .several: .several
        }
    }
}

extension EditCommand {
    /// The same with the beginning of what is inserted: nobody waits for a megabyte that is cut anyhow.
    func shortened(to characters: Int) -> EditCommand {
        guard case .insert(let text) = self, text.utf8.count > characters * 8 else { return self }
        return .insert(String(String.UnicodeScalarView(text.unicodeScalars.prefix(characters * 2))))
    }

    /// True if it takes characters away.
    fileprivate var deletes: Bool {
        switch self {
        case .delete, .kill, .cutSelection: true
        default: false
        }
    }
}
