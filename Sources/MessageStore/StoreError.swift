package import LMDB
package import Messenger

/// The reason that the store can't do what it was asked.
package enum StoreError: Error, Equatable, Sendable {
    /// The data directory can't be made or used.
    case directory(path: String, DirectoryProblem)
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
    /// Something that an operation names doesn't exist.
    case missing(StoredThing)
    /// Another process has the profile open; its process number when it said so.
    case profileInUse(process: Int32?)
    /// An identifier of a service is longer than the store takes.
    case remoteIDTooLong
    /// Several profiles have this name.
    case ambiguousProfile(name: String)
    /// The only visible profile can't be hidden.
    case onlyVisibleProfile
    /// A password can't be kept.
    case password(PasswordProblem)
    /// The system can't watch files.
    case noFileWatch(reason: String)
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
}
