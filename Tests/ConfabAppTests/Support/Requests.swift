import ConfabApp
import Loop
import Messenger

extension AppEffect {
    /// A request of the profile that the fixtures have open.
    static func request(_ request: ServiceRequest, by asker: ServiceCall.Asker, id: EffectID? = nil) -> AppEffect {
        .request(request, of: ProfileID(1), by: asker, id: id)
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
