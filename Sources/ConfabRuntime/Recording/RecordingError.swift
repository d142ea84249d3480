import Messenger

/// What is wrong with a recording, as a sentence.
struct RecordingError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// - Parameter reason: the end of a sentence that starts with the path.
    init(path: String, reason: String) { self.init("The recording \(path.harmlessName) \(reason).") }
}
