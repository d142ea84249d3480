extension Problem: TextRedactable {
    /// Returns the problem with other names, paths, and texts. The words of the system stay.
    package func redacted(_ redact: (String) -> String) -> Problem {
        switch self {
        case .service(let error): .service(error.redacted(redact))
        case .storage(let problem): .storage(problem.redacted(redact))
        case .launch(let problem): .launch(problem.redacted(redact))
        case .connection(let problem): .connection(problem.redacted(redact))
        case .code(let problem): .code(problem.redacted(redact))
        case .opening(let problem): .opening(problem.redacted(redact))
        case .file(let mistake): .file(mistake.redacted(redact))
        case .saving(.noFile(let name, _)): .saving(.noFile(name: redact(name)))
        case .saving(.unreadable(let name, let reason)): .saving(.unreadable(name: redact(name), reason: reason))
        case .saving(.notWritable(let path, let reason)): .saving(.notWritable(path: redact(path), reason: reason))
        case .attaching(let problem): .attaching(problem.redacted(redact))
        case .editor(let problem): .editor(problem.redacted(redact))
        case .voice(let problem): .voice(problem.redacted(redact))
        case .settings(let problem): .settings(problem.redacted(redact))
        case .profile(.busy(let name, let process)): .profile(.busy(name: redact(name), process: process))
        case .notInvited(let refused, let group): .notInvited(refused.redacted(redact), to: redact(group))
        case .setAside(.refused(let error)): .setAside(.refused(error.redacted(redact)))
        case .setAside(.notStored(let problem)): .setAside(.notStored(problem.redacted(redact)))
        case .notKept(let problem): .notKept(problem.redacted(redact))
        case .picture, .name, .linkText, .moreMistakes, .profile(.onlyVisible), .tagDeleted, .setAside, .noFileWatch:
            self
        }
    }
}

extension AttachingProblem: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> AttachingProblem {
        switch self {
        case .noFile(let path): .noFile(path: redact(path))
        case .folder(let path): .folder(path: redact(path))
        case .notAFile(let path): .notAFile(path: redact(path))
        case .unreadable(let path, let reason): .unreadable(path: redact(path), reason: reason)
        case .empty(let path): .empty(path: redact(path))
        case .tooLarge(let path, let bytes, let limit): .tooLarge(path: redact(path), bytes: bytes, limit: limit)
        case .changed(let path): .changed(path: redact(path))
        case .canceled(let path): .canceled(path: redact(path))
        case .notStored(let path, let problem): .notStored(path: redact(path), problem.redacted(redact))
        case .noProgram(let source, let program): .noProgram(source, program: redact(program))
        case .noPicture(let source, let program, let reason):
            .noPicture(source, program: redact(program), reason: redact(reason))
        case .tooMany, .noRoom, .editing: self
        }
    }
}

extension EditorProblem: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> EditorProblem {
        switch self {
        case .noEditor: self
        case .notWritable(let path, let reason): .notWritable(path: redact(path), reason: reason)
        case .ended(let editor, let status, let kept):
            .ended(editor: redact(editor), status: status, kept: kept.map(redact))
        case .killed(let editor, let signal, let kept):
            .killed(editor: redact(editor), signal: signal, kept: kept.map(redact))
        case .unreadable(let path, let reason): .unreadable(path: redact(path), reason: reason)
        case .notText(let path): .notText(path: redact(path))
        case .tooLong(let path, let limit): .tooLong(path: redact(path), limit: limit)
        }
    }
}

extension VoiceProblem: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> VoiceProblem {
        switch self {
        case .noProgram(let purpose, let program): .noProgram(purpose, program: redact(program))
        case .notStarted(let purpose, let program, let reason):
            .notStarted(purpose, program: redact(program), reason: reason)
        // A program may name a file or a device.
        case .failed(let purpose, let program, let reason):
            .failed(purpose, program: redact(program), reason: redact(reason))
        case .cutShort(let program, let reason): .cutShort(program: redact(program), reason: redact(reason))
        case .recordedNothing(let program, let seconds):
            .recordedNothing(program: redact(program), seconds: seconds)
        case .recordedTooMuch(let program, let limit): .recordedTooMuch(program: redact(program), limit: limit)
        case .notDecoded(let program): .notDecoded(program: redact(program))
        case .altered(let file): .altered(file: redact(file))
        case .notStored(let problem): .notStored(problem.redacted(redact))
        case .storedLater(let problem): .storedLater(problem.redacted(redact))
        case .noCommand, .tooShort, .waitsForRoom: self
        }
    }
}

extension ServiceError: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> ServiceError {
        switch self {
        case .link(.usedByYou(let chat, let name)): .link(.usedByYou(chat, name: redact(name)))
        case .fileGone(let name): .fileGone(name: redact(name))
        case .unreachable(let name): .unreachable(redact(name))
        case .storage(let problem): .storage(problem.redacted(redact))
        case .unfit(.knowsRandomName(let name)): .unfit(.knowsRandomName(name: redact(name)))
        case .unfit(.groupKnowsRandomName(let name)): .unfit(.groupKnowsRandomName(name: redact(name)))
        case .nothingDone(let chats, let refused, let reason):
            .nothingDone(chats: chats, refused: redact(refused), reason.redacted(redact))
        case .unsupported, .offline, .rateLimited, .closed, .profileInUse, .notFound, .name, .tag, .link, .cannotSend,
            .emptyMessage, .tooLarge, .notAllowed, .unfit:
            self
        }
    }
}

extension StorageProblem: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> StorageProblem {
        switch self {
        case .directory(let path, let reason): .directory(path: redact(path), reason)
        case .notReadable(let path): .notReadable(path: redact(path))
        case .notWritable(let path): .notWritable(path: redact(path))
        case .exposed(let path): .exposed(path: redact(path))
        case .noDatabase(let directory): .noDatabase(directory: redact(directory))
        case .databaseMissing(let directory): .databaseMissing(directory: redact(directory))
        case .needsUpdate(let directory): .needsUpdate(directory: redact(directory))
        case .inUse(let directory): .inUse(directory: redact(directory))
        case .replaced(let directory): .replaced(directory: redact(directory))
        case .database(let problem):
            .database(
                DatabaseProblem(
                    problem.kind, operation: problem.operation, place: redact(problem.place), detail: problem.detail))
        case .ambiguousProfile(let name): .ambiguousProfile(name: redact(name))
        case .unexpected(let words): .unexpected(redact(words))
        case .newerFormat, .record, .missing, .profileInUse, .remoteIDTooLong, .password, .onlyVisibleProfile,
            .noFileWatch:
            self
        }
    }
}

extension ConnectionProblem: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> ConnectionProblem {
        switch self {
        case .offline(let reason): .offline(reason: redact(reason))
        case .cannotStore(let error): .cannotStore(error.redacted(redact))
        case .cannotListen(let problem): .cannotListen(problem.redacted(redact))
        }
    }
}

extension OpeningProblem: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> OpeningProblem {
        switch self {
        case .unknownKind(let link): .unknownKind(redact(link))
        case .noProgram(let program, let address): .noProgram(redact(program), address: redact(address))
        case .notStarted(let program, let address, let reason):
            .notStarted(program: redact(program), address: redact(address), reason: reason)
        }
    }
}

extension FileMistake: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> FileMistake {
        FileMistake(
            file: file.redacted(redact), line: line, column: column, finding: redact(finding),
            suggestion: suggestion.redacted(redact))
    }
}

extension SettingsProblem: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> SettingsProblem {
        switch self {
        case .notWritable(let path, let reason): .notWritable(path: redact(path), reason: reason)
        case .busy(let path): .busy(path: redact(path))
        case .keptAside(let path): .keptAside(path: redact(path))
        }
    }
}

extension LaunchProblem {
    fileprivate func redacted(_ redact: (String) -> String) -> LaunchProblem {
        switch self {
        case .networkFileSystem(let path, let kind): .networkFileSystem(path: redact(path), kind: kind)
        case .littleSpace(let path, let free, let needed): .littleSpace(path: redact(path), free: free, needed: needed)
        case .earlyEnds, .canceled: self
        }
    }
}
