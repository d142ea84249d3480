import Messenger

/// A problem with a recording, described in a sentence.
struct RecordingError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// - Parameter reason: the end of a sentence that starts with the path.
    init(path: String, reason: String) { self.init("The recording \(path.harmlessName) \(reason).") }
}
