/// An event source that the state asks for.
package enum AppSubscription: Codable, Hashable, Sendable {
    /// It is another minute, while times are shown.
    case minute
}

extension App {
    /// The event sources that `state` asks for.
    package static func subscriptions(_ state: AppState) -> [AppSubscription] {
        switch state.root {
        case .launching, .failed, .registration: []
        case .main: [.minute]
        }
    }
}
