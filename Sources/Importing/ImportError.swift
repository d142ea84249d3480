package import Messenger

/// Why an import or export cannot be done at all. Each reads as a sentence with a way out.
package enum ImportError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is nothing at the path.
    case notFound(path: String)
    /// It's a pipe, a device, or a socket.
    case notAFile(path: String)
    /// The system refused to read it.
    case unreadable(path: String, reason: String)
    /// The system refused to write it.
    case unwritable(path: String, reason: String)
    /// It holds nothing that can be imported.
    case notAnArchive(path: String)
    /// It is of a later version of this program.
    case newer(path: String, version: Int64, known: Int64)
    /// A line cannot be taken.
    case brokenLine(path: String, line: Int, reason: String)
    /// The profile cannot be used for it; a sentence.
    case profile(String)
    /// The store refused. The strings of the app have the sentence.
    case store(StorageProblem)
    /// The receiver of the export failed; a sentence.
    case output(String)
    /// The progress callback asked to stop.
    case stopped

    /// The sentence.
    package var description: String {
        switch self {
        case .notFound(let path): "There is nothing at \(path.harmlessName). Check the path."
        case .notAFile(let path):
            "\(path.harmlessName) isn't a file or a folder. Copy what you want to import to a file."
        case .unreadable(let path, let reason): "\(path.harmlessName) cannot be read: \(reason)."
        case .unwritable(let path, let reason): "\(path.harmlessName) cannot be written: \(reason)."
        case .notAnArchive(let path):
            "\(path.harmlessName) is neither a zulip-archive (a folder per stream, with a JSON file per topic) nor an "
                + "export (a file of JSON lines)."
        case .newer(let path, let version, let known):
            "\(path.harmlessName) has format version \(version); this program knows versions up to \(known). Update it "
                + "first."
        case .brokenLine(let path, let line, let reason):
            "\(path.harmlessName):\(line): \(reason.harmlessName). Nothing was imported."
        case .profile(let sentence), .output(let sentence): sentence
        case .store(let problem): "\(problem)"
        case .stopped: "The import was stopped. Importing again goes on where it ended."
        }
    }
}
