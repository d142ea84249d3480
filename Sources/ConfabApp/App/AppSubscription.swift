public import Messenger

/// What the state wishes to hear of.
public enum AppSubscription: Codable, Hashable, Sendable {
    /// It is another minute, while times are shown.
    case minute
    /// The store was changed, by whichever process.
    case changes
    /// What reaches a profile from others.
    case service(ProfileID)
}

extension App {
    /// What `state` wishes to hear of.
    public static func subscriptions(_ state: AppState) -> [AppSubscription] {
        switch state.root {
        case .launching, .failed, .registration: []
        case .main(let main): [.minute, .changes, .service(main.profile.id)]
        }
    }
}
