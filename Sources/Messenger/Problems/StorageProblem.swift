/// The reason that the data directory or the database can't be used.
package enum StorageProblem: Codable, Equatable, Hashable, Sendable {
    /// The data directory can't be made or used.
    case directory(path: String, DirectoryProblem)
    /// This user may not read the directory, or a file in it.
    case notReadable(path: String)
    /// This user may read the directory but not write to it.
    case notWritable(path: String)
    /// Other users can read or change this file or directory.
    case exposed(path: String)
    /// There is nothing of Confab's in the directory.
    case noDatabase(directory: String)
    /// There are files of Confab's in the directory, but the database is missing or empty.
    case databaseMissing(directory: String)
    /// The database needs an update before it can be read, and nothing can be written there.
    case needsUpdate(directory: String)
    /// Another process has the database open.
    case inUse(directory: String)
    /// The files of the database aren't the ones that were opened.
    case replaced(directory: String)
    /// A later version of Confab wrote the database.
    case newerFormat(found: Int, known: Int)
    /// The database library failed.
    case database(DatabaseProblem)
    /// A record can't be read.
    case record(RecordProblem)
    /// Something doesn't exist, or no longer exists.
    case missing(StoredThing)
    /// Another process has the profile open; its number, if it's known.
    case profileInUse(process: Int32?)
    /// Several profiles have this name.
    case ambiguousProfile(name: String)
    /// An identifier of a service is longer than the store takes.
    case remoteIDTooLong
    /// A password can't be kept.
    case password(PasswordProblem)
    /// The only visible profile can't be hidden.
    case onlyVisibleProfile
    /// The system can't watch files, for the reason that it reports.
    case noFileWatch(reason: String)
    /// Anything else, as the program describes it.
    case unexpected(String)
}

extension StorageProblem {
    /// The words of the system or the database library; empty if they reported nothing.
    package var reported: String {
        switch self {
        case .database(let problem): problem.detail
        case .record(.damaged(_, let finding)): finding
        case .directory(_, .system(let words)), .directory(_, .notMovedAside(let words)), .noFileWatch(let words),
            .password(.notHashed(let words)), .unexpected(let words):
            words
        default: ""
        }
    }
}

/// The reason that a data directory can't be used.
package enum DirectoryProblem: Codable, Equatable, Hashable, Sendable {
    /// The reason that the system reports.
    case system(String)
    /// Its path is empty.
    case emptyPath
    /// There is something else at its path.
    case notADirectory
    /// Something else is where Confab wants to make it.
    case inTheWay
    /// Another process imports into it, or holds a lock in it.
    case locked
    /// It couldn't be moved aside, for the reason that the system reports.
    case notMovedAside(String)
}

/// An error of the database library.
package struct DatabaseProblem: Codable, Equatable, Hashable, Sendable {
    /// The kind of an error.
    package enum Kind: Codable, Equatable, Hashable, Sendable {
        /// The disk is full, or a file size limit was reached.
        case diskFull
        /// This user may not read or write the file.
        case noPermission
        /// The file system is read-only.
        case readOnly
        /// The directory doesn't exist or isn't a directory.
        case noDirectory
        /// The file is shorter than it says; both numbers are in bytes.
        case cutShort(expected: Int64, actual: Int64)
        /// The file is damaged.
        case damaged
        /// A commit failed in its last step, so nothing works until the database is opened again.
        case mustReopen
        /// An incompatible version of the library made the file.
        case incompatible
        /// There is something else instead of a file.
        case notAFile
        /// Another process has the database open, but through a lock file that no longer exists.
        case lockFileLost
        /// Another process has the database open.
        case inUse
        /// The program made a mistake; the name of the mistake is for its developers.
        case bug(String)
    }

    package var kind: Kind
    /// The name of the failed operation, for the developers.
    package var operation: String
    /// The table; the file if the error concerns all tables.
    package var place: String
    /// The message of the library or the system.
    package var detail: String

    package init(_ kind: Kind, operation: String, place: String, detail: String = "") {
        self.kind = kind
        self.operation = operation
        self.place = place
        self.detail = detail
    }
}

/// The reason that a stored record can't be read.
package enum RecordProblem: Codable, Equatable, Hashable, Sendable {
    /// A later version of Confab wrote it, in a format that this one doesn't know.
    case newer(table: String, format: Int, known: Int)
    /// Its bytes aren't what was written; the finding is for the developers.
    case damaged(table: String, finding: String)
}

/// The reason that a password can't be kept.
package enum PasswordProblem: Codable, Equatable, Hashable, Sendable {
    /// It has no character.
    case empty
    /// It has more than so many bytes, or a zero among them.
    case tooLong(limit: Int)
    /// The system can't hash it, for the reason that it reports.
    case notHashed(String)
}

/// Something stored that a request names.
package enum StoredThing: Codable, Equatable, Hashable, Sendable {
    case profile(ProfileID)
    case contact(ContactID)
    case group(GroupID)
    case member(MemberID)
    case chat(ChatID)
    case message(MessageID)
    case tag(TagID)
    case link(LinkID)
    /// The invitation to a group, in this chat.
    case invitation(ChatID)
}
