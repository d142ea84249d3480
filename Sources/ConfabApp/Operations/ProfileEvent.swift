package import Messenger

/// The result of work on a profile.
package enum ProfileEvent: Codable, Equatable, Sendable {
    /// Opening it takes long enough to say so.
    case takesLong
    /// It wasn't opened because another process has it; that process, if it's known.
    case held(Profile, process: Int32?)
    /// It wasn't opened.
    case notOpened(Problem)
    case changed(ProfileChange.Kind)
    /// It was deleted.
    case removed
    /// It wasn't changed or deleted.
    case refused(Problem)
}
