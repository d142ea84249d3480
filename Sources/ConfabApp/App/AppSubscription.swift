/// An event source that the state asks for.
package enum AppSubscription: Codable, Hashable, Sendable {
    /// It is another minute, while times are shown.
    case minute
    /// The spinner turns, while the start shows one.
    case spinner
}

extension App {
    /// The event sources that `state` asks for.
    package static func subscriptions(_ state: AppState) -> [AppSubscription] { state.root.subscriptions }
}

extension Root {
    fileprivate var subscriptions: [AppSubscription] {
        switch self {
        case .launching(let launch): launch.phase == .silent ? [] : [.spinner]
        case .failed, .registration: []
        case .main: [.minute]
        }
    }
}
