import ChatServices
import ConfabApp
import Logging
import MessageStore
import Messenger
import Synchronization

/// Turns what the app asks for into requests of a service, and what a service says into actions.
final class ServiceDesk: Sendable {
    let writes: WriteQueue
    private let exchange: OnDeviceExchange
    let provider: any ServiceProvider
    /// What the config says for all profiles, in place of what each has set.
    private let sendsReadReceipts: Bool?
    private let log: Logger
    let state = Mutex(State())

    struct State {
        var service: (any ChatService)?
        /// How far it said it reaches; nil until it has.
        var reach: Around.Reach?
        /// The profile that the screen was last told to show.
        var shown: ProfileID?
        /// Whether one was ever shown.
        var hasShown = false
        /// The profile that is being opened, and what it has said before the screen shows it.
        var opening: (profile: ProfileID, said: [AppAction])?
        var isListening = false
        var tell: (@Sendable (AppAction) -> Void)?
    }

    /// - Parameter provider: what opens profiles; the exchange itself unless a test has something around it.
    init(
        _ writes: WriteQueue, provider: ((OnDeviceExchange) -> any ServiceProvider)? = nil,
        sendsReadReceipts: Bool? = nil,
        log: Logger
    ) {
        self.writes = writes
        exchange = OnDeviceExchange(writes)
        self.provider = provider?(exchange) ?? exchange
        self.sendsReadReceipts = sendsReadReceipts
        self.log = log
    }

    /// The profile that the screen shows.
    var shown: ProfileID? { state.withLock { $0.shown } }

    /// Whether the screen has ever shown a profile: what the command line asked for is done then.
    var hasShown: Bool { state.withLock { $0.hasShown } }

    /// Hands what comes by itself to `tell`, which only passes it on: nothing else is said until it returns.
    func listen(_ tell: @escaping @Sendable (AppAction) -> Void) { state.withLock { $0.tell = tell } }

    /// Looks again for what may have come in.
    func refresh() { state.withLock(\.service)?.refresh() }

    /// Waits until everything that is to be written is written.
    func waitForWrites() { writes.waitUntilIdle() }

    func close() async {
        state.withLock { state in
            state.service = nil
            state.shown = nil
            state.opening = nil
        }
        await exchange.stop()
    }

    /// Does `operation`.
    ///
    /// - Parameter answer: takes what became of it, `nil` when the store's changes say all there is to say. Called once; as
    ///   with what comes by itself, nothing else is said until it returns.
    func perform(_ operation: AppOperation, answer: @Sendable (AppAction?) -> Void) async {
        log.debug("asked for", metadata: ["operation": "\(Self.label(operation))"])
        do {
            switch operation {
            case .openProfile(let profile): try await open(profile, answer)
            case .moveLink(let link, let profile): try await open(profile, withdrawing: link, answer)
            case .createProfile(let name): try await open(provider.createProfile(named: name).id, answer)
            case .changeProfile(let profile, let change):
                try await self.change(profile, change)
                answer(.profilesPage(.changed(profile, change.kind)))
            case .orderProfiles(let order):
                try await writes.write { try $0.order(order) }
                answer(nil)
            case .removeProfile(let profile):
                try await remove(profile)
                answer(.profilesPage(.removed(profile)))
            case .saveDraft(let draft):
                try await writes.write { try $0.set(draft) }
                answer(nil)
            case .rememberFilter(let profile, let filter):
                try await writes.write { try $0.rememberFilter(filter, of: profile) }
                answer(nil)
            case .closeHint(let hint):
                try await writes.write { try $0.set(hint.setting, of: nil, to: "closed") }
                answer(nil)
            case .countCommandUse(let command):
                // Counted with what other processes have counted meanwhile.
                try await writes.write { writer in
                    var uses = CommandUses(try writer.setting(StoreReads.commandUses, of: nil) ?? "")
                    uses.add(command)
                    try writer.set(StoreReads.commandUses, of: nil, to: uses.text)
                }
                answer(nil)
            case .setOrder(let profile, let order):
                try await writes.write { try $0.setOrder(order, of: profile) }
                answer(.chatList(.ordered(profile, order)))
            case .keepProfileOption(let profile, let option, let value):
                try await writes.write { try $0.set(option.rawValue, of: profile, to: value?.stored) }
                answer(nil)
            case .setReadReceipts(let profile, let isOn):
                if try writes.store.read({ try $0.profile(profile)?.sendsReadReceipts }) != isOn {
                    try await writes.write { try $0.update(profile) { $0.sendsReadReceipts = isOn } }
                }
                answer(nil)
            case .send(let chat, _):
                guard let request = ServiceRequest(operation) else { return answer(nil) }
                let action = try await perform(request, for: owner(of: operation))
                // A draft that could not be forgotten comes back with the next start, which is better than none.
                try? await writes.write { try $0.set(Draft(chat: chat, text: "")) }
                answer(action)
            case .inviteAll(let contacts, let group, let name):
                answer(await invite(contacts, to: group, named: name, for: owner(of: operation)))
            case .remove(let removals):
                _ = try await perform(.remove(removals), for: owner(of: operation))
                answer(.rows(.removed(removals)))
            case .createGroup(let profile, let name, let members):
                guard case .chat(let id)? = try await self.answer(to: .createGroup(name: name), for: profile),
                    let chat = try writes.store.read({ try $0.summary(of: id) })
                else { return answer(nil) }
                if !isOpen(profile), let group = chat.kind.group {
                    // The screen that would have them invited is gone.
                    return answer(await invite(members, to: group, named: name, for: profile))
                }
                answer(.newChat(.groupCreated(chat, inviting: members)))
            default:
                guard let request = ServiceRequest(operation) else { return answer(nil) }
                answer(try await perform(request, for: owner(of: operation)))
            }
        } catch {
            // Names of cases only: what is in them may be somebody's words.
            log.notice(
                "not done",
                metadata: ["operation": "\(Self.label(operation))", "reason": "\(Self.label(error))"])
            switch operation {
            case .openProfile(let profile), .moveLink(_, let profile):
                answer(.profileNotOpened(profile, "\(error)"))
            case .changeProfile(let profile, _), .removeProfile(let profile):
                answer(.profilesPage(.refused(profile, "\(error)")))
            case .orderProfiles(let order):
                answer(order.first.map { .profilesPage(.refused($0, "\(error)")) })
            case .send(let chat, let text): answer(.notSent(chat, text: text, "\(error)"))
            case .saveDraft(let draft): answer(.draftNotKept(draft.chat, "\(error)"))
            case .keepProfileOption: answer(.failed("This holds only until Confab ends: \(error)"))
            case .planLink(_, let link): answer(.linkPlanFailed(link, "\(error)"))
            case .createLink: answer(.newChat(.linkFailed("\(error)")))
            case .connect(_, let link, _): answer(.newChat(.connectFailed(link, "\(error)")))
            case .createGroup: answer(.newChat(.groupFailed("\(error)")))
            default:
                answer(RefusedChange(operation).map { .changeFailed($0, "\(error)") } ?? .failed("\(error)"))
            }
        }
    }

    /// The name of an enumeration's case, without what is in it.
    private static func label(_ value: Any) -> String {
        Mirror(reflecting: value).children.first?.label ?? "\(type(of: value))"
    }

    /// Opens a profile in place of the one that is open, which takes back `link` when it is left.
    private func open(
        _ id: ProfileID, withdrawing link: ChatID? = nil, _ answer: @Sendable (AppAction?) -> Void
    ) async throws {
        guard let profile = try writes.store.read({ try $0.profile(id) }) else { throw StoreError.missing("\(id)") }
        // Coming back to the profile that is still open here: nobody else has it.
        if state.withLock({ $0.service?.profile }) == id {
            answer(.profileOpened(profile))
            state.withLock { state in if let reach = state.reach { state.tell?(.around(.reached(reach))) } }
            return
        }
        do {
            state.withLock { $0.opening = (id, []) }
            defer { state.withLock { $0.opening = nil } }
            let opened = try await openService(of: profile)
            // Of a hidden one there is to be no trace.
            if !profile.isHidden { log.info("profile opened", metadata: ["profile": "\(id.rawValue)"]) }
            let before = state.withLock { state in
                defer { state.service = opened }
                return state.service
            }
            // One that was used meanwhile has become a chat, which is to stay.
            if let link { _ = try? await before?.perform(.withdrawLink(link)) }
            await before?.close()
            show(profile, answer)
        } catch ServiceError.profileInUse(let process) {
            answer(.profileBusy(profile, process: process))
        }
    }

    /// The service of a profile, ready to be shown. When it cannot be, the one that is open stays.
    private func openService(of profile: Profile) async throws -> any ChatService {
        let id = profile.id
        let opened = try await provider.open(id) { [weak self] in self?.take($0, of: id) }
        do {
            let wanted = try sendsReadReceipts ?? writes.store.read { try $0.sendsReadReceipts(id) }
            if profile.sendsReadReceipts != wanted {
                try await writes.write { try $0.update(id) { $0.sendsReadReceipts = wanted } }
            }
            // Letters that came meanwhile are taken once there is a list to show them in.
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

    /// Has `profile` shown, and says what it has said meanwhile; from here on no other is heard.
    private func show(_ profile: Profile, _ answer: (AppAction?) -> Void) {
        state.withLock { state in
            let said = state.opening?.said ?? []
            state.opening = nil
            state.shown = profile.id
            state.hasShown = true
            answer(.profileOpened(profile))
            for action in said { state.tell?(action) }
        }
    }

    /// Has the profile `owner` do something, the open one where it does not matter whose it is.
    private func perform(_ request: ServiceRequest, for owner: ProfileID? = nil) async throws -> AppAction? {
        switch try await answer(to: request, for: owner) {
        case .link(let link, let chat):
            return .newChat(.linkCreated(link, chat, QREncoder.code(for: link.address)))
        case .chat(let id):
            // It is opened where it is, or not at all.
            guard isOpen(owner), let chat = try writes.store.read({ try $0.summary(of: id) }) else { return nil }
            return .newChat(.connected(chat))
        case .plan(let plan):
            guard case .plan(let link) = request else { return nil }
            return .linkPlanned(link, plan)
        case .ended(let name):
            let group = name.isEmpty ? "This group" : "“\(name.harmlessName)”"
            return .noticed("\(group) has ended, so nobody can join it. The invitation was removed.")
        case .done, .tag, .message, .history, nil: return nil
        }
    }

    /// Invites contacts one after the other: who cannot be invited keeps nobody else out.
    private func invite(
        _ contacts: [ContactID], to group: GroupID, named name: String, for owner: ProfileID?
    ) async -> AppAction {
        var refused: [NewChat.Refused] = []
        for contact in contacts {
            do {
                _ = try await perform(.invite(contact, to: group), for: owner)
            } catch {
                let known = try? writes.store.read { try $0.contact(contact) }
                refused.append(
                    NewChat.Refused(
                        name: known?.names.shown() ?? "\(contact.rawValue)", reason: "\(error)"))
            }
        }
        return .newChat(.invited(name, sent: contacts.count - refused.count, refused: refused))
    }

    /// Passes on what a profile says when it is the one that is shown: nobody is to be called to a chat that is not there.
    private func take(_ event: ServiceEvent, of profile: ProfileID) {
        let actions = event.actions
        if actions.isEmpty { return }
        state.withLock { state in
            for case .around(.reached(let reach)) in actions { state.reach = reach }
            if state.shown == profile {
                for action in actions { state.tell?(action) }
            } else if state.opening?.profile == profile {
                state.opening?.said += actions
            }
        }
    }
}

extension ServiceEvent {
    /// What the app is to hear of it.
    fileprivate var actions: [AppAction] {
        switch self {
        // What waited while Confab was closed is unread, and no reason to ring a hundred times.
        case .messages(.arrived(let arrivals, let isBacklog)) where !isBacklog:
            arrivals.map { .arrived($0.chat, $0.message) }
        case .contacts(.connected(let chat)): [.newChat(.joined(chat))]
        case .session(.setAside(let reason)): [.failed(reason)]
        case .session(.cannotStore(let error)): [.around(.reached(.cannotStore("\(error)"))), .failed("\(error)")]
        case .session(.online): [.around(.reached(.online))]
        case .session(.offline(let reason)): [.around(.reached(.offline(reason)))]
        default: []
        }
    }
}

extension ServiceRequest {
    /// What a service is asked to do for `operation`, `nil` when it is not for a service.
    init?(_ operation: AppOperation) {
        switch operation {
        case .send(let chat, let text):
            self = .send(OutgoingMessage(.text(StyledText(findingLinksIn: text))), to: chat)
        case .retry(_, let message): self = .retry(message)
        case .markRead(let chat, let position): self = .markRead(chat, upTo: position)
        case .createLink: self = .createLink
        case .connect(_, let link, let incognito): self = .connect(link, incognito: incognito)
        case .withdrawLink(let chat): self = .withdrawLink(chat)
        case .change(let chat, let change): self = .change(chat, change)
        case .changeAll(let edits): self = .changeAll(edits)
        case .remove(let removals): self = .remove(removals)
        case .changeTags(_, let change): self = .changeTags(change)
        case .createGroup(_, let name, _): self = .createGroup(name: name)
        case .openNotes: self = .openNotes
        case .openContact(let contact): self = .openChat(contact)
        case .planLink(_, let link): self = .plan(link)
        case .invite(let contact, let group): self = .invite(contact, to: group)
        case .joinGroup(let chat, let incognito): self = .joinGroup(chat, incognito: incognito)
        case .declineGroup(let chat): self = .declineGroup(chat)
        case .leaveGroup(let chat): self = .leaveGroup(chat)
        case .acceptRequest(let chat, let incognito): self = .acceptRequest(chat, incognito: incognito)
        case .rejectRequest(let chat): self = .rejectRequest(chat)
        default: return nil
        }
    }
}
