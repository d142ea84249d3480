internal import LMDB
package import Messenger

extension StorageProblem {
    package init(_ error: StoreError) {
        self =
            switch error {
            case .directory(let path, let reason): .directory(path: path, reason)
            case .notReadable(let path): .notReadable(path: path)
            case .notWritable(let path): .notWritable(path: path)
            case .noDatabase(let directory): .noDatabase(directory: directory)
            case .databaseMissing(let directory): .databaseMissing(directory: directory)
            case .needsUpdate(let directory): .needsUpdate(directory: directory)
            case .inUse(let directory): .inUse(directory: directory)
            case .replaced(let directory): .replaced(directory: directory)
            case .newerFormat(let found, let known): .newerFormat(found: found, known: known)
            case .database(let error): Self(error)
            case .record(let error): .record(RecordProblem(error))
            case .missing(let thing): .missing(thing)
            case .profileInUse(let process): .profileInUse(process: process)
            case .remoteIDTooLong: .remoteIDTooLong
            case .ambiguousProfile(let name): .ambiguousProfile(name: name)
            case .onlyVisibleProfile: .onlyVisibleProfile
            case .password(let problem): .password(problem)
            case .noFileWatch(let reason): .noFileWatch(reason: reason)
            case .other(let words): .unexpected(words)
            }
    }

    private init(_ error: LMDBError) {
        let kind: DatabaseProblem.Kind
        switch error.reason {
        case .replaced:
            self = .replaced(directory: error.place)
            return
        case .diskFull: kind = .diskFull
        case .noPermission: kind = .noPermission
        case .readOnly: kind = .readOnly
        case .noDirectory: kind = .noDirectory
        case .cutShort(let expected, let actual): kind = .cutShort(expected: expected, actual: actual)
        case .damaged, .badKey: kind = .damaged
        case .mustReopen: kind = .mustReopen
        case .incompatible: kind = .incompatible
        case .notAFile: kind = .notAFile
        case .lockFileLost: kind = .lockFileLost
        case .inUse: kind = .inUse
        case .alreadyOpen, .nestedWrite, .noTable, .keyTooLong, .keyExists, .other: kind = .bug("\(error.reason)")
        }
        self = .database(
            DatabaseProblem(kind, operation: error.operation, place: error.place, detail: error.detail))
    }
}

extension RecordProblem {
    package init(_ error: RecordError) {
        switch error {
        case .newer(let table, let format, let known): self = .newer(table: table, format: format, known: known)
        case .damaged(let table, let reason): self = .damaged(table: table, finding: reason)
        }
    }
}
