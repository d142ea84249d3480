internal import MessageStore
internal import Messenger
internal import Synchronization

// Taking mailbox messages out of mailboxes: of the profiles that are open here, and of those that nobody has open.
extension OnDeviceExchange {
    /// Looks at the mailboxes of some profiles, or of all; one after the other, and each once for many knocks.
    func look(at profiles: Set<ProfileID>?) {
        let profiles = profiles ?? allProfiles()
        if profiles.isEmpty { return }
        let mustStart = state.withLock { state in
            state.waiting.formUnion(profiles)
            defer { state.isCollecting = true }
            return !state.isCollecting
        }
        if mustStart { collectNext() }
    }

    /// The profiles of the data directory, as far as they can be read, and those that are open here.
    func allProfiles() -> Set<ProfileID> {
        let stored = try? store.read { try $0.profiles(includingHidden: true).map(\.id) }
        return Set(stored ?? []).union(state.withLock { $0.sessions.keys })
    }

    private func collectNext() {
        while let profile = nextWaiting() {
            let session = state.withLock { $0.sessions[profile] }
            if hasMail(profile) {
                if session != nil || isFree(profile) {
                    run(MailboxRound(profile, session))
                    return
                }
            } else {
                session?.hasCaughtUp()
            }
        }
    }

    /// The open profile first, so that nobody waits for what happens behind the scenes.
    private func nextWaiting() -> ProfileID? {
        let (next, relieved) = state.withLock { state in
            if let next = state.waiting.first(where: { state.sessions[$0] != nil }) ?? state.waiting.first {
                state.waiting.remove(next)
                return (ProfileID?.some(next), [CheckedContinuation<Void, Never>]())
            }
            state.isCollecting = false
            defer { state.waitingForIdle = [] }
            return (nil, state.waitingForIdle)
        }
        for continuation in relieved { continuation.resume() }
        return next
    }

    /// Looked at without the right to write, so that a process that need not write does not make others wait.
    private func hasMail(_ profile: ProfileID) -> Bool {
        ((try? store.read { try !$0.mailbox(of: profile, limit: 1).isEmpty }) ?? true)
    }

    /// True if no process has the profile open, as far as can be known now.
    func isFree(_ profile: ProfileID) -> Bool { (try? store.lockHolder(of: profile)) == .some(nil) }

    private func run(_ round: MailboxRound) {
        let (store, now) = (store, now())
        queue.enqueue({ try round.run(store, now: now, in: $0) }) { [self] outcome in
            switch round.conclude(outcome) {
            case .again: run(round)
            case .more:
                state.withLock { _ = $0.waiting.insert(round.profile) }
                collectNext()
            case .done:
                round.session?.hasCaughtUp()
                if round.hasConnected { send(.profiles) }
                collectNext()
            }
        }
    }
}
