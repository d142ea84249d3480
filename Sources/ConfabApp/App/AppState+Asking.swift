import Loop
import Messenger

extension AppState {
    /// Asks the service for something. A message that claims it's done shows until the request is refused.
    mutating func ask(_ request: ServiceRequest, by asker: ServiceCall.Asker, claim: String?) -> [AppEffect] {
        let said = claim.map { toasts.claim($0, unless: request) } ?? []
        return Shared(self).request(request, by: asker) + said
    }

    /// Downloads the file of a message.
    ///
    /// - Parameter limit: the most bytes that are downloaded; nil for all.
    mutating func download(
        _ message: MessageID, _ file: FileHash?, limit: Int64? = nil, by asker: ServiceCall.Asker
    ) -> [AppEffect] {
        let call = withMain { main in
            let name = main.nameRequest()
            main.transfers.begin(message, file, by: name)
            return ServiceCall(.fetch(message, limit: limit), of: main.profile.id, by: asker, transaction: name)
        }
        return call.map { [.perform(.service($0))] } ?? []
    }

    /// Sends a message of the open profile; its chat shows it at once if it's open.
    mutating func send(
        _ message: OutgoingMessage, to chat: ChatID, by asker: ServiceCall.Asker, _ isMarkdown: Bool
    ) -> [AppEffect] {
        let now = clock.now
        let limit = main?.session.fileLimit(options)
        let call = withMain { main in
            let name = main.nameRequest()
            if message.file != nil { main.transfers.beginSending(name) }
            if main.conversation?.chat.id == chat { main.conversation?.showOutgoing(message, name, at: now) }
            var call = ServiceCall(
                .send(message, to: chat), of: main.profile.id, by: asker, transaction: name, isMarkdown: isMarkdown)
            if message.file != nil { call.fileLimit = limit }
            return call
        }
        return call.map { [.perform(.service($0))] } ?? []
    }
}
