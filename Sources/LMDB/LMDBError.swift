internal import CLMDB
internal import Glibc

/// What went wrong in the database: where, while doing what, why, and what can be done about it.
public struct LMDBError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What kind of trouble it is, for code that must tell.
    public enum Reason: Equatable, Sendable {
        /// No more space, or a limit on file sizes.
        case diskFull
        /// The user may not read or write the file.
        case noPermission
        /// The directory does not exist or is none.
        case noDirectory
        /// The file is shorter than its own beginning says; both in bytes.
        case cutShort(expected: Int64, actual: Int64)
        /// The file or a page of it is damaged.
        case damaged
        /// A commit failed in its last step, and the library refuses everything until the environment is opened again.
        case mustReopen
        /// The file was made by an incompatible liblmdb.
        case incompatible
        /// Something else than a file is in the place of one: a directory, a FIFO, a socket or a device.
        case notAFile
        /// The data file or the lock file is another one than the one that was opened.
        case replaced
        /// Another process has the environment open, but through a lock file that isn't there any longer.
        case lockFileLost
        /// Another process has the environment open.
        case inUse
        /// This process has the same environment open already; opening it twice breaks its locks.
        case alreadyOpen
        /// A write transaction was begun inside another on the same thread, which would wait for itself for ever.
        case nestedWrite
        /// A table that should exist does not.
        case noTable
        /// A key is longer than a key may be (511 bytes).
        case keyTooLong
        /// There is an entry with this key already.
        case keyExists
        /// A stored key does not have the form that the table's keys have.
        case badKey
        /// Something else; the number is liblmdb's or the system's.
        case other(Int32)
    }

    /// What kind of trouble it is.
    public var reason: Reason
    /// What was being done, as in `write`.
    public var operation: String
    /// The table, or the file when it is about all of them.
    public var place: String
    /// What liblmdb or the system says.
    public var detail: String

    /// An error.
    public init(_ reason: Reason, operation: String, place: String, detail: String = "") {
        self.reason = reason
        self.operation = operation
        self.place = place
        self.detail = detail
    }

    /// The error for a return code of liblmdb.
    init(code: Int32, operation: String, place: String) {
        self.init(Reason(code: code), operation: operation, place: place, detail: String(cString: mdb_strerror(code)))
    }

    /// A sentence with what happened and a way out.
    public var description: String {
        // Whatever is asked for fails then, and what it was says nothing.
        if reason == .mustReopen {
            return "The database in \(place) does nothing more, because \(reason.explanation). \(reason.wayOut)"
        }
        if reason == .replaced {
            return "The database files in \(place) \(reason.explanation), so nothing more is saved. \(reason.wayOut)"
        }
        return "\(whatHappened) \(reason.wayOut)"
    }

    /// The sentence with what happened, without a way out.
    public var whatHappened: String {
        let cause = detail.isEmpty ? "" : " (\(detail))"
        return "The database could not \(operation) \(place): \(reason.explanation)\(cause)."
    }
}

extension LMDBError.Reason {
    init(code: Int32) {
        switch code {
        // A write cut short by a limit or a full disk comes back from liblmdb as EIO.
        case ENOSPC, EFBIG, EDQUOT, EIO, MDB_MAP_FULL: self = .diskFull
        case EACCES, EPERM, EROFS: self = .noPermission
        case ENOENT, ENOTDIR: self = .noDirectory
        case MDB_CORRUPTED, MDB_PAGE_NOTFOUND, MDB_INVALID, MDB_PAGE_FULL, MDB_CURSOR_FULL: self = .damaged
        case MDB_PANIC: self = .mustReopen
        case MDB_VERSION_MISMATCH, MDB_INCOMPATIBLE: self = .incompatible
        case MDB_KEYEXIST: self = .keyExists
        case MDB_BAD_VALSIZE: self = .keyTooLong
        default: self = .other(code)
        }
    }

    var explanation: String {
        switch self {
        case .diskFull: "there is no space left for it"
        case .noPermission: "it may not be read or written by this user"
        case .noDirectory: "it is not there"
        case .cutShort(let expected, let actual): "the file has \(actual) bytes and should have at least \(expected)"
        case .damaged: "it is damaged"
        case .mustReopen: "the last step of a write failed"
        case .incompatible: "it was made by another version of the database library"
        case .notAFile: "it isn't a regular file"
        case .replaced: "were replaced while Confab was running"
        case .lockFileLost: "another Confab has it open, but its lock file was removed or replaced"
        case .inUse: "another process has it open"
        case .alreadyOpen: "this process has it open already"
        case .nestedWrite: "a write is already going on on this thread"
        case .noTable: "the table does not exist"
        case .keyTooLong: "the key is too long"
        case .keyExists: "there is an entry with this key already"
        case .badKey: "a key in it does not have the right form"
        case .other: "the database library refused"
        }
    }

    var wayOut: String {
        switch self {
        case .diskFull: "Nothing that was stored is lost; make space and try again."
        case .noPermission: "Check who owns the directory and its mode."
        case .noDirectory: "Check the path."
        case .cutShort, .damaged, .badKey: "Run “confab doctor --repair”."
        case .notAFile: "Move it away and try again."
        case .replaced: "Quit Confab and start it again."
        case .lockFileLost: "Quit Confab everywhere, then start it again."
        case .inUse: "Quit Confab everywhere, or wait until it is done, and try again."
        case .incompatible: "Use the version that wrote it, and export from there."
        case .mustReopen:
            "Nothing that was committed is lost. Make space on its disk, then quit Confab and start it again."
        case .alreadyOpen, .nestedWrite, .noTable, .keyTooLong, .keyExists, .other:
            "This is a fault of the program; please report it."
        }
    }
}

/// Throws unless `code` says success.
func check(_ code: Int32, _ operation: @autoclosure () -> String, _ place: @autoclosure () -> String) throws(LMDBError)
{
    if code != MDB_SUCCESS { throw LMDBError(code: code, operation: operation(), place: place()) }
}
