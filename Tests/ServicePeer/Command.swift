import ChatServices
import FoundationEssentials
import Glibc
import MessageStore
import Messenger

enum Command {
    case request(ServiceRequest)
    /// Saves a draft, as a program does while somebody writes.
    case save(Draft)
    /// A limit on the size of files, as a full disk is.
    case limit(bytes: UInt64)
    case quit

    init?(_ words: [String]) {
        let numbers = words.dropFirst().map { UInt64($0) }
        switch (words.first, numbers.first ?? nil) {
        case ("quit", _): self = .quit
        case ("limit", let bytes?): self = .limit(bytes: bytes)
        case ("send", let chat?) where words.count == 3:
            self = .request(.send(.text(words[2]), to: ChatID(chat)))
        case ("write", _?) where words.count == 3:
            guard let draft = Self.draft(words[2]) else { return nil }
            self = .save(draft)
        case ("submit", _?) where words.count == 3:
            guard let draft = Self.draft(words[2]) else { return nil }
            self = .request(Self.submitting(draft))
        case ("read", let chat?): self = .request(.markRead(ChatID(chat), upTo: .unassigned))
        case ("typing", let chat?) where words.count == 3:
            self = .request(.setTyping(ChatID(chat), words[2] == "on"))
        case ("retry", let message?): self = .request(.retry(MessageID(message)))
        case ("link", _): self = .request(.createLink)
        case ("connect", _) where words.count == 2:
            guard let link = ConnectLink(secret: words[1]) else { return nil }
            self = .request(.connect(link))
        case ("join", let chat?): self = .request(.joinGroup(ChatID(chat)))
        case ("favourite", _) where words.count == 3:
            let change = ChatChange.favourite(words[2] == "on")
            self = .request(.changeAll(Self.chats(words[1]).map { ChatEdit($0, change) }))
        case ("clear", _) where words.count == 2:
            self = .request(.remove(Self.chats(words[1]).map { .messages($0) }))
        default: return nil
        }
    }

    private static func draft(_ json: String) -> Draft? { try? JSONDecoder().decode(Draft.self, from: Data(json.utf8)) }

    /// Returns the request that Enter makes of a draft: it saves the edit, or sends the message.
    private static func submitting(_ draft: Draft) -> ServiceRequest {
        if let edit = draft.edit { return .edit(edit.message, .text(edit.text)) }
        let content = draft.attachments.first?.content(caption: draft.text) ?? .text(draft.text)
        return .send(OutgoingMessage(content, quoting: draft.quoting, draft: draft), to: draft.chat)
    }

    private static func chats(_ numbers: String) -> [ChatID] {
        numbers.split(separator: ",").compactMap { UInt64($0) }.map { ChatID($0) }
    }

    func run(on service: any ChatService, _ queue: WriteQueue) async throws -> String {
        switch self {
        case .quit: return "done"
        case .save(let draft):
            try await queue.write { try $0.set(draft) }
            return "done"
        case .limit(let bytes):
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            limit.rlim_cur = bytes == 0 ? limit.rlim_max : rlim_t(bytes)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            return "done"
        case .request(let request):
            switch try await service.perform(request) {
            case .done, .history: return "done"
            case .plan(let plan): return "plan \(plan)"
            case .ended(let name): return "ended \(name)"
            case .tag(let tag): return "tag \(tag.rawValue)"
            case .link(let link, let chat): return "link \(chat.rawValue) \(link.secret)"
            case .chat(let chat), .group(let chat, _): return "chat \(chat.rawValue)"
            case .message(let message, let delivery):
                if case .failed(let reason) = delivery { return "failed \(message.rawValue) \(reason)" }
                return "message \(message.rawValue)"
            }
        }
    }
}
