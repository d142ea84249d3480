import Loop
import Messenger

extension AppState {
    /// Asks the service for something. A message that claims it's done shows until the request is refused.
    mutating func ask(_ request: ServiceRequest, by asker: ServiceCall.Asker, claim: String?) -> [AppEffect] {
        withMain { $0.downloads.note(request) }
        let said = claim.map { toasts.claim($0, unless: request) } ?? []
        return Shared(self).request(request, by: asker) + said
    }
}
