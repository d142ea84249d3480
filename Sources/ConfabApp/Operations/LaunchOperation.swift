package import Messenger

/// Work with the data directory as a whole.
package enum LaunchOperation: Codable, Equatable, Sendable {
    /// Opens the data, unless it's open, although there may be these risks; answered by ``AppAction/profilesLoaded(_:)`` or
    /// ``AppAction/launchFailed(_:)``.
    case open(accepting: [LaunchRisk])
}
