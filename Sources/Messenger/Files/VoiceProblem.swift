/// The reason that a voice wasn't recorded or played.
package enum VoiceProblem: Error, Codable, Equatable, Hashable, Sendable {
    /// The program isn't installed.
    case noProgram(Purpose, program: String)
    /// The command has no words.
    case noCommand(Purpose)
    /// The program didn't start, for the reason that the system reports.
    case notStarted(Purpose, program: String, reason: String)
    /// The program ended before it did anything useful; its last words, which may be empty.
    case failed(Purpose, program: String, reason: String)
    /// The recorder ended too early, but has recorded something, which is kept; its last words, which may be empty.
    case cutShort(program: String, reason: String)
    /// The recorder wrote nothing for so many seconds.
    case recordedNothing(program: String, seconds: Int)
    /// The recorder wrote more bytes than a recording can have.
    case recordedTooMuch(program: String, limit: Int64)
    /// The recording is shorter than a second.
    case tooShort
    /// The decoder can't read what the recorder wrote.
    case notDecoded(program: String)
    /// The file isn't the one that was received.
    case altered(file: String)
    /// The recording can't be stored.
    case notStored(StorageProblem)
    /// The recording can't be stored now. Confab keeps what it could write until the profile is opened again.
    case storedLater(StorageProblem)
    /// The draft was filled meanwhile. Confab keeps the recording until a later start finds room for it.
    case waitsForRoom(limit: Int)

    /// The purpose of a program.
    package enum Purpose: String, Codable, CaseIterable, Hashable, Sendable {
        case recorder, player, decoder
    }
}
