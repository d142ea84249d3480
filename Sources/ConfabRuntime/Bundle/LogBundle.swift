import Glibc
import Messenger

/// A readable text that belongs to a report about a problem. It has no message, no name, and no secret.
struct LogBundle {
    /// A part of the text.
    struct Section: Equatable {
        var title: String
        var lines: [String]
    }

    var time: Timestamp
    var sections: [Section]
    /// The files that it's about; nil if it isn't about any.
    var places: Places?

    var text: String {
        let beginning = """
            Confab log bundle, \(time)
            It has no messages, names, or secrets. Read it before you send it.
            """
        let parts = sections.map { section in
            let lines = section.lines.isEmpty ? ["(none)"] : section.lines
            return ([section.title] + lines.map { "  " + $0.harmlessName }).joined(separator: "\n")
        }
        return ([beginning] + parts).joined(separator: "\n\n") + "\n"
    }

    /// Saves the text where no file is.
    func save(to path: String) throws(SavingProblem) {
        let problem = Files.createAtOnce(path, Array(text.utf8))
        if problem != 0 { throw .notWritable(path: path, reason: Files.reason(problem)) }
    }

    /// Saves the text in a folder, under a name with the date and, if necessary, a number.
    ///
    /// - Returns: the path of the file.
    func save(in folder: String) throws(SavingProblem) -> String {
        if let places, places.hold(folder) {
            throw .notWritable(path: folder, reason: "It is in Confab's data directory")
        }
        let failure = Files.makeFolder(folder)
        if failure != 0 { throw .notWritable(path: folder, reason: Files.reason(failure)) }
        let path = "\(folder)/bundle-\(LocalZone.day(at: time))"
        let bytes = Array(text.utf8)
        var candidate = path + ".txt"
        for number in 2...Self.mostFiles {
            let problem = Files.createAtOnce(candidate, bytes)
            if problem == 0 { return candidate }
            guard problem == EEXIST else { throw .notWritable(path: candidate, reason: Files.reason(problem)) }
            candidate = "\(path)-\(number).txt"
        }
        throw .notWritable(path: candidate, reason: "there are too many bundles of this day")
    }

    /// More files of one day are a mistake.
    private static let mostFiles = 100
}
