/// The reason that a text didn't come back from the user's editor. It's in its field as it was.
package enum EditorProblem: Error, Codable, Equatable, Hashable, Sendable {
    /// Neither `VISUAL` nor `EDITOR` names an editor.
    case noEditor
    /// The file for the editor can't be written at this path, for the reason that the system reports.
    case notWritable(path: String, reason: String)
    /// The editor didn't start, or ended with this status. `kept` is the file, if the user saved a text in it.
    case ended(editor: String, status: Int, kept: String? = nil)
    /// The editor was ended by this signal. `kept` is the file, if the user saved a text in it.
    case killed(editor: String, signal: Int, kept: String? = nil)
    /// The file can't be read afterward; the reason is the rest of a sentence about it.
    case unreadable(path: String, reason: String)
    /// The file isn't text in UTF-8. It's kept.
    case notText(path: String)
    /// The text has more characters than a message may have. Its file is kept.
    case tooLong(path: String, limit: Int)
}
