import ChatServices
import ConfabApp
import Logging
import MessageStore
import Messenger
import Synchronization

// Work on profiles, open or not.
extension ServiceExecutor {
    /// Does `operation`.
    ///
    /// - Parameter answer: takes the result. Called once; no event follows until it returns.
    func perform(_ operation: ProfileOperation, answer: Answer) async {
        log(operation)
        do {
            switch operation {
            case .open(let profile, let link): try await open(profile, withdrawing: link, answer)
            case .create(let name): try await open(provider.createProfile(named: name).id, answer)
            case .change(let profile, let change):
                try await self.change(profile, change)
                answer(.profile(profile, .changed(change.kind)))
            case .order(let order):
                try await writes.write { try $0.order(order) }
                answer(nil)
            case .remove(let profile):
                try await remove(profile)
                answer(.profile(profile, .removed))
            }
        } catch {
            log(error, of: operation)
            switch operation {
            case .open(let profile, _): answer(.profile(profile, .notOpened(Problem(error))))
            case .create: answer(.registration(.refused(Problem(error))))
            case .change(let profile, _), .remove(let profile): answer(.profile(profile, .refused(Problem(error))))
            case .order(let order): answer(order.first.map { .profile($0, .refused(Problem(error))) })
            }
        }
    }

    /// Opens a profile instead of the one that is open, whose unused `link` is then deleted.
    private func open(
        _ id: ProfileID, withdrawing link: ChatID? = nil, _ answer: Answer
    ) async throws {
        guard let profile = try writes.store.read({ try $0.profile(id) }) else {
            throw StoreError.missing(.profile(id))
        }
        // The user comes back to the profile that is still open, so its lock isn't needed again.
        if let service = state.withLock({ $0.service }), service.profile == id {
            answer(.profileOpened(profile, ServiceSession(service)))
            state.withLock { state in if let reach = state.reach { tell(.status(.reached(reach))) } }
            return
        }
        do {
            state.withLock { $0.opening = (id, []) }
            defer { state.withLock { $0.opening = nil } }
            let opened = try await openService(of: profile)
            // Its chats can be opened once it's shown, and a composer would overwrite the stored draft.
            await recoverRecordings(of: id)
            // A hidden profile leaves no trace.
            if !profile.isHidden { log.info("profile opened", metadata: ["profile": "\(id.rawValue)"]) }
            let before = state.withLock { state in
                defer { state.service = opened }
                return state.service
            }
            // A link that was used meanwhile has become a chat, which stays.
            if let link { _ = try? await before?.perform(.remove([.pending(link)])) }
            await before?.close()
            show(profile, answer)
        } catch ServiceError.profileInUse(let process) {
            answer(.profile(profile.id, .held(profile, process: process)))
        }
    }

    /// Opens the service of a profile. If that fails, the one that is open stays open.
    private func openService(of profile: Profile) async throws -> any ChatService {
        let id = profile.id
        let opened = try await provider.open(id) { [weak self] in self?.handle($0, of: id) }
        do {
            // Messages that arrived meanwhile are received once there is a list to show them in.
            if !state.withLock(\.isListening) {
                try exchange.start()
                state.withLock { $0.isListening = true }
            }
        } catch {
            await opened.close()
            throw error
        }
        return opened
    }

    /// Shows `profile` and passes on its events so far; those of other profiles are dropped from now on.
    private func show(_ profile: Profile, _ answer: Answer) {
        state.withLock { state in
            let events = state.opening?.events ?? []
            state.opening = nil
            state.shown = profile.id
            state.hasShown = true
            answer(.profileOpened(profile, state.service.map { ServiceSession($0) } ?? ServiceSession([])))
            for event in events { tell(event) }
        }
    }

    /// Changes a profile. Hashing a password is slow, so the loop's thread must not call this.
    private func change(_ profile: ProfileID, _ change: ProfileChange) async throws {
        switch change {
        case .rename(let name): try await provider.rename(profile, to: name)
        case .mute(let isMuted): try await writes.write { try $0.update(profile) { $0.isMuted = isMuted } }
        case .hide(let password):
            let hash = try ProfilePassword.hash(password)
            let isOpenHere = state.withLock { $0.service?.profile == profile }
            try await writes.write { [store = writes.store] writer in
                // Another process that has it open would go on without knowing.
                let lock = isOpenHere ? nil : try store.lock(profile)
                defer { withExtendedLifetime(lock) {} }
                try writer.hide(profile, passwordHash: hash)
            }
        case .unhide: try await writes.write { try $0.unhide(profile) }
        }
    }

    /// Deletes a profile. If it's the open one, this closes it; if it can't be deleted, it stays open.
    private func remove(_ profile: ProfileID) async throws {
        // Once it's deleted, nothing tells which chats it had.
        let chats = try writes.store.read { try Set($0.chats(of: profile)) }
        try await provider.remove(profile)
        removeRecordings(of: chats)
        state.withLock { state in
            if state.service?.profile == profile { state.service = nil }
            if state.shown == profile { state.shown = nil }
        }
    }
}

extension ServiceSession {
    /// A new session with a service.
    fileprivate init(_ service: any ChatService) {
        let capabilities = service.capabilities
        self.init(
            capabilities.supported, fileLimit: capabilities.maximumFileBytes, options: capabilities.options,
            name: TransactionID.random().rawValue)
    }
}
