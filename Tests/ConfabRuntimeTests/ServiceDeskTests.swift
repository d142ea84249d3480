import ChatServices
import ConfabApp
import Foundation
import Logging
import MessageStore
import Messenger
import Synchronization
import Testing

@testable import ConfabRuntime

@Suite final class ServiceDeskTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let store: MessageStore
    private let talk = Talk()
    private let desk: ServiceDesk
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
        let talk = talk
        desk = ServiceDesk(
            WriteQueue(store), provider: { _ in talk }, sendsReadReceipts: true, log: Logger(label: "test"))
        let heard = heard
        desk.listen { heard.add($0) }
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private func open(_ profile: Profile) async {
        let heard = heard
        await desk.perform(.openProfile(profile.id)) { heard.add($0) }
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
        #expect(heard.all == [.profileOpened(ada), early.action])
        let later = arrival("later")
        talk.say(later.event, of: ada.id)
        #expect(heard.all == [.profileOpened(ada), early.action, later.action])
        await desk.close()
    }

    @Test func aProfileThatIsNoLongerShownIsNotHeard() async {
        await open(ada)
        let (last, first) = (arrival("the last"), arrival("the first"))
        // Both speak while one takes the other's place.
        talk.say(first.event, whenOpening: bea.id)
        talk.say(last.event, of: ada.id, whenOpening: bea.id)
        await open(bea)
        talk.say(arrival("too late").event, of: ada.id)
        talk.say(.session(.setAside(reason: "too late")), of: ada.id)
        #expect(heard.all == [.profileOpened(ada), last.action, .profileOpened(bea), first.action])
        await desk.close()
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
        #expect(heard.all == [.profileOpened(ada), .profileBusy(bea, process: 7), still.action])
        #expect(talk.closed.isEmpty)
        await desk.close()
    }

    @Test func whatALinkWouldDoIsAskedAndSaid() async throws {
        await open(ada)
        let link = try #require(ConnectLink(secret: "nobody_has_made_this_one"))
        talk.answer(.plan(link), .success(.plan(.new(name: "Cy"))))
        await desk.perform(.planLink(ada.id, link)) { [heard] in heard.add($0) }
        #expect(heard.all.last == .linkPlanned(link, .new(name: "Cy")))
        talk.answer(.plan(link), .failure(.offline))
        await desk.perform(.planLink(ada.id, link)) { [heard] in heard.add($0) }
        #expect(heard.all.last == .linkPlanFailed(link, "\(ServiceError.offline)"))
        await desk.close()
    }

    /// The link comes with its row, so that it can be taken back, and with its code.
    @Test func aLinkComesWithItsRowAndItsCode() async throws {
        await open(ada)
        let link = try #require(ConnectLink(secret: "nobody_has_made_this_one"))
        talk.answer(.createLink, .success(.link(link, ChatID(7))))
        await desk.perform(.createLink(ada.id)) { [heard] in heard.add($0) }
        let code = try #require(QREncoder.code(for: link.address))
        #expect(heard.all.last == .newChat(.linkCreated(link, ChatID(7), code)))
        talk.answer(.createLink, .failure(.offline))
        await desk.perform(.createLink(ada.id)) { [heard] in heard.add($0) }
        #expect(heard.all.last == .newChat(.linkFailed("\(ServiceError.offline)")))
        await desk.close()
    }

    @Test func aRefusalSaysOfWhichLink() async throws {
        await open(ada)
        let link = try #require(ConnectLink(secret: "nobody_has_made_this_one"))
        talk.answer(.connect(link, incognito: true), .failure(.link(.used)))
        await desk.perform(.connect(ada.id, link, incognito: true)) { [heard] in heard.add($0) }
        #expect(heard.all.last == .newChat(.connectFailed(link, "\(ServiceError.link(.used))")))
        await desk.close()
    }

    @Test func aGroupIsThereBeforeAnybodyIsInvited() async throws {
        await open(ada)
        let ada = ada.id
        let (contacts, id) = try store.write { writer in
            let contacts = try ["Bo", "Cy", "Di"].map {
                try writer.add(Contact(id: .unassigned, profile: ada, names: Names($0)))
            }
            let group = try writer.add(Group(id: .unassigned, profile: ada, names: Names("Tea")))
            let chat = try writer.add(
                Chat(id: .unassigned, profile: ada, kind: .group(group), names: Names("Tea")))
            return (contacts, chat)
        }.result
        let chat = try #require(try store.read { try $0.summary(of: id) })
        let group = try #require(chat.kind.group)
        talk.answer(.createGroup(name: "Tea"), .success(.chat(id)))
        await desk.perform(.createGroup(ada, name: "Tea", members: contacts)) { [heard] in heard.add($0) }
        #expect(heard.all.last == .newChat(.groupCreated(chat, inviting: contacts)))
        // Who cannot be invited keeps nobody else out, and is named.
        talk.answer(.invite(contacts[0], to: group), .success(.done))
        talk.answer(.invite(contacts[1], to: group), .failure(.unreachable("Cy")))
        talk.answer(.invite(contacts[2], to: group), .success(.done))
        await desk.perform(.inviteAll(contacts, to: group, named: "Tea")) { [heard] in heard.add($0) }
        let refused = NewChat.Refused(name: "Cy", reason: "\(ServiceError.unreachable("Cy"))")
        #expect(heard.all.last == .newChat(.invited("Tea", sent: 2, refused: [refused])))
        talk.answer(.createGroup(name: "Tea"), .failure(.offline))
        await desk.perform(.createGroup(ada, name: "Tea", members: [])) { [heard] in heard.add($0) }
        #expect(heard.all.last == .newChat(.groupFailed("\(ServiceError.offline)")))
        await desk.close()
    }

    @Test func whatIsNotDoneForSeveralChatsIsSaidOnce() async throws {
        await open(ada)
        let edits = (1...3).map { ChatEdit(ChatID($0), .pinned(true)) }
        let removals = (1...3).map { ChatRemoval.messages(ChatID($0)) }
        let error = ServiceError.nothingDone(chats: 3, refused: "Choir", .notAllowed(.owner))
        let requests: [(AppOperation, ServiceRequest)] = [
            (.changeAll(edits), .changeAll(edits)), (.remove(removals), .remove(removals)),
        ]
        for (operation, request) in requests {
            talk.answer(request, .success(.done))
            var before = heard.all
            await desk.perform(operation) { [heard] in heard.add($0) }
            // Of what was changed the store's changes say the rest.
            if case .remove(let removals) = operation { before.append(.rows(.removed(removals))) }
            #expect(heard.all == before)
            talk.answer(request, .failure(error))
            await desk.perform(operation) { [heard] in heard.add($0) }
            let refused = try #require(RefusedChange(operation))
            #expect(heard.all == before + [.changeFailed(refused, "\(error)")])
        }
        #expect(
            "\(error)"
                == "None of the 3 chats was changed. “Choir”: Only who is an owner of the group, or more, can do this.")
        await desk.close()
    }

    /// What was asked for while another profile was being opened is done by the one that it was asked of.
    @Test func aProfileDoesWhatWasAskedOfItThoughAnotherIsOpenByNow() async throws {
        await open(ada)
        let ada = ada.id
        let chat = try store.write { writer in
            try writer.add(Chat(id: .unassigned, profile: ada, kind: .notes, names: Names("")))
        }.result
        await open(bea)
        let before = heard.all
        for operation: AppOperation in [.remove([.messages(chat)]), .withdrawLink(chat), .send(chat, text: "Hi")] {
            await desk.perform(operation) { [heard] in heard.add($0) }
        }
        #expect(talk.asked.map(\.profile) == [ada, ada, ada])
        #expect(heard.all == before + [.rows(.removed([.messages(chat)]))])
        // And the open one is still there.
        await desk.perform(.createLink(bea.id)) { [heard] in heard.add($0) }
        #expect(talk.asked.last?.profile == bea.id)
        await desk.close()
    }

    /// Whom a profile knows, and its group.
    private func people(of profile: ProfileID) throws -> (contact: ContactID, group: GroupID, chat: ChatID) {
        try store.write { writer in
            let contact = try writer.add(Contact(id: .unassigned, profile: profile, names: Names("Cy")))
            let group = try writer.add(Group(id: .unassigned, profile: profile, names: Names("Tea")))
            let chat = try writer.add(
                Chat(id: .unassigned, profile: profile, kind: .group(group), names: Names("Tea")))
            return (contact, group, chat)
        }.result
    }

    /// A plan says whom the profile knows that asked for it, and the other screen has not asked for any.
    @Test func whatOnlyLeadsToAScreenThatIsGoneIsNotBegunAndNotSaid() async throws {
        await open(ada)
        let contact = try people(of: ada.id).contact
        let link = try #require(ConnectLink(secret: "nobody_has_made_this_one"))
        await open(bea)
        let before = heard.all
        for operation: AppOperation in [
            .createLink(ada.id), .openNotes(ada.id), .planLink(ada.id, link), .openContact(contact),
        ] {
            await desk.perform(operation) { [heard] in heard.add($0) }
        }
        #expect(talk.asked.isEmpty)
        #expect(heard.all == before)
        await desk.close()
    }

    @Test func whomAProfileInvitesOrConnectsToItReachesThoughAnotherIsOpenByNow() async throws {
        await open(ada)
        let ada = ada.id
        let (contact, group, chat) = try people(of: ada)
        let link = try #require(ConnectLink(secret: "nobody_has_made_this_one"))
        await open(bea)
        let before = heard.all
        await desk.perform(.invite(contact, to: group)) { [heard] in heard.add($0) }
        talk.answer(.connect(link, incognito: false), .success(.chat(chat)))
        await desk.perform(.connect(ada, link)) { [heard] in heard.add($0) }
        // It is done, and its chat is not opened in front of another's list.
        #expect(heard.all == before)
        await desk.perform(.inviteAll([contact], to: group, named: "Tea")) { [heard] in heard.add($0) }
        let invited = AppAction.newChat(.invited("Tea", sent: 1, refused: []))
        #expect(heard.all == before + [invited])
        // Nobody is left who would have them invited once the group is there.
        talk.answer(.createGroup(name: "Tea"), .success(.chat(chat)))
        await desk.perform(.createGroup(ada, name: "Tea", members: [contact])) { [heard] in heard.add($0) }
        #expect(heard.all == before + [invited, invited])
        #expect(
            talk.asked.map(\.request) == [
                .invite(contact, to: group), .connect(link, incognito: false), .invite(contact, to: group),
                .createGroup(name: "Tea"), .invite(contact, to: group),
            ])
        #expect(talk.asked.allSatisfy { $0.profile == ada })
        await desk.close()
    }

    @Test func anInvitationThatHasEndedIsSaid() async throws {
        await open(ada)
        talk.answer(.joinGroup(ChatID(7)), .success(.ended(name: "Choir")))
        await desk.perform(.joinGroup(ChatID(7), incognito: false)) { [heard] in heard.add($0) }
        #expect(
            heard.all.last
                == .noticed("“Choir” has ended, so nobody can join it. The invitation was removed."))
        await desk.close()
    }

    @Test func theChatOfAContactIsOpened() async throws {
        await open(ada)
        let ada = ada.id
        let (contact, id) = try store.write { writer in
            let contact = try writer.add(Contact(id: .unassigned, profile: ada, names: Names("Cy")))
            return (
                contact,
                try writer.add(Chat(id: .unassigned, profile: ada, kind: .direct(contact), names: Names("Cy")))
            )
        }.result
        talk.answer(.openChat(contact), .success(.chat(id)))
        await desk.perform(.openContact(contact)) { [heard] in heard.add($0) }
        let chat = try #require(try store.read { try $0.summary(of: id) })
        #expect(heard.all.last == .newChat(.connected(chat)))
        await desk.close()
    }
}

/// What the screen heard, in that order.
private final class Heard: Sendable {
    private let actions = Mutex<[AppAction]>([])

    func add(_ action: AppAction?) { if let action { actions.withLock { $0.append(action) } } }

    var all: [AppAction] { actions.withLock { $0 } }
}

/// Opens profiles that do nothing, and say what a test has them say: before they are open, and after they were closed.
private final class Talk: ServiceProvider {
    private struct State {
        var handlers: [ProfileID: ServiceEventHandler] = [:]
        var whenOpening: [ProfileID: [(speaker: ProfileID, event: ServiceEvent)]] = [:]
        var refused: Set<ProfileID> = []
        var closed: [ProfileID] = []
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

    fileprivate func answer(to request: ServiceRequest, of profile: ProfileID) throws(ServiceError) -> ServiceAnswer {
        let answer = state.withLock { state in
            state.asked.append((profile, request))
            return state.answers.last { $0.request == request }
        }
        guard let answer else { return .done }
        return try answer.result.get()
    }

    func refuse(_ profile: ProfileID) { state.withLock { _ = $0.refused.insert(profile) } }

    fileprivate func noteClosed(_ profile: ProfileID) { state.withLock { $0.closed.append(profile) } }

    /// Who was asked for what.
    var asked: [(profile: ProfileID, request: ServiceRequest)] { state.withLock { $0.asked } }

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

    var capabilities: ServiceCapabilities { ServiceCapabilities([], maximumTextBytes: 0) }
    func perform(_ request: ServiceRequest, transaction: TransactionID) async throws(ServiceError) -> ServiceAnswer {
        try talk.answer(to: request, of: profile)
    }
    func refresh() {}
    func close() async { talk.noteClosed(profile) }
}
