import Loop
import Messenger
import TerminalDOM

// The files that are sent with the draft.
extension Composer {
    /// The number of files that can still be attached. What is being recorded has its place already.
    var attachmentRoom: Int { max(0, draft.attachmentRoom - (recording == nil ? 0 : 1)) }
    private static let tooManyAttachments = Intent.problem(.attaching(.tooMany(limit: Draft.mostAttachments)))

    /// True if the text changes a message.
    var isEdit: Bool { target?.purpose == .edit }

    /// The reason that no file can be attached now; nil if one can.
    func obstacleToAttaching(_ shared: Shared) -> Problem? {
        guard shared.capabilities.contains(.files) else { return .service(.unsupported(.files)) }
        guard !isEdit else { return .attaching(.editing) }
        return attachmentRoom > 0 ? nil : .attaching(.noRoom(limit: Draft.mostAttachments))
    }

    /// The path that is being typed, where a file can be attached.
    func pathCompletion(_ around: Surroundings) -> PathCompletion? {
        guard around.canWrite, !isEdit else { return nil }
        return PathCompletion(
            in: field, begun: begunPath?.isDeclined == false ? begunPath?.offset : nil, paste: pathPaste)
    }

    /// Looks for the files that complete a path.
    func findPaths(for typed: String, _ around: Surroundings, _ shared: Shared) -> [Work] {
        guard shared.capabilities.contains(.files), foundPaths?.typed != typed else { return [] }
        return [.perform(.file(.findPaths(typed, in: chat)), id: .findPaths)]
    }

    /// Takes the files and folders that complete a path.
    mutating func takePaths(_ found: FoundPaths, _ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        guard pathCompletion(around)?.typed == found.typed else { return Outcome() }
        foundPaths = found
        let submits = submitsPath
        submitsPath = false
        // A part of a name may mean several files.
        let isExact = found.all.first.map { $0.text == found.typed } ?? true
        guard submits, isExact || sendsDespite(suggestions(around), around) else { return Outcome() }
        return submit(around, shared)
    }

    /// Completes the path, or attaches the files that it names.
    mutating func take(_ path: FoundPath, _ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        guard let completion = pathCompletion(around) else { return Outcome() }
        if path.isFolder {
            field.replace(completion.range, with: EditableText(path.text))
            return noteWritten(around, shared)
        }
        if let obstacle = obstacleToAttaching(shared) { return Outcome(intents: [.problem(obstacle)]) }
        let paths = path.paths.prefix(attachmentRoom)
        let refused = paths.count < path.paths.count ? [Self.tooManyAttachments] : []
        // The path stays in the field until the files are known to be readable.
        return Outcome(
            effects: [
                .perform(
                    .file(.attach(Array(paths), typed: completion.typed, in: chat, limit: shared.fileLimit)))
            ], intents: refused)
    }

    /// Attaches files instead of the path that named them.
    mutating func attach(
        _ files: [DraftAttachment], typed: String, _ around: Surroundings, _ strings: any Strings
    ) -> Outcome<Action> {
        // A typed path is still in the text that an edit has interrupted.
        guard around.canWrite, !isEdit || typed.isEmpty else { return Outcome() }
        if let completion = pathCompletion(around), completion.typed == typed { remove(completion) }
        foundPaths = nil
        let attachments = draft.attachments
        // By bytes, because names with the same characters can be two files.
        var known = Set(attachments.map { Array($0.path.utf8) })
        let new = files.filter { known.insert(Array($0.path.utf8)).inserted }
        if new.isEmpty, let file = files.first { return Outcome(intents: [.notice(strings.isAttached(file.name))]) }
        let taken = Array(new.prefix(attachmentRoom))
        let refused = taken.count < new.count ? [Self.tooManyAttachments] : []
        return Outcome(effects: changeDraft { $0.attach(taken) }, intents: refused)
    }

    /// Begins the path of a file to attach, or writes one that was given with the command.
    mutating func beginPath(_ around: Surroundings, _ shared: Shared, _ path: String = "") -> Outcome<Action> {
        if let obstacle = obstacleToAttaching(shared) { return Outcome(intents: [.problem(obstacle)]) }
        if path.isEmpty {
            if let reopened = reopenPath(around, shared) { return reopened }
            // What is selected stays: the path comes behind it.
            if let selection = field.selection { field.apply(.place(selection.upperBound)) }
        }
        let isAfterWord = field.cursor > 0 && !field.characters[field.cursor - 1].isWhitespace
        var text = isAfterWord ? " ~/" : "~/"
        if path.isEmpty {
            // Nothing that was pasted before goes on here.
            pathPaste = nil
            let isFirst = field.characters[..<field.cursor].allSatisfy(\.isWhitespace)
            begunPath = BegunPath(
                offset: isFirst ? 0 : field.cursor + (isAfterWord ? 1 : 0), hasOwnBlank: isAfterWord)
        } else {
            field.apply(.selectAll)
            text = PathCompletion.isPath(path) || path.hasPathPrefix("/") ? path : "./\(path)"
        }
        let outcome = write(.insert(text), around, shared)
        if path.isEmpty {
            pathPaste = nil
        } else {
            begunPath = pathCompletion(around).map { BegunPath(offset: $0.range.lowerBound) }
        }
        submitsPath = !path.isEmpty && begunPath != nil
        return Outcome(intents: [.focus(.composer)]) + outcome
    }

    /// Goes on with the path before the cursor if it was begun already, or if its suggestions were closed; nil otherwise.
    private mutating func reopenPath(_ around: Surroundings, _ shared: Shared) -> Outcome<Action>? {
        var reopened = self
        reopened.begunPath?.isDeclined = false
        reopened.pathPaste?.isDeclined = false
        let isClosed = closedSuggestions != nil || reopened != self
        guard let path = reopened.pathCompletion(around),
            [begunPath?.offset, closedSuggestions].contains(path.range.lowerBound) || isClosed && path.endsInPaste,
            // Behind a blank, another one is wanted.
            !isClosed || path.typed.last?.isWhitespace == false
        else { return nil }
        self = reopened
        if begunPath?.offset != path.range.lowerBound { begunPath = BegunPath(offset: path.range.lowerBound) }
        closedSuggestions = nil
        return Outcome(effects: followSuggestions(around, shared), intents: [.focus(.composer)])
    }

    /// Removes a path from the text.
    private mutating func remove(_ path: PathCompletion) {
        let hasOwnBlank = begunPath?.offset == path.range.lowerBound && begunPath?.hasOwnBlank == true
        field.replace(path.range.lowerBound - (hasOwnBlank ? 1 : 0)..<path.range.upperBound, with: EditableText())
        begunPath = nil
        pathPaste = nil
    }

    /// True if the path of a file to attach was begun, and only its beginning is there.
    func isPathOnlyBegun(_ around: Surroundings, _ beginnings: [String] = ["~/"]) -> Bool {
        guard let begunPath, let completion = pathCompletion(around) else { return false }
        return completion.range.lowerBound == begunPath.offset && beginnings.contains(completion.typed)
    }

    /// The beginning of a path that Escape removes: the one that Ctrl-O writes, or one that has replaced it.
    static let pathBeginnings = ["~/", "~", "/"]

    /// Selects the path that was begun to attach a file, because another one is about to replace it, as in the dialogs for
    /// files.
    mutating func selectBegunPath(_ around: Surroundings) {
        guard isPathOnlyBegun(around), let range = pathCompletion(around)?.range else { return }
        field.apply(.place(range.lowerBound))
        field.apply(.place(range.upperBound, selecting: true))
    }

    /// Removes the path that was begun to attach a file, if nothing was added to it. Returns false if something was.
    mutating func endPath(_ around: Surroundings) -> Bool {
        guard isPathOnlyBegun(around, Self.pathBeginnings), let completion = pathCompletion(around) else {
            return false
        }
        remove(completion)
        foundPaths = nil
        return true
    }

    /// Removes a file, or the selected one. Asks first if that would lose its caption, or a file that Confab made, such as a
    /// recording or a pasted text.
    mutating func removeAttachment(at index: Int? = nil, _ strings: any Strings) -> Outcome<Action> {
        let index = index ?? selectedAttachment
        guard attachments.indices.contains(index) else { return Outcome() }
        let file = draft.captionedAttachments[index]
        // The caption of the only file stays in the field.
        let losesCaption = attachments.count > 1 && !file.caption.plain.allSatisfy(\.isWhitespace)
        guard losesCaption || file.isMadeByConfab else { return discardAttachment(file.path) }
        let discard = [Intent.close, .compose(.attachmentDiscarded(path: file.path))]
        let title = losesCaption ? strings.discardAttachment() : strings.discardOnlyCopy()
        let question =
            file.recording == nil
            ? Confirmation(discarding: title, strings, discard: discard)
            : Confirmation(
                discarding: strings.discardRecording(), keep: strings.keepRecording(), strings, discard: discard)
        // The question is about the file that is marked.
        return changeAttachments { $0.selectAttachment(index) }
            + Outcome(intents: [.present(.confirmation(question))])
    }

    /// Removes a file with its caption.
    mutating func discardAttachment(_ path: String) -> Outcome<Action> {
        guard let index = attachments.firstIndex(where: { $0.path == path }) else { return Outcome() }
        return changeAttachments { $0.removeAttachment(index) }
    }

    /// Asks whether to send a path as a text or caption when it can't be attached.
    private func ask(about unfit: FoundPaths.Unfit, _ strings: any Strings) -> Outcome<Action> {
        let path = unfit.path.harmlessName
        return Outcome(intents: [
            .present(
                .confirmation(
                    Confirmation(
                        unfit.isFolder ? strings.isFolder(path) : strings.noFileAt(path),
                        help: unfit.isFolder ? strings.folderHelp() : "",
                        answers: [
                            Confirmation.Answer(label: strings.keepEditing(), intents: [.close]),
                            Confirmation.Answer(
                                label: attachments.isEmpty ? strings.sendAsMessage() : strings.sendAsCaption(),
                                intents: [.close, .command(.sendAsText)]),
                        ])))
        ])
    }

    /// Takes Enter behind a path to which there are no suggestions; nil if the text isn't one.
    mutating func submitPath(_ around: Surroundings, _ shared: Shared) -> Outcome<Action>? {
        submitsPath = false
        guard shared.capabilities.contains(.files), let path = pathCompletion(around),
            path.range.lowerBound != closedSuggestions
        else { return nil }
        let isAlone = path.origin == .alone && path.range.upperBound == field.characters.count
        guard isAlone || path.origin == .pastedBehindWords else { return nil }
        // After dropping a file, Enter can come before its suggestion. It must not send the path.
        submitsPath = foundPaths?.typed != path.typed
        if submitsPath { return Outcome(effects: findPaths(for: path.typed, around, shared)) }
        let unfit = foundPaths?.unfit
        // Among words, a path without a file is one that the user writes about, unless there are several.
        let areSeveral = PastedPath.candidates(path.typed, home: "") == nil
        guard isAlone || areSeveral && unfit != nil else { return nil }
        // It may be there the next time.
        foundPaths = nil
        return ask(about: unfit ?? FoundPaths.Unfit(path.typed, isFolder: false), shared.strings)
    }

    /// Selects the file so many places further down, whose caption is in the field then.
    mutating func moveAttachment(by places: Int) -> Outcome<Action> {
        let last = attachments.count - 1
        return changeAttachments { $0.selectAttachment(min(max($0.selectedAttachment + places, 0), last)) }
    }

    /// Changes the files above the field. While a message is edited, there are none.
    mutating func changeAttachments(_ change: (inout Draft) -> Void) -> Outcome<Action> {
        isEdit ? Outcome() : Outcome(effects: changeDraft(change))
    }

    /// Puts the text and the files of a draft into the field.
    mutating func put(_ draft: Draft) {
        attachments = draft.attachments
        selectedAttachment = draft.selectedAttachment
        guard draft.text != field.styledText else { return }
        setField(EditableText(draft.text))
        field.apply(.place(draft.cursor))
    }
}
