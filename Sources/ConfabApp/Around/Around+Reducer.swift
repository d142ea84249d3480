import Loop
import Messenger
import TerminalDOM

extension Around {
    /// What `action` does to what is known.
    static func reduce(_ state: inout State, _ action: Action) {
        switch action {
        case .reached(let reach): state.reach = reach
        case .heard(let problem): state.deafness = problem
        case .looked(let condition): state.store = condition
        case .indexed(let percent): state.indexing = percent
        case .hintsRead(let closed): state.closedHints = closed
        case .refreshed: state.isAsked = false
        }
        // What does not hold any more may be told anew when it does again.
        state.closed.formIntersection(reasons(state).map(\.kind))
    }

    /// What is to be known by the state of things, the most important first.
    static func reasons(_ state: State) -> [Banner] {
        var banners: [Banner] = []
        if state.store.isDamaged { banners.append(.damaged) }
        if state.store.hasNewerRecords { banners.append(.newer) }
        if let process = state.store.importer { banners.append(.importing(process: process)) }
        if let percent = state.indexing { banners.append(.indexing(percent: percent)) }
        return banners
    }

    /// The next hint; nil when the user has closed all, or one of them since the start.
    static func hint(_ state: State) -> Hint? {
        guard let closed = state.closedHints, !state.hasClosedHint else { return nil }
        return Hint.allCases.first { !closed.contains($0) }
    }
}

extension App {
    /// Lower or narrower than this there are no hints: they are never in the way.
    static let hintHeight = 20
    static let hintWidth = 32

    static func reduceAround(_ state: inout AppState, _ action: Around.Action) -> [AppEffect] {
        let isAsked = state.around.isAsked
        Around.reduce(&state.around, action)
        settleBanner(&state)
        guard action == .refreshed, isAsked else { return [] }
        let words = state.options.words
        let now = RowTime(state.clock.now, now: state.clock.now, in: state.clock.zone)
        if let problem = state.around.connection.problem {
            return Toasts.reduce(&state.toasts, .said(words.reaches(state.around.connection, problem), isError: true))
        }
        return Toasts.reduce(
            &state.toasts, .said(words.upToDate(words.rowTime(now)), isError: false))
    }

    /// Shows above the rows what is to be known first.
    ///
    /// What comes or goes there moves all rows by some lines; while the list is used it waits, for nobody wants to click on
    /// what was not there when the button went down.
    ///
    /// - Parameter isAsked: whether the user has done something that asks for it.
    static func settleBanner(_ state: inout AppState, isAsked: Bool = false) {
        let wanted = banner(state)
        guard wanted != state.around.banner else { return }
        let isInPlace = wanted != nil && wanted?.kind == state.around.banner?.kind
        if !isAsked, !isInPlace, state.main?.chatList.isInUse == true { return }
        state.around.banner = wanted
    }

    private static func banner(_ state: AppState) -> Banner? {
        let reason = Around.reasons(state.around).first { !state.around.closed.contains($0.kind) }
        if let reason { return reason }
        // Whoever has no chats yet is told how to begin in their place.
        guard let main = state.main, main.chatList.counts.all.chats > 0, state.size.height >= hintHeight,
            state.size.width >= hintWidth
        else { return nil }
        return Around.hint(state.around).map(Banner.hint)
    }

    /// Closes what stands above the rows: a hint for good, all else as long as its reason lasts.
    static func closeBanner(_ state: inout AppState) -> [AppEffect] {
        guard let banner = state.around.banner else { return [.notice(state.options.words.noBanner())] }
        var effects: [AppEffect] = []
        if case .hint(let hint) = banner {
            state.around.closedHints?.insert(hint)
            state.around.hasClosedHint = true
            effects = [.perform(.save(.closedHint(hint)))]
        } else {
            state.around.closed.insert(banner.kind)
        }
        settleBanner(&state, isAsked: true)
        return effects
    }

    /// Does what the banner offers.
    static func openBanner(_ state: inout AppState) -> [AppEffect] {
        switch state.around.banner?.offer {
        case .command(let command): return perform(&state, command)
        case .copy(let text): return [.perform(.terminal(.copy(text))), .notice(state.options.words.copied(text))]
        case nil: return [.notice(state.options.words.nothingOffered())]
        }
    }

    /// Looks again for everything, and says so once that is done.
    static func refresh(_ state: inout AppState) -> [AppEffect] {
        state.around.isAsked = true
        return reload(&state, .reload) + [.perform(.terminal(.refresh))]
    }
}
