import Messenger

extension English {
    func problem(_ problem: StorageProblem) -> String {
        switch problem {
        case .directory(let directory, let reason): self.problem(reason, with: path(directory))
        case .notReadable(let file):
            "You don't have permission to read \(path(file)). Check its owner and permissions."
        case .notWritable(let file):
            "You can read \(path(file)) but not write to it. Check its permissions, or copy the data directory to a place "
                + "where you can write, and use the copy with --data."
        case .exposed(let file):
            "Other users can read or change \(path(file)). Run “chmod go-rwx” on it, or ask its owner to."
        case .noDatabase(let directory): "There's no database in \(path(directory)). Check the path."
        case .databaseMissing(let directory):
            "The database in \(path(directory)) (data.mdb) is missing or empty, though Confab has been used there. "
                + "Restore it from a backup, or run “confab --data \(path(directory).shellWord) --start-over” to move "
                + "the remaining files aside and start fresh."
        case .needsUpdate(let directory):
            "An older version of Confab wrote the database in \(path(directory)), and it has to be updated, but you can't "
                + "write there. Copy the directory to a place where you can write, and use the copy with --data."
        case .inUse(let directory):
            "Another Confab has the database in \(path(directory)) open. Quit it and try again."
        case .replaced(let directory):
            "The database files in \(path(directory)) were replaced while Confab was running, so Confab has stopped "
                + "saving. Quit Confab and start it again."
        case .newerFormat(let found, let known):
            "A newer version of Confab wrote this data (format \(found); this version knows \(known)). Nothing was "
                + "changed; use the newer version."
        case .database(let problem): self.problem(problem)
        case .record(.newer(let table, let format, let known)):
            "A record in \(name(table)) has format \(format), and this version of Confab reads up to \(known). "
                + "Use the newer version."
        case .record(.damaged): "\(cause(problem)) Run “\(doctorCommand)” to see what else is."
        case .missing(let thing): missing(thing)
        case .profileInUse(let process):
            "Another Confab has this profile open\(number(process)). Close it there and try again."
        case .ambiguousProfile(let name): "Several profiles are named \(self.name(name)). Rename one of them first."
        case .remoteIDTooLong: "An identifier of the service is too long to be stored. Please report this."
        case .password(let problem): self.problem(problem)
        case .onlyVisibleProfile: "You can't hide your only visible profile. Add another one first."
        case .noFileWatch(let reason): "Confab can't watch for changes: \(ended(words(reason)))"
        case .unexpected(let what): "Something unexpected happened: \(ended(words(what))) Please report this."
        }
    }

    func cause(_ problem: StorageProblem) -> String {
        switch problem {
        case .record(.damaged(let table, let finding)):
            "A record in \(name(table)) is damaged (\(words(finding)))."
        case .database(let problem): damage(problem) ?? self.problem(problem)
        default: self.problem(problem)
        }
    }

    private func problem(_ problem: DirectoryProblem, with path: String) -> String {
        switch problem {
        case .system(let reason):
            "The data directory \(path) can't be used: \(ended(words(reason))) "
                + "Check the path and its permissions."
        case .emptyPath: "The path of the data directory is empty. Give another one with --data."
        case .notADirectory: "The data directory \(path) can't be used: it isn't a directory. Check the path."
        case .inTheWay: "There is something else at \(path). Move it away and try again."
        case .locked: "Another process has locked \(path). Wait until it's done and try again."
        case .notMovedAside(let reason):
            "The data directory \(path) can't be moved aside: \(ended(words(reason))) Check the permissions of its parent."
        }
    }

    private func problem(_ problem: DatabaseProblem) -> String {
        let place = path(problem.place)
        let detail = problem.detail.isEmpty ? "" : " (\(words(problem.detail)))"
        switch problem.kind {
        case .diskFull:
            return "Confab can't write to \(place): there is no space left for it\(detail). "
                + "Nothing that was stored is lost; make space and try again."
        case .noPermission:
            return "You don't have permission to \(words(problem.operation)) \(place). Check its owner and permissions."
        case .readOnly:
            return "Confab can't save anything: \(place) is on a disk that is read-only now. "
                + "Nothing that was stored is lost; make the disk writable, then quit Confab and start it again."
        case .noDirectory: return "No file or folder at \(place)\(detail). Check the path."
        // The cause can be long, and a narrow screen cuts it.
        case .cutShort, .damaged: return "Run “\(doctorCommand)”. \(damage(problem) ?? "")"
        case .mustReopen:
            return "The database in \(place) stopped working because the last step of a write failed. Nothing that was "
                + "committed is lost: free some space on its disk, then quit Confab and start it again."
        case .incompatible:
            return "Another version of the database library wrote \(place)\(detail). "
                + "Use the version of Confab that wrote it, and export from there."
        case .notAFile:
            return "Confab can't open \(place): it isn't a regular file\(detail). Move it away and try again."
        case .lockFileLost:
            return "Another Confab has \(place) open, but its lock file was removed or replaced. "
                + "Quit Confab everywhere, then start it again."
        case .inUse:
            return "Another process has \(place) open\(detail). "
                + "Quit Confab everywhere, or wait until it's done, and try again."
        case .bug(let name):
            return "The database couldn't \(words(problem.operation)) \(place): \(words(name))\(detail). "
                + "This is a bug in Confab; please report it."
        }
    }

    /// The damage as a sentence; nil if there is none.
    private func damage(_ problem: DatabaseProblem) -> String? {
        let place = path(problem.place)
        switch problem.kind {
        case .cutShort(let expected, let actual):
            return
                "Confab can't read \(place): the file has \(bytes(Int(actual))) and should have at least \(grouped(Int(expected)))."
        case .damaged:
            return "Confab can't read \(place): it is damaged"
                + (problem.detail.isEmpty ? "." : " (\(words(problem.detail))).")
        default: return nil
        }
    }

    func missing(_ thing: StoredThing) -> String {
        switch thing {
        case .profile: "This profile no longer exists."
        case .contact: "This contact no longer exists."
        case .group: "This group no longer exists."
        case .member: "This person is no longer in the group."
        case .chat: "This chat no longer exists."
        case .message: "This message no longer exists."
        case .tag: "This tag no longer exists."
        case .link: "This link no longer exists."
        case .invitation: "This invitation no longer exists."
        }
    }

    private func problem(_ problem: PasswordProblem) -> String {
        switch problem {
        case .empty: "Enter a password."
        case .tooLong(let limit):
            "A password has at most \(count(limit, "byte", "bytes")), none of them zero. Choose a shorter one."
        case .notHashed(let reason): "The system can't keep a password: \(ended(words(reason)))"
        }
    }
}
