import ChatServices
import ConfabApp
import Foundation
import Logging
import MessageStore
import Messenger
import Synchronization
import Testing

@testable import ConfabRuntime

@Suite final class ServiceExecutorTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let store: MessageStore
    private let talk = Talk()
    private let executor: ServiceExecutor
    /// Everything that the screen hears, answers included.
    private let heard = Heard()
    private let ada: Profile
    private let bea: Profile

    init() throws {
        store = try MessageStore(directory: directory)
        let profiles = try store.write { writer in
            try ["Ada", "Bea"].map { try writer.add(Profile(id: .unassigned, names: Names($0))) }
        }.result
        ada = try #require(try store.read { try $0.profile(profiles[0]) })
        bea = try #require(try store.read { try $0.profile(profiles[1]) })
        executor = ServiceExecutor(
            WriteQueue(store), provider: { [talk] _ in talk }, log: Logger(label: "test"),
            tell: { [heard] in heard.add($0) })
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private func open(_ profile: Profile) async {
        let heard = heard
        await executor.perform(.open(profile.id)) { heard.add($0) }
    }

    private func ask(_ request: ServiceRequest, of profile: ProfileID) async -> ServiceOutcome? {
        await executor.outcome(of: ServiceCall(request, of: profile, by: .newChat))
    }

    private func arrival(_ text: String) -> (event: ServiceEvent, action: AppAction) {
        let chat = ChatSummary(id: ChatID(1), kind: .direct(ContactID(1)), names: Names("Cy"))
        let message = Message(
            id: MessageID(1), chat: ChatID(1), sentAt: .zero, sender: .contact(ContactID(1)),
            content: .text(StyledText(text)))
        return (
            .messages(.arrived([Arrival(chat: chat, message: message)], isBacklog: false)), .arrived(chat, message)
        )
    }

    @Test func whatAProfileSaysWhileItIsOpenedIsHeardOnceItIsShown() async {
        let early = arrival("early")
        talk.say(early.event, whenOpening: ada.id)
        await open(ada)
        #expect(heard.all == [.profileOpened(ada, ServiceSession([.groups])), early.action])
        let later = arrival("later")
        talk.say(later.event, of: ada.id)
        #expect(heard.all == [.profileOpened(ada, ServiceSession([.groups])), early.action, later.action])
        executor.close()
    }

    @Test func aProfileThatIsNoLongerShownIsNotHeard() async {
        await open(ada)
        let (last, first) = (arrival("the last"), arrival("the first"))
        // Both speak while one takes the other's place.
        talk.say(first.event, whenOpening: bea.id)
        talk.say(last.event, of: ada.id, whenOpening: bea.id)
        await open(bea)
        talk.say(arrival("too late").event, of: ada.id)
        talk.say(.session(.setAside(.unknownForm)), of: ada.id)
        #expect(
            heard.all == [
                .profileOpened(ada, ServiceSession([.groups])), last.action,
                .profileOpened(bea, ServiceSession([.groups])),
                first.action,
            ])
        executor.close()
        talk.say(first.event, of: bea.id)
        #expect(heard.all.count == 4)
    }

    @Test func aProfileThatCannotBeOpenedIsNotHeardAndLeavesTheOther() async {
        await open(ada)
        talk.say(arrival("nothing").event, whenOpening: bea.id)
        talk.refuse(bea.id)
        await open(bea)
        let still = arrival("still there")
        talk.say(still.event, of: ada.id)
        #expect(
            heard.all == [
                .profileOpened(ada, ServiceSession([.groups])), .profile(bea.id, .held(bea, process: 7)), still.action,
            ])
        #expect(talk.closed.isEmpty)
        executor.close()
    }

    @Test func registrationIsToldThatAProfileWasNotCreated() async {
        let heard = heard
        await executor.perform(.create(name: "Cy")) { heard.add($0) }
        #expect(heard.all == [.registration(.refused(.service(.offline)))])
        executor.close()
    }

    @Test func theServiceOfTheOpenProfileAnswersOrRefuses() async throws {
        await open(ada)
        let link = try #require(ConnectLink(secret: "nobody_has_made_this_one"))
        talk.answer(.plan(link), .success(.plan(.new(name: "Cy"))))
        #expect(await ask(.plan(link), of: ada.id) == .done(.plan(.new(name: "Cy"))))
        talk.answer(.plan(link), .failure(.offline))
        #expect(await ask(.plan(link), of: ada.id) == .failed(.service(.offline)))
        talk.answer(.connect(link, incognito: true), .failure(.link(.used)))
        #expect(await ask(.connect(link, incognito: true), of: ada.id) == .failed(.service(.link(.used))))
        executor.close()
        #expect(await ask(.plan(link), of: ada.id) == .failed(.service(.closed)))
    }

    @Test func theFailureForSeveralChatsNamesTheOneThatWasRefused() async throws {
        await open(ada)
        let edits = (1...3).map { ChatEdit(ChatID($0), .pinned(true)) }
        let refusal = ServiceError.nothingDone(chats: 3, refused: "Choir", .notAllowed(.owner))
        talk.answer(.changeAll(edits), .failure(refusal))
        #expect(await ask(.changeAll(edits), of: ada.id) == .failed(.service(refusal)))
        #expect(
            Options().strings.problem(.service(refusal))
                == "None of the 3 chats was changed. “Choir”: Only group owners can do this.")
        executor.close()
    }

    @Test func aProfileDoesWhatWasAskedOfItThoughAnotherIsOpenByNow() async throws {
        await open(ada)
        let chat = try people(of: ada.id).chat
        let link = try #require(ConnectLink(secret: "nobody_has_made_this_one"))
        await open(bea)
        let requests: [ServiceRequest] = [
            .remove([.messages(chat)]), .remove([.pending(chat)]), .send(.text("Hi"), to: chat), .connect(link),
        ]
        for request in requests { #expect(await ask(request, of: ada.id) == .done(.done)) }
        #expect(talk.asked.map(\.profile) == Array(repeating: ada.id, count: requests.count))
        #expect(talk.asked.map(\.request) == requests)
        // And the open one is still there.
        #expect(await ask(.createLink, of: bea.id) == .done(.done))
        #expect(talk.asked.last?.profile == bea.id)
        executor.close()
    }

    @Test func aRequestKeepsTheNameThatTheScreenKnows() async throws {
        await open(ada)
        let chat = try people(of: ada.id).chat
        let request = ServiceRequest.send(.text("Hi"), to: chat)
        talk.answer(request, .success(.message(MessageID(1), .sent)))
        _ = await executor.outcome(
            of: ServiceCall(request, of: ada.id, by: .newChat, transaction: TransactionID("row-1")))
        #expect(talk.names == [TransactionID("row-1")])
        executor.close()
    }

    @Test func markdownThatIsNotReadYetIsReadBeforeItIsSent() async throws {
        await open(ada)
        let chat = try people(of: ada.id).chat
        let request = ServiceRequest.send(.text("**Hi**"), to: chat)
        _ = await executor.outcome(
            of: ServiceCall(request, of: ada.id, by: .conversation, isMarkdown: true))
        _ = await executor.outcome(of: ServiceCall(request, of: ada.id, by: .conversation))
        let styled = StyledText("Hi", runs: [StyleRun(start: 0, length: 2, style: .bold)])
        #expect(talk.asked.map(\.request) == [.send(OutgoingMessage(.text(styled)), to: chat), request])
        executor.close()
    }

    @Test func theScreenHearsOfDownloads() async {
        await open(ada)
        let message = MessageID(7)
        for event: FileNews in [
            .progressed(message, bytes: 1, of: 2), .arrived(message),
            .failed(message, of: TransactionID("1"), .service(.offline)),
        ] { talk.say(.files(event), of: ada.id) }
        #expect(
            heard.all.dropFirst() == [
                .transfers(.progressed(message, bytes: 1, of: 2)), .transfers(.ended(message)),
                .transfers(.failed(message, of: TransactionID("1"), .service(.offline))),
            ])
        executor.close()
    }

    /// The profile's contact and group.
    private func people(of profile: ProfileID) throws -> (contact: ContactID, group: GroupID, chat: ChatID) {
        try store.write { writer in
            let contact = try writer.add(Contact(id: .unassigned, profile: profile, names: Names("Cy")))
            let group = try writer.add(Group(id: .unassigned, profile: profile, names: Names("Tea")))
            let chat = try writer.add(
                Chat(id: .unassigned, profile: profile, kind: .group(group), names: Names("Tea")))
            return (contact, group, chat)
        }.result
    }

    @Test func whatOnlyLeadsToAScreenThatIsGoneIsNotBegun() async throws {
        await open(ada)
        let contact = try people(of: ada.id).contact
        let link = try #require(ConnectLink(secret: "nobody_has_made_this_one"))
        await open(bea)
        for request: ServiceRequest in [.createLink, .openNotes, .plan(link), .openChat(contact)] {
            #expect(await ask(request, of: ada.id) == nil)
        }
        #expect(talk.asked.isEmpty)
        executor.close()
    }
}

/// The events in order of arrival.
private final class Heard: Sendable {
    private let actions = Mutex<[AppAction]>([])

    func add(_ action: AppAction?) {
        guard var action else { return }
        // The names of sessions are random.
        if case .profileOpened(let profile, var session) = action {
            session.name = ""
            action = .profileOpened(profile, session)
        }
        actions.withLock { [action] in $0.append(action) }
    }

    var all: [AppAction] { actions.withLock { $0 } }
}

/// Opens profiles that do nothing, and say what a test has them say: before they are open, and after they were closed.
private final class Talk: ServiceProvider {
    private struct State {
        var handlers: [ProfileID: ServiceEventHandler] = [:]
        var whenOpening: [ProfileID: [(speaker: ProfileID, event: ServiceEvent)]] = [:]
        var refused: Set<ProfileID> = []
        var closed: [ProfileID] = []
        var names: [TransactionID] = []
        var asked: [(profile: ProfileID, request: ServiceRequest)] = []
        var answers: [(request: ServiceRequest, result: Result<ServiceAnswer, ServiceError>)] = []
    }

    private let state = Mutex(State())

    /// Has `speaker`, or the profile itself, say something when a profile is opened.
    func say(_ event: ServiceEvent, of speaker: ProfileID? = nil, whenOpening profile: ProfileID) {
        state.withLock { $0.whenOpening[profile, default: []].append((speaker ?? profile, event)) }
    }

    func say(_ event: ServiceEvent, of profile: ProfileID) { state.withLock { $0.handlers[profile] }?(event) }

    /// Has every profile answer `request` so from now on.
    func answer(_ request: ServiceRequest, _ result: Result<ServiceAnswer, ServiceError>) {
        state.withLock { $0.answers.append((request, result)) }
    }

    fileprivate func answer(
        to request: ServiceRequest, named name: TransactionID, of profile: ProfileID
    ) throws(ServiceError) -> ServiceAnswer {
        let answer = state.withLock { state in
            state.asked.append((profile, request))
            state.names.append(name)
            return state.answers.last { $0.request == request }
        }
        guard let answer else { return .done }
        return try answer.result.get()
    }

    func refuse(_ profile: ProfileID) { state.withLock { _ = $0.refused.insert(profile) } }

    fileprivate func noteClosed(_ profile: ProfileID) { state.withLock { $0.closed.append(profile) } }

    /// The requests, with the profile of each.
    var asked: [(profile: ProfileID, request: ServiceRequest)] { state.withLock { $0.asked } }

    /// The names of the requests.
    var names: [TransactionID] { state.withLock { $0.names } }

    /// The profiles that were closed.
    var closed: [ProfileID] { state.withLock { $0.closed } }

    func createProfile(named name: String) async throws(ServiceError) -> Profile { throw .offline }

    func rename(_ profile: ProfileID, to name: String) async throws(ServiceError) { throw .offline }

    func remove(_ profile: ProfileID) async throws(ServiceError) {
        if state.withLock({ $0.refused.contains(profile) }) { throw .profileInUse(process: 7) }
    }

    func open(
        _ profile: ProfileID, events: @escaping ServiceEventHandler
    ) async throws(ServiceError) -> any ChatService {
        let said = state.withLock { state in
            state.handlers[profile] = events
            return state.whenOpening[profile] ?? []
        }
        for (speaker, event) in said { say(event, of: speaker) }
        if state.withLock({ $0.refused.contains(profile) }) { throw .profileInUse(process: 7) }
        return QuietService(talk: self, profile: profile)
    }
}

/// A service that does nothing but answer as it was told to.
private struct QuietService: ChatService {
    let talk: Talk
    let profile: ProfileID

    var capabilities: ServiceCapabilities { ServiceCapabilities([.groups], maximumTextBytes: 0) }
    func perform(_ request: ServiceRequest, transaction: TransactionID) async throws(ServiceError) -> ServiceAnswer {
        try talk.answer(to: request, named: transaction, of: profile)
    }
    func refresh() {}
    func close() async { talk.noteClosed(profile) }
}
