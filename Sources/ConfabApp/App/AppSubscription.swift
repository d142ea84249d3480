/// What the state wishes to hear of.
package enum AppSubscription: Codable, Hashable, Sendable {
    /// It is another minute, while times are shown.
    case minute
}

extension App {
    /// What `state` wishes to hear of.
    package static func subscriptions(_ state: AppState) -> [AppSubscription] {
        switch state.root {
        case .launching, .failed, .registration: []
        case .main: [.minute]
        }
    }
}
