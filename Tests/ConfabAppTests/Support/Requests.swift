import ConfabApp
import Loop
import Messenger

extension AppEffect {
    /// A request of the profile that the fixtures have open.
    static func request(_ request: ServiceRequest, by asker: ServiceCall.Asker, id: EffectID? = nil) -> AppEffect {
        .request(request, of: ProfileID(1), by: asker, id: id)
    }
}

extension ServiceCall {
    /// The edit of a message in a chat, as the field asks for it.
    static func edit(
        _ message: UInt64, to content: MessageContent, in chat: UInt64, cursor: Int? = nil, isMarkdown: Bool = false
    ) -> ServiceCall {
        let edit = Draft.Edit(
            of: MessageID(message), to: content.text, cursor: cursor ?? content.text.plain.count)
        return ServiceCall(
            .edit(MessageID(message), content), of: ProfileID(1), by: .conversation,
            draft: Draft(chat: ChatID(chat), text: .empty, edit: edit), isMarkdown: isMarkdown)
    }
}

extension AppAction {
    /// The answer to a request of the profile that the fixtures have open.
    static func answered(
        _ request: ServiceRequest, by asker: ServiceCall.Asker = .chatActions, _ answer: ServiceAnswer
    ) -> AppAction {
        .answered(ServiceCall(request, of: ProfileID(1), by: asker), .done(answer))
    }

    /// The plan for following a link in the search.
    static func planned(_ link: ConnectLink, _ plan: LinkPlan) -> AppAction {
        .answered(.plan(link), by: .search, .plan(plan))
    }

    /// The refusal of such a request.
    static func refused(
        _ request: ServiceRequest, by asker: ServiceCall.Asker = .chatActions, _ problem: Problem
    ) -> AppAction {
        .answered(ServiceCall(request, of: ProfileID(1), by: asker), .failed(problem))
    }
}

extension OutgoingMessage {
    /// A message that was written in a chat.
    static func written(_ text: String, in chat: UInt64, quoting: MessageID? = nil) -> OutgoingMessage {
        var message = OutgoingMessage(.text(StyledText(findingLinksIn: text)))
        message.quoting = quoting
        message.draft = Draft(chat: ChatID(chat), text: StyledText(text), quoting: quoting)
        return message
    }
}

extension AppEffect {
    /// Sends what was written in a chat, as one of the messages since the profile was opened.
    static func sends(
        _ text: String, to chat: UInt64, quoting: MessageID? = nil, number: Int = 1
    ) -> AppEffect {
        .perform(
            .service(
                ServiceCall(
                    .send(.written(text, in: chat, quoting: quoting), to: ChatID(chat)), of: ProfileID(1),
                    by: .conversation, transaction: TransactionID("-\(number)"))))
    }
}
