internal import MessageStore
internal import Messenger
internal import Synchronization
internal import Threads

// What matters only now: who is typing, and who is here.
extension OnDeviceExchange {
    /// Begins to hear of signals. Without them, everything else works.
    func listenForSignals() {
        guard let file = store.openSignals() else { return }
        let watch = DescriptorWatch(file.descriptor) { [weak self] in
            let lines = file.takeNewLines()
            self?.hear(lines.compactMap { Signal($0) })
        }
        state.withLock { $0.signals = watch.map { State.Signals(file: file, watch: $0) } }
    }

    /// Tells all processes of the data directory, this one included.
    func send(_ signal: Signal) { state.withLock { $0.signals?.file }?.send(signal.line) }

    private func hear(_ signals: [Signal]) {
        let sessions = state.withLock { Array($0.sessions.values) }
        if sessions.isEmpty || signals.isEmpty { return }
        if signals.contains(.profiles) { lookForPresence() }
        var typing: [Signal.Typing] = []
        for case .typing(let signal) in signals where typing.last != signal { typing.append(signal) }
        for session in sessions {
            let look = TypingLook(profile: session.profile)
            let events = try? store.read { store in
                try typing.flatMap { signal in
                    try look.places(of: signal, in: store).map { place in
                        ServiceEvent.messages(.typing(place.chat, place.person, isOn: signal.isOn))
                    }
                }
            }
            session.tell(events ?? [])
        }
    }

    /// Finds out who is here, and tells the open profiles what changed.
    ///
    /// In a write transaction that writes nothing: processes that look after a closed profile hold its lock only in
    /// theirs, and would make it look open.
    func lookForPresence() {
        queue.enqueue { [self] writer in
            let profiles = try writer.profiles(includingHidden: false)
            let here = profiles.filter { (try? store.lockHolder(of: $0.id)) ?? nil != nil }
            for session in state.withLock({ Array($0.sessions.values) }) {
                let contacts = try here.compactMap { profile -> ContactID? in
                    guard profile.id != session.profile, let address = profile.profile.remoteID else { return nil }
                    let contact = try writer.contact(of: session.profile, remoteID: address)
                    return contact.flatMap { $0.connection == .ready ? $0.id : nil }
                }
                session.note(present: Set(contacts))
            }
        }
    }
}
