public import Loop
public import Messenger
import TerminalDOM

extension Search {
    /// Characters that the field takes; the rest of a paste is left out.
    static let fieldLimit = 2 * SearchQuery.limit
    /// How long after the last letter what is typed is taken for whole.
    static let typingPause = Duration.milliseconds(600)
    /// How long after the last letter messages are looked for while others are shown.
    static let pause = Duration.milliseconds(60)
    /// After which time waiting is said.
    static let patience = Duration.milliseconds(100)
    /// How long changes of what is stored are gathered.
    static let changesPause = Duration.milliseconds(100)
    /// After which time is searched again while the index is being made.
    static let indexPause = Duration.seconds(1)
    /// Lines that a notch of the wheel scrolls by.
    static let wheelLines = 3

    /// What `action` does.
    ///
    /// - Parameters:
    ///   - state: the search.
    ///   - action: what happened.
    ///   - profile: whose chats are searched.
    ///   - zone: where days begin.
    public static func reduce(
        _ state: inout State, _ action: Action, profile: ProfileID, zone: TimeZoneTable
    ) -> [AppEffect] {
        switch action {
        case .edited(let command): return edit(&state, command, profile: profile, zone: zone)
        case .pauseOver: return state.asked.map { [.perform(.slowQuery(.messages($0)), id: .searchMessages)] } ?? []
        case .typingRested:
            state.feedback.unfinished = []
            state.isLinkCut = ConnectLink.find(in: state.field.text) == .malformed
            return []
        case .waitedLong:
            state.feedback.lengthen()
            return []
        case .changesDue: return readAgain(&state, profile: profile)
        case .namesFound(let names, let limit, let results):
            guard names == state.names, limit == state.nameLimit else { return [] }
            let list = keepingSelection(&state, isAgain: state.foundBy == names) {
                $0.found = results
                $0.foundBy = names
                $0.nameProblem = nil
            }
            selectUnfolded(&state, of: list)
            return []
        case .messagesFound(let request, let results):
            guard request == state.asked else { return [] }
            return takeMessages(&state, request, results, profile: profile)
        case .linkDue: return lock(&state, profile: profile)
        case .linkTakesLong:
            state.link?.preview.waitedLong()
            return []
        case .planned(let link, let plan): return takePlan(&state, plan, of: link)
        case .incognitoToggled:
            if state.link?.preview.isBusy == false { state.link?.isIncognito.toggle() }
            return []
        case .failed(.names(let names), let sentence):
            guard names == state.names else { return [] }
            state.nameProblem = sentence
            if state.foundBy != names { state.found = nil }
            return []
        case .failed(.messages(let request), let sentence): return failMessages(&state, request, sentence)
        case .failed(.link(let link), let sentence): return failPlan(&state, of: link, sentence)
        case .viewportChanged(let viewport):
            state.viewport = viewport
            // From what is seen it goes on, wherever rows come.
            state.scroll = viewport.isAtStart ? ListScroll(.start) : viewport.scroll
            return readOn(&state, profile: profile)
        case .wheelTurned(let notches):
            if let scroll = state.viewport?.scroll(by: notches * wheelLines) { state.scroll = scroll }
            return []
        case .groupingToggled:
            state.isGrouped.toggle()
            if let selection = state.selection { state.scroll.reveal = selection }
            return readOn(&state, profile: profile)
        // What these open is not the search's business alone.
        case .opened, .cancelled, .rowClicked, .linkEntryClicked: return []
        }
    }

    private static func edit(
        _ state: inout State, _ command: EditCommand, profile: ProfileID, zone: TimeZoneTable
    ) -> [AppEffect] {
        var isPasted = false
        if case .insert(let text) = command { isPasted = text.count > 1 }
        var effects: [AppEffect] = []
        if let link = state.link {
            guard !link.preview.isBusy, isPasted || command.deletes else { return [] }
            // A link is whole or not there.
            effects = dropLink(&state)
            state.field = EditableText()
            guard isPasted else { return effects + forget(&state) }
        }
        let before = state.field.text
        state.field.apply(command.shortened(to: fieldLimit).onOneLine, limit: fieldLimit)
        guard state.field.text != before else { return effects }
        if case .one = ConnectLink.find(in: before) { effects.append(.cancel(.planLink)) }
        let link = ConnectLink.find(in: state.field.text)
        if case .one = link {
            effects += forget(&state)
            // One that is being typed looks whole before it is.
            return isPasted
                ? effects + lock(&state, profile: profile)
                : effects + [.after(typingPause, .search(.linkDue), id: .planLink)]
        }
        // One that was pasted is as long as it gets; one that is typed may go on.
        state.isLinkCut = link == .malformed && isPasted
        return effects + look(&state, profile: profile, zone: zone)
            + (link == .malformed && !isPasted ? [SearchClock.everywhere.rest] : [])
    }

    /// Looks for what is typed now.
    private static func look(_ state: inout State, profile: ProfileID, zone: TimeZoneTable) -> [AppEffect] {
        let names = NameSearch(state.field.text)
        guard !names.isEmpty else { return forget(&state) }
        state.names = names
        state.nameLimit = handful
        state.unfolded = []
        state.unfoldedAt = nil
        state.isOutdated = false
        state.selection = nil
        state.scroll = ListScroll(.start)
        state.problem = nil
        state.nameProblem = nil
        state.isOpeningFirst = false
        state.query = SearchQuery(state.field.text, zone: zone)
        let unfinished = state.query.problemsOfLastWord(in: state.field.text, zone: zone)
        let rest = state.feedback.holdBack(unfinished, .everywhere)
        return [nameEffect(state, profile: profile)] + lookForMessages(&state, profile: profile) + rest
    }

    private static func lookForMessages(_ state: inout State, profile: ProfileID) -> [AppEffect] {
        guard !state.query.isEmpty else {
            state.messages = nil
            return stop(&state)
        }
        let request = SearchRequest(state.query, in: .profile(profile))
        state.asked = request
        state.purpose = .first
        state.gathered = []
        let isNothingShown = state.messages?.hits.isEmpty ?? true
        let effect: AppEffect =
            isNothingShown
            ? .perform(.slowQuery(.messages(request)), id: .searchMessages)
            : .after(pause, .search(.pauseOver), id: .searchMessages)
        return [effect] + state.feedback.wait(.everywhere)
    }

    static func nameEffect(_ state: State, profile: ProfileID) -> AppEffect {
        .perform(.query(.names(profile, state.names, limit: state.nameLimit)), id: .searchNames)
    }

    /// Waits for no messages any more.
    static func stop(_ state: inout State) -> [AppEffect] {
        let isAsking = state.asked != nil
        state.asked = nil
        state.gathered = []
        return (isAsking ? [.cancel(.searchMessages)] : []) + state.feedback.end(.everywhere)
    }

    /// Searches for nothing any more, so that the list is there as it was.
    static func forget(_ state: inout State) -> [AppEffect] {
        let effects = stop(&state)
        let field = state.field
        let isGrouped = state.isGrouped
        state = State()
        state.field = field
        state.isGrouped = isGrouped
        return effects
    }

    /// Takes what is typed away.
    static func clear(_ state: inout State) -> [AppEffect] {
        var effects = forget(&state)
        state.field = EditableText()
        effects += [.cancel(.planLink), .cancel(.linkPatience), .cancel(.searchChanges)]
        return effects
    }
}

extension EditCommand {
    /// The same with the beginning of what is inserted: nobody waits for a megabyte that is cut anyhow.
    func shortened(to characters: Int) -> EditCommand {
        guard case .insert(let text) = self, text.utf8.count > characters * 8 else { return self }
        return .insert(String(String.UnicodeScalarView(text.unicodeScalars.prefix(characters * 2))))
    }

    /// Whether it takes characters away.
    fileprivate var deletes: Bool {
        switch self {
        case .delete, .kill, .cutSelection: true
        default: false
        }
    }
}
