import Loop
import Messenger
import TerminalDOM

extension Status {
    /// Takes an action.
    mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        let wasAsked = isAsked
        switch action {
        case .reached(let reach): self.reach = reach
        case .heard(let problem): deafness = problem
        case .looked(let condition): store = condition
        case .indexed(let percent): indexing = percent
        case .hintsRead(let closed): closedHints = closed
        case .refreshed: isAsked = false
        }
        // A closed banner may return once its reason has gone and come back.
        closed.formIntersection(reasons.map(\.kind))
        guard action == .refreshed, wasAsked else { return Outcome() }
        let strings = shared.strings
        if case .failed(let problem) = connection { return Outcome(intents: [.problem(.connection(problem))]) }
        if let problem = shared.listProblem { return Outcome(intents: [.problem(problem)]) }
        let now = RowTime(shared.clock.now, now: shared.clock.now, in: shared.clock.zone)
        return Outcome(intents: [.notice(strings.upToDate(strings.rowTime(now)))])
    }

    /// Closes the banner, does what it offers, or looks again for everything; nil for any other command.
    mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        let strings = shared.strings
        switch (command, banner) {
        case (.refresh, _):
            isAsked = true
            return Outcome(effects: [.perform(.terminal(.refresh))])
        case (.closeBanner, let banner?): return close(banner)
        case (.closeBanner, nil): return Outcome(intents: [.notice(strings.noBanner())])
        case (.openBanner, let banner):
            switch banner?.offer(shared.options) {
            case .command(let command): return Outcome(intents: [.command(command)])
            case .copy(let text):
                return Outcome(
                    effects: [.perform(.terminal(.copy(text)))], intents: [.notice(strings.copied(text))])
            case nil: return Outcome(intents: [.notice(strings.nothingOffered())])
            }
        default: return nil
        }
    }

    /// Closes a hint for good, all else as long as its reason lasts.
    private mutating func close(_ banner: Banner) -> Outcome<Action> {
        self.banner = nil
        guard case .hint(let hint) = banner else {
            closed.insert(banner.kind)
            return Outcome()
        }
        closedHints?.insert(hint)
        hasClosedHint = true
        return Outcome(effects: [.perform(.save(.closedHint(hint)))])
    }
}

// The banner above the rows.
extension Status {
    /// Lower or narrower than this there are no hints: they are never in the way.
    private static let roomForHints = Size(32, 20)

    /// Shows the most important banner.
    ///
    /// A banner that appears or disappears moves all rows. While the list is being used, the change waits, so that
    /// nobody clicks on a row that has just moved there.
    ///
    /// - Parameters:
    ///   - hasChats: true if there are chats. A user without chats sees the first steps instead.
    ///   - size: columns and rows of the screen.
    ///   - isInUse: true if the list is being used.
    mutating func settleBanner(hasChats: Bool, size: Size, isInUse: Bool) {
        var wanted = reasons.first { !closed.contains($0.kind) }
        let hasRoom = size.height >= Self.roomForHints.height && size.width >= Self.roomForHints.width
        if wanted == nil, hasChats, hasRoom { wanted = hint.map(Banner.hint) }
        let isInPlace = wanted != nil && wanted?.kind == banner?.kind
        if isInUse, !isInPlace { return }
        banner = wanted
    }

    /// The banners that apply now, the most important first.
    private var reasons: [Banner] {
        var banners: [Banner] = []
        if store.isReplaced { banners.append(.replaced) }
        if store.isDamaged { banners.append(.damaged) }
        if store.hasNewerRecords { banners.append(.newer) }
        if let process = store.importer { banners.append(.importing(process: process)) }
        if let percent = indexing { banners.append(.indexing(percent: percent)) }
        return banners
    }

    /// The next hint; nil when the user has closed all, or one of them since the start.
    private var hint: Hint? {
        guard let closedHints, !hasClosedHint else { return nil }
        return Hint.allCases.first { !closedHints.contains($0) }
    }
}
