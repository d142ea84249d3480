/// The reason that a file of a message wasn't saved in the user's folder or wasn't opened, or that a log bundle wasn't saved.
package enum SavingProblem: Error, Codable, Equatable, Hashable, Sendable {
    /// The file isn't on this device; its hash if it was there once.
    case noFile(name: String, file: FileHash? = nil)
    /// The file can't be read, for the reason that the system reports.
    case unreadable(name: String, reason: String)
    /// The copy can't be written at this path, for the reason that the system reports.
    case notWritable(path: String, reason: String)
}
