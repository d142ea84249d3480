/// An option that only some services have. Its value is among the user's other options.
package enum ServiceOption: String, Codable, CaseIterable, Hashable, Sendable {
    /// The size of the largest file that is sent.
    case maximumFileSize
    /// The time for which files stay that no message has any longer.
    case keepUnusedFiles
}
