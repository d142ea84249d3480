import Messenger

extension Problem {
    /// A problem of every kind, with `text` for every name, path, and other people's words, and `number` for every number.
    static func every(_ text: String, _ number: Int) -> [Problem] {
        let small = Int32(clamping: number)
        let connections: [ConnectionProblem] = [
            .offline(reason: text), .cannotStore(.unreachable(text)), .cannotListen(.replaced(directory: text)),
            .cannotListen(.unexpected(text)),
        ]
        let links: [LinkTextProblem] = [.empty, .noLink, .malformed, .several, .tooLong(characters: number)]
        let settings: [SettingsProblem] = [
            .notWritable(path: text, reason: text), .busy(path: text), .keptAside(path: text),
        ]
        let setAside: [SetAsideReason] = [
            .record(.damaged(table: text, finding: text)),
            .record(.newer(table: text, format: number, known: number)),
            .unknownForm, .unusableName, .refused(.unreachable(text)), .notStored(.unexpected(text)),
        ]
        let refused = Array(
            repeating: RefusedInvitation(name: text, reason: .service(.unreachable(text))), count: min(number, 12))
        let others: [Problem] = [
            .opening(.unknownKind(text)), .opening(.noProgram(text, address: text)),
            .opening(.notStarted(program: text, address: text, reason: text)),
            .file(FileMistake(file: text, line: number, column: number, finding: text, suggestion: text)),
            .file(FileMistake(file: nil, finding: text)), .moreMistakes(number), .tagDeleted, .noFileWatch,
            .profile(.busy(name: text, process: small)), .profile(.onlyVisible), .notInvited(refused, to: text),
            .notKept(.settings(.busy(path: text))),
        ]
        let pictures: [PictureProblem] = [
            .noProgram, .noFile, .notAFile, .unreadable(reason: text), .tooLarge(bytes: number, limit: number),
            .noImage, .truncated, .tooManyPixels(width: number, height: number), .notDecoded,
            .tookTooLong(seconds: number), .badOutput, .programFailed(reason: text),
        ]
        let saving: [SavingProblem] = [
            .noFile(name: text), .unreadable(name: text, reason: text), .notWritable(path: text, reason: text),
        ]
        let attaching: [AttachingProblem] = [
            .noFile(path: text), .folder(path: text), .notAFile(path: text), .unreadable(path: text, reason: text),
            .empty(path: text), .tooLarge(path: text, bytes: Int64(number), limit: Int64(number)), .changed(path: text),
            .canceled(path: text), .notStored(path: text, .replaced(directory: text)), .tooMany(limit: number),
            .noProgram(.camera, program: text), .noPicture(.clipboard, program: text, reason: text),
            .noRoom(limit: number), .editing,
        ]
        let editor: [EditorProblem] = [
            .noEditor, .notWritable(path: text, reason: text), .ended(editor: text, status: number),
            .killed(editor: text, signal: number), .unreadable(path: text, reason: text), .notText(path: text),
            .tooLong(path: text, limit: number), .ended(editor: text, status: number, kept: text),
            .killed(editor: text, signal: number, kept: text),
        ]
        let voices: [VoiceProblem] = [
            .noProgram(.recorder, program: text), .noProgram(.player, program: "ffplay"),
            .noProgram(.decoder, program: text), .noCommand(.player),
            .notStarted(.recorder, program: text, reason: text), .notStarted(.decoder, program: text, reason: text),
            .failed(.recorder, program: text, reason: text), .failed(.player, program: text, reason: ""),
            .cutShort(program: text, reason: text), .cutShort(program: text, reason: ""),
            .recordedNothing(program: text, seconds: number), .recordedTooMuch(program: text, limit: Int64(number)),
            .tooShort, .notDecoded(program: text), .altered(file: text), .notStored(.replaced(directory: text)),
            .storedLater(.replaced(directory: text)), .waitsForRoom(limit: number),
        ]
        var all = others
        all += voices.map(Problem.voice)
        all += editor.map(Problem.editor)
        all += pictures.map(Problem.picture)
        all += saving.map(Problem.saving)
        all += attaching.map(Problem.attaching)
        all += ServiceError.every(text, number).map(Problem.service)
        all += StorageProblem.every(text, number).map(Problem.storage)
        all += [
            .launch(.networkFileSystem(path: text, kind: "NFS")),
            .launch(.littleSpace(path: text, free: Int64(number), needed: 100)), .launch(.earlyEnds(count: number)),
            .launch(.canceled(holder: nil)), .launch(.canceled(holder: Int32(truncatingIfNeeded: number))),
        ]
        all += CodeProblem.every(text, number).map(Problem.code)
        all += NameProblem.every(number).map(Problem.name)
        all += connections.map(Problem.connection)
        all += links.map(Problem.linkText)
        all += settings.map(Problem.settings)
        all += setAside.map(Problem.setAside)
        return all
    }
}

extension NameProblem {
    static func every(_ number: Int) -> [NameProblem] {
        [
            .empty, .tooLong(characters: number, limit: number), .tooComplex(bytes: number, limit: number), .inviteLink,
        ]
    }
}

extension CodeProblem {
    static func every(_ text: String, _ number: Int) -> [CodeProblem] {
        [
            .noReader, .noName, .severalFiles, .noFile(text), .folder(text), .notAFile(text),
            .unreadable(text, reason: text), .tooLarge(text, bytes: number, limit: number), .noImage(text),
            .damaged(text), .noCode(text), .noLink(text, codes: number), .tookTooLong(seconds: number),
            .readerFailed(text),
        ]
    }
}

extension ServiceError {
    static func every(_ text: String, _ number: Int) -> [ServiceError] {
        let links: [LinkRefusal] = [.unknown, .used, .usedByYou(ChatID(1), name: text), .own, .expired]
        let tags: [TagProblem] = [.nameTaken, .emojiTaken, .notAnEmoji]
        let unfit: [UnfitRequest] = [
            .transactionName, .tagsChanged, .noLink, .noContactRequest, .cannotHaveTags, .cannotBeMuted, .notPinned,
            .hasNoReports, .hasNoAlias, .nothingToClear, .notAConversation, .notAContact, .notAGroup, .notPending,
            .notJoined, .knowsRandomName(name: text), .groupKnowsRandomName(name: text), .wasMemberByName, .unsendable,
            .unchangeable, .messageDeleted, .notSent, .notYourMessage, .yourMessage, .notEditable,
            .tooLateToEdit(hours: number), .tooManyEdits(limit: number), .notAReaction,
            .tooManyReactions(limit: number), .incompletePoll, .notAnAnswer, .pollEnded, .noModerators,
        ]
        let conditions: [ChatCondition] = [.needsAccepting, .invited, .left, .removed, .blocked, .connecting, .ended]
        var all: [ServiceError] = [
            .offline, .rateLimited(wait: nil), .rateLimited(wait: .seconds(number)), .closed,
            .profileInUse(process: nil), .profileInUse(process: Int32(clamping: number)), .emptyMessage,
            .tooLarge(bytes: number, limit: number), .fileGone(name: text), .unreachable(text),
            .nothingDone(chats: number, refused: text, .unreachable(text)),
            .nothingDone(chats: number, refused: "", .offline), .storage(.unexpected(text)),
        ]
        all += ServiceCapability.allCases.map(ServiceError.unsupported)
        all += MemberRole.allCases.map(ServiceError.notAllowed)
        all += NameProblem.every(number).flatMap { [ServiceError.name($0), ServiceError.tag(.name($0))] }
        all += tags.map(ServiceError.tag)
        all += links.map(ServiceError.link)
        all += unfit.map(ServiceError.unfit)
        all += conditions.map(ServiceError.cannotSend)
        all += StoredThing.every.map(ServiceError.notFound)
        return all
    }
}

extension StoredThing {
    static let every: [StoredThing] = [
        .profile(ProfileID(1)), .contact(ContactID(1)), .group(GroupID(1)), .member(MemberID(1)), .chat(ChatID(1)),
        .message(MessageID(1)), .tag(TagID(1)), .link(LinkID(1)), .invitation(ChatID(1)),
    ]
}

extension StorageProblem {
    static func every(_ text: String, _ number: Int) -> [StorageProblem] {
        let directories: [DirectoryProblem] = [
            .system(text), .emptyPath, .notADirectory, .inTheWay, .locked, .notMovedAside(text),
        ]
        let kinds: [DatabaseProblem.Kind] = [
            .diskFull, .noPermission, .readOnly, .noDirectory,
            .cutShort(expected: Int64(number), actual: Int64(number)),
            .damaged,
            .mustReopen, .incompatible, .notAFile, .lockFileLost, .inUse, .bug(text),
        ]
        let passwords: [PasswordProblem] = [.empty, .tooLong(limit: number), .notHashed(text)]
        var all: [StorageProblem] = [
            .notReadable(path: text), .notWritable(path: text), .exposed(path: text), .noDatabase(directory: text),
            .databaseMissing(directory: text), .needsUpdate(directory: text), .inUse(directory: text),
            .replaced(directory: text), .newerFormat(found: number, known: number),
            .record(.newer(table: text, format: number, known: number)),
            .record(.damaged(table: text, finding: text)),
            .profileInUse(process: nil), .profileInUse(process: Int32(clamping: number)), .ambiguousProfile(name: text),
            .remoteIDTooLong, .onlyVisibleProfile, .noFileWatch(reason: text), .unexpected(text),
        ]
        all += directories.map { StorageProblem.directory(path: text, $0) }
        all += passwords.map(StorageProblem.password)
        all += StoredThing.every.map(StorageProblem.missing)
        for kind in kinds {
            all.append(.database(DatabaseProblem(kind, operation: text, place: text)))
            all.append(.database(DatabaseProblem(kind, operation: text, place: text, detail: text)))
        }
        return all
    }
}
