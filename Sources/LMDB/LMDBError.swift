internal import CLMDB
internal import Glibc

/// An error of the database, with the place, the operation, and the reason.
package struct LMDBError: Error, Equatable, Sendable {
    /// The reason for an error.
    package enum Reason: Equatable, Sendable {
        /// The disk is full, or a file size limit was reached.
        case diskFull
        /// The user doesn't have permission to read or write the file.
        case noPermission
        /// The file system is read-only.
        case readOnly
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
}

extension LMDBError.Reason {
    init(code: Int32) {
        switch code {
        // liblmdb reports EIO for a write that was cut short by a limit or a full disk.
        case ENOSPC, EFBIG, EDQUOT, EIO, MDB_MAP_FULL: self = .diskFull
        case EACCES, EPERM: self = .noPermission
        case EROFS: self = .readOnly
        case ENOENT, ENOTDIR: self = .noDirectory
        case MDB_CORRUPTED, MDB_PAGE_NOTFOUND, MDB_INVALID, MDB_PAGE_FULL, MDB_CURSOR_FULL: self = .damaged
        case MDB_PANIC: self = .mustReopen
        case MDB_VERSION_MISMATCH, MDB_INCOMPATIBLE: self = .incompatible
        case MDB_KEYEXIST: self = .keyExists
        case MDB_BAD_VALSIZE: self = .keyTooLong
        default: self = .other(code)
        }
    }
}

/// Throws unless `code` means success.
func check(_ code: Int32, _ operation: @autoclosure () -> String, _ place: @autoclosure () -> String) throws(LMDBError)
{
    if code != MDB_SUCCESS { throw LMDBError(code: code, operation: operation(), place: place()) }
}
