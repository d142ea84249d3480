package import LMDB

/// Why the store cannot do what was asked.
package enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The data directory cannot be made or used; the path, and what the system says.
    case directory(path: String, reason: String)
    /// This user may not read the directory, or a file in it.
    case notReadable(path: String)
    /// This user may read the directory but not write to it.
    case notWritable(path: String)
    /// There is nothing of Confab's in the directory.
    case noDatabase(directory: String)
    /// There are files of Confab's in the directory, but the database is gone or empty.
    case databaseMissing(directory: String)
    /// The database needs an update before it can be read, and nothing can be written there.
    case needsUpdate(directory: String)
    /// Another process has the database open.
    case inUse(directory: String)
    /// The files of the database are others than the ones that were opened.
    case replaced(directory: String)
    /// The database was written by a later version of the program.
    case newerFormat(found: Int, known: Int)
    /// The database itself fails: full disk, damage, missing rights.
    case database(LMDBError)
    /// A record cannot be read.
    case record(RecordError)
    /// Something that an operation names is not there, as in "chat 12".
    case missing(String)
    /// Another process has the profile open; its process number when it said so.
    case profileInUse(process: Int32?)
    /// An identifier of a service is longer than the store takes.
    case remoteIDTooLong
    /// The operation makes no sense here; what is wrong with it.
    case invalid(String)
    /// Something else that an operation threw; in its words.
    case other(String)

    /// Any error as one of these.
    package init(_ error: any Error) {
        switch error {
        case let error as StoreError: self = error
        case let error as LMDBError where error.reason == .replaced: self = .replaced(directory: error.place)
        case let error as LMDBError: self = .database(error)
        case let error as RecordError: self = .record(error)
        default: self = .other(String(describing: error))
        }
    }

    /// A sentence with what happened and, where there is one, a way out.
    package var description: String {
        switch self {
        case .directory(let path, let reason): "The data directory \(path) cannot be used: \(reason)."
        case .notReadable(let path):
            "\(path) is not readable for this user. Check who owns it and its permissions."
        case .notWritable(let path):
            "\(path) can be read but not written. Check its permissions, or copy it to a place where you can write and use "
                + "the copy with --data."
        case .noDatabase(let directory): "There is no database in \(directory). Check the path."
        case .databaseMissing(let directory):
            "The database in \(directory) (data.mdb) is missing or empty, though Confab has been used there. "
                + "Restore it from a backup, or run “confab --data \(directory) --start-over” to move "
                + "the remaining files aside and start fresh."
        case .needsUpdate(let directory):
            "The database in \(directory) was written by an older version of Confab and has to be updated, but nothing can "
                + "be written there. Copy the directory to a place where you can write, and use the copy with --data."
        case .inUse(let directory):
            "Another Confab has the database in \(directory) open. Quit it and try again."
        case .replaced(let directory):
            LMDBError(.replaced, operation: "write", place: directory).description
        case .newerFormat(let found, let known):
            "The data was written by a newer version of Confab (format \(found), this one knows \(known)). "
                + "Nothing was changed; use the newer version."
        case .database(let error): error.description
        case .record(let error): error.description
        case .missing(let what): "There is no \(what)."
        case .profileInUse(let process):
            "Another Confab has this profile open" + (process.map { " (process \($0))" } ?? "") + "."
        case .remoteIDTooLong: "An identifier of the service is too long to be stored."
        case .invalid(let what): what
        case .other(let words): words
        }
    }
}

extension StoreError {
    /// The sentence about the error; for an error of the database, without the solution.
    package var whatHappened: String {
        if case .database(let error) = self { error.whatHappened } else { description }
    }
}
