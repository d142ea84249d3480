package import Messenger

/// Work with the data directory as a whole.
package enum LaunchOperation: Codable, Equatable, Sendable {
    /// Opens the data, unless it's open, although there may be these risks; answered by ``AppAction/profilesLoaded(_:)`` or
    /// ``AppAction/launchFailed(_:)``.
    case open(accepting: [LaunchRisk])
    /// Cleans up what processes that were killed have left, and then prepares what isn't needed yet, in the background.
    case runJobs
    /// Saves a text for a report about the problem; answered by ``Failure/Action/bundleSaved(_:)`` or
    /// ``Failure/Action/bundleNotSaved(_:)``. The data needn't be open.
    case saveBundle
}
