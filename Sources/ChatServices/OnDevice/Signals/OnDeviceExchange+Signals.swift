internal import MessageStore
internal import Messenger
internal import Synchronization
internal import Threads

// Typing and presence.
extension OnDeviceExchange {
    /// Begins to hear of signals, also after the file was replaced. Without them, everything else works.
    ///
    /// The profile that is shown first was opened before.
    func listenForSignals() {
        guard let file = store.openSignals() else { return refreshPresence() }
        let watch = DescriptorWatch(file.descriptor) { [weak self] in
            let lines = file.takeNewLines()
            self?.hear(lines.compactMap { Signal($0) })
        }
        state.withLock { $0.signals = watch.map { State.Signals(file: file, watch: $0) } }
        if state.withLock({ !$0.sessions.isEmpty }) { send(.profiles) }
    }

    /// Tells all processes of the data directory, this one included.
    func send(_ signal: Signal) { state.withLock { $0.signals?.file }?.send(signal.line) }

    private func hear(_ signals: [Signal]) {
        let sessions = state.withLock { Array($0.sessions.values) }
        if sessions.isEmpty || signals.isEmpty { return }
        if signals.contains(.profiles) { refreshPresence() }
        var typing: [Signal.Typing] = []
        for case .typing(let signal) in signals where typing.last != signal { typing.append(signal) }
        for session in sessions {
            let route = TypingRoute(profile: session.profile)
            let events = try? store.read { store in
                try typing.flatMap { signal in
                    try route.places(of: signal, in: store).map { place in
                        ServiceEvent.messages(.typing(place.chat, place.person, isOn: signal.isOn))
                    }
                }
            }
            session.tell(events ?? [])
        }
    }

    /// Finds out which contacts are online, and tells the open profiles what changed.
    ///
    /// In a write transaction that writes nothing: processes that look after a closed profile hold its lock only in
    /// theirs, and would make it look open.
    func refreshPresence() {
        queue.enqueue { [self] writer in
            let profiles = try writer.profiles(includingHidden: false).map(\.profile)
            let open = profiles.filter { (try? store.lockHolder(of: $0.id)) ?? nil != nil }
            for session in state.withLock({ Array($0.sessions.values) }) {
                let own = try writer.profile(session.profile)?.remoteID
                session.note(online: Set(try open.compactMap { try contact(at: $0, of: session.profile, own, writer) }))
            }
        }
    }

    /// The contact of `viewer` that is `profile`, if each of them can write to the other under their own names.
    private func contact(
        at profile: Profile, of viewer: ProfileID, _ viewerAddress: RemoteID?, _ store: borrowing StoreWriter
    ) throws -> ContactID? {
        guard profile.id != viewer, let address = profile.remoteID, let viewerAddress,
            let contact = try store.contact(of: viewer, remoteID: address), contact.connection == .ready,
            try store.contact(of: profile.id, remoteID: viewerAddress)?.connection == .ready
        else { return nil }
        return contact.id
    }
}
