import ChatServices
import MessageStore
import Messenger
import Testing

extension ServiceError {
    /// True if the same request may succeed later without any action by the user.
    fileprivate var isWorthRetrying: Bool {
        switch self {
        case .offline, .rateLimited: true
        case .nothingDone(_, _, let reason): reason.isWorthRetrying
        default: false
        }
    }
}

/// Someone with an open profile, as a test sees it.
final class Person: Sendable {
    let house: House
    let service: any ChatService
    let log: EventLog

    init(_ house: House, _ service: any ChatService, _ log: EventLog) {
        self.house = house
        self.service = service
        self.log = log
    }

    var id: ProfileID { service.profile }

    /// Repeats a request until it is answered, as a client of a service does.
    @discardableResult
    func ask(_ request: ServiceRequest, _ transaction: TransactionID = .random()) async throws -> ServiceAnswer {
        while true {
            do throws(ServiceError) {
                return try await service.perform(request, transaction: transaction)
            } catch {
                if !error.isWorthRetrying { throw error }
            }
        }
    }

    func close() async { await service.close() }

    func link() async throws -> ConnectLink {
        guard case .link(let link, _) = try await ask(.createLink) else { throw UnexpectedAnswer() }
        return link
    }

    func chat(_ request: ServiceRequest) async throws -> ChatID {
        switch try await ask(request) {
        case .chat(let chat), .group(let chat, _): return chat
        default: throw UnexpectedAnswer()
        }
    }

    func plan(_ link: ConnectLink) async throws -> LinkPlan {
        guard case .plan(let plan) = try await ask(.plan(link)) else { throw UnexpectedAnswer() }
        return plan
    }

    /// Connects by a link of its own, and waits until both sides have it.
    func connect(with other: Person) async throws {
        _ = try await other.chat(.connect(try await link()))
        try await eventually("the link's maker to be connected") { try contact(named: other.name()) != nil }
    }

    @discardableResult
    func send(_ text: String, to chat: ChatID) async throws -> MessageID {
        try await send(.text(text), to: chat)
    }

    func send(_ message: OutgoingMessage, to chat: ChatID) async throws -> MessageID {
        guard case .message(let id, _) = try await ask(.send(message, to: chat)) else { throw UnexpectedAnswer() }
        return id
    }

    func name() throws -> String { try house.store.read { try $0.profile(id)?.names.displayName ?? "" } }

    func contact(named name: String) throws -> Contact? {
        try house.store.read { try $0.contacts(of: id).first { $0.names.displayName == name } }
    }

    func chat(with other: Person) throws -> ChatID {
        let contact = try #require(try contact(named: other.name()))
        return try #require(try house.store.read { try $0.chat(with: contact.id)?.id })
    }

    func chats() throws -> [Chat] {
        try house.store.read { store in try store.chats(of: id).compactMap { try store.chat($0) } }
    }

    func row(_ chat: ChatID) throws -> Chat? { try house.store.read { try $0.chat(chat) } }

    func group(named name: String) throws -> Chat? {
        try chats().first { $0.kind.group != nil && $0.names.displayName == name }
    }

    func messages(in chat: ChatID) throws -> [Message] {
        try house.store.read { try $0.messages(of: chat, .newest, limit: 10_000).messages }
    }

    func message(_ id: MessageID) throws -> Message? { try house.store.read { try $0.message(id) } }

    /// The texts in a chat, without events.
    func texts(in chat: ChatID) throws -> [String] {
        try messages(in: chat).filter { !$0.content.isEvent }.map(\.content.text.plain)
    }

    /// The events in a chat, without the numbers of the people in them.
    func events(in chat: ChatID) throws -> [MessageContent] {
        try messages(in: chat).map(\.content).filter(\.isEvent).map(\.withNamesOnly)
    }

    func deliveries(in chat: ChatID) throws -> [DeliveryState] { try messages(in: chat).compactMap(\.delivery) }
}

/// A service answered something else than what its request names.
struct UnexpectedAnswer: Error {}

extension MessageContent {
    /// The content without the numbers of people, which every profile has its own of.
    var withNamesOnly: MessageContent { mappingPerson { .named($0.name) } }
}
