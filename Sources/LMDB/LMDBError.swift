internal import CLMDB
internal import Glibc

/// An error of the database, with the place, the operation, the reason, and a solution.
package struct LMDBError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The reason for an error.
    package enum Reason: Equatable, Sendable {
        /// The disk is full, or a file size limit was reached.
        case diskFull
        /// The user doesn't have permission to read or write the file.
        case noPermission
        /// The directory doesn't exist or isn't a directory.
        case noDirectory
        /// The file is shorter than its meta pages say; both numbers are in bytes.
        case cutShort(expected: Int64, actual: Int64)
        /// The file is damaged.
        case damaged
        /// A commit failed in its last step. The library rejects everything until the environment is opened again.
        case mustReopen
        /// The file was created by an incompatible liblmdb.
        case incompatible
        /// There is a directory, a FIFO, a socket, or a device instead of a file.
        case notAFile
        /// The data file or the lock file isn't the one that was opened.
        case replaced
        /// Another process has the environment open, but through a lock file that no longer exists.
        case lockFileLost
        /// Another process has the environment open.
        case inUse
        /// This process already has the same environment open. Opening it twice would break its locks.
        case alreadyOpen
        /// A write transaction was begun inside another one on the same thread, which would be a deadlock.
        case nestedWrite
        /// A required table doesn't exist.
        case noTable
        /// The key is longer than 511 bytes.
        case keyTooLong
        /// There is already an entry with this key.
        case keyExists
        /// A stored key doesn't have the form of the table's keys.
        case badKey
        /// Any other reason, with the number of the error from liblmdb or the system.
        case other(Int32)
    }

    /// The reason for the error.
    package var reason: Reason
    /// The operation that failed, such as `write`.
    package var operation: String
    /// The table; the file if the error concerns all tables.
    package var place: String
    /// The message of liblmdb or the system.
    package var detail: String

    /// Creates an error.
    package init(_ reason: Reason, operation: String, place: String, detail: String = "") {
        self.reason = reason
        self.operation = operation
        self.place = place
        self.detail = detail
    }

    /// Creates the error for a return code of liblmdb.
    init(code: Int32, operation: String, place: String) {
        self.init(Reason(code: code), operation: operation, place: place, detail: String(cString: mdb_strerror(code)))
    }

    /// A sentence about the error and its solution.
    package var description: String {
        // After these errors every operation fails, so the sentence doesn't mention the operation.
        if reason == .mustReopen {
            return "The database in \(place) does nothing more, because \(reason.explanation). \(reason.wayOut)"
        }
        if reason == .replaced {
            return "The database files in \(place) \(reason.explanation), so nothing more is saved. \(reason.wayOut)"
        }
        switch reason {
        // The cause can be long, and a narrow screen cuts it.
        case .cutShort, .damaged, .badKey: return "\(reason.wayOut) \(whatHappened)"
        default: return "\(whatHappened) \(reason.wayOut)"
        }
    }

    /// A sentence about the error without the solution.
    package var whatHappened: String {
        let cause = detail.isEmpty ? "" : " (\(detail))"
        return "The database could not \(operation) \(place): \(reason.explanation)\(cause)."
    }
}

extension LMDBError.Reason {
    init(code: Int32) {
        switch code {
        // liblmdb reports EIO for a write that was cut short by a limit or a full disk.
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
        case .cutShort, .damaged, .badKey: "Run “confab doctor”."
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

/// Throws unless `code` means success.
func check(_ code: Int32, _ operation: @autoclosure () -> String, _ place: @autoclosure () -> String) throws(LMDBError)
{
    if code != MDB_SUCCESS { throw LMDBError(code: code, operation: operation(), place: place()) }
}
