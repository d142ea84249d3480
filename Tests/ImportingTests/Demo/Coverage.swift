import Importing
import Messenger

/// The names of everything that an account shows, for comparing them with everything that there is.
struct Coverage {
    var kinds: Set<String> = []
    var conditions: Set<ChatCondition> = []
    var contents: Set<String> = []
    var styles: Set<String> = []
    var deliveries: Set<String> = []
    var details: Set<String> = []

    init(_ profiles: [DemoProfile]) {
        for chat in profiles.flatMap(\.chats) {
            note(chat.chat)
            chat.messages.forEach { note($0) }
        }
    }

    private mutating func note(_ chat: Chat) {
        conditions.insert(chat.condition)
        kinds.insert(Self.name(chat.kind))
        switch chat.kind {
        case .business(_, let side): details.insert("business \(side)")
        case .pendingConnection(let pending): details.insert("pending \(pending.side)")
        default: break
        }
    }

    private mutating func note(_ message: Message) {
        contents.insert(Self.name(message.content))
        for run in message.content.text.runs {
            styles.insert(Self.name(run.style))
            if case .mention(let whom) = run.style { details.insert("mention \(Self.name(whom))") }
        }
        if let delivery = message.delivery {
            deliveries.insert(Self.name(delivery))
            if case .failed(let reason) = delivery { details.insert("failed \(Self.name(reason))") }
        }
        details.insert("protection \(message.protection)")
        if message.isEdited { details.insert("edited") }
        if !message.reactions.isEmpty { details.insert("reactions") }
        if message.reactions.contains(where: \.isMine) { details.insert("own reaction") }
        if message.quote != nil { details.insert("quote") }
        if message.forwardedFrom != nil { details.insert("forwarded") }
        if message.expiresAt != nil { details.insert("expires") }
        switch message.content {
        case .call(let call): details.insert("call \(call.outcome)")
        case .groupEvent(let event): details.insert("group \(Self.name(event))")
        case .contactEvent(let event): details.insert("contact \(Self.name(event))")
        case .deleted(let deletion): details.insert("deleted \(Self.name(deletion.actor))")
        case .undecryptable(let problem): details.insert("locked \(Self.name(problem))")
        case .invitation(let invitation): details.insert("invitation \(invitation.answer)")
        case .report(let report): details.insert("report \(report.reason)")
        case .poll(let poll): details.insert("poll \(poll.isClosed ? "closed" : "open")")
        case .image(let file, _), .file(let file, _): details.insert("file \(Self.name(file.place))")
        case .voice(let voice, _): details.insert("voice \(voice.isPlayed ? "played" : "new")")
        default: break
        }
    }

    /// The name of the case of an enumeration's value.
    static func name(_ value: some Any) -> String {
        let mirror = Mirror(reflecting: value)
        return mirror.children.first?.label ?? "\(value)"
    }
}
