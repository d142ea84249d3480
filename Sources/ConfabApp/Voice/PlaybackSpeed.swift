/// How fast voice messages are played.
package enum PlaybackSpeed: String, CaseIterable, Codable, Equatable, Sendable {
    case normal = "1"
    case oneAndAHalf = "1.5"
    case double = "2"

    /// The one that the key for it goes on to.
    var next: PlaybackSpeed {
        switch self {
        case .normal: .oneAndAHalf
        case .oneAndAHalf: .double
        case .double: .normal
        }
    }

    /// The number of seconds that are heard in ten.
    package var tenths: Int {
        switch self {
        case .normal: 10
        case .oneAndAHalf: 15
        case .double: 20
        }
    }
}
