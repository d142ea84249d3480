package import Messenger

/// The files of messages that are on their way to this device. They aren't stored.
package struct Downloads: Codable, Equatable, Sendable {
    /// How far each has come, by its message.
    package private(set) var running: [MessageID: Progress] = [:]

    /// Nothing is on its way.
    package init() {}

    /// How far a file has come.
    package struct Progress: Codable, Equatable, Sendable {
        package var bytes: Int64 = 0
        /// The size of the file; 0 if it isn't known.
        package var total: Int64 = 0

        /// From 0 to 99, because a file that is there isn't on its way; nil if it isn't known.
        var percent: Int? { total > 0 ? Int(min(99, max(0, Double(bytes) * 100 / Double(total)))) : nil }
    }

    package enum Action: Codable, Equatable, Sendable {
        case progressed(MessageID, bytes: Int64, of: Int64)
        /// It's there, or it won't come.
        case ended(MessageID)
    }

    /// More that are on their way at the same time are left out.
    static let limit = 1000

    /// Takes an action.
    mutating func reduce(_ action: Action) {
        switch action {
        case .progressed(let message, let bytes, let total): note(message, Progress(bytes: bytes, total: total))
        case .ended(let message): running[message] = nil
        }
    }

    /// Notes that a file was asked for.
    mutating func note(_ request: ServiceRequest) {
        if case .fetch(let message) = request { note(message, Progress()) }
    }

    /// Notes that a request for a file was answered.
    mutating func note(answered request: ServiceRequest) {
        if case .fetch(let message) = request { running[message] = nil }
    }

    private mutating func note(_ message: MessageID, _ progress: Progress) {
        if running[message] != nil || running.count < Self.limit { running[message] = progress }
    }
}
