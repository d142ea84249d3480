import Loop
import Messenger
import TerminalDOM

// The files that are sent with the draft.
extension Conversation {
    /// More files than these aren't sent at once.
    static let mostAttachments = 20

    /// The path that is being typed, where a file can be attached.
    var pathCompletion: PathCompletion? {
        guard chat.condition.canSend, target?.purpose != .edit else { return nil }
        return PathCompletion(in: composer)
    }

    /// Looks for the files that complete a path.
    func findPaths(for typed: String, _ shared: Shared) -> [Work] {
        guard shared.capabilities.contains(.files), foundPaths?.typed != typed else { return [] }
        return [.perform(.file(.findPaths(typed, in: chat.id)), id: .findPaths)]
    }

    /// Takes the files and folders that complete a path.
    mutating func takePaths(_ found: FoundPaths, _ shared: Shared) -> Outcome<Action> {
        guard pathCompletion?.typed == found.typed else { return Outcome() }
        foundPaths = found
        let submits = submitsPath
        submitsPath = false
        // A part of a name may mean several files.
        let isExact = found.all.first.map { $0.text == found.typed } ?? true
        return submits && isExact ? submit(shared) : Outcome()
    }

    /// Completes the path, or attaches the files that it names.
    mutating func take(_ path: FoundPath, _ shared: Shared) -> Outcome<Action> {
        guard let completion = pathCompletion else { return Outcome() }
        if path.isFolder {
            composer.replace(completion.range, with: EditableText(path.text))
            return noteWritten(shared)
        }
        let paths = path.paths.prefix(max(0, Self.mostAttachments - attachments.count))
        let refused: [Intent] =
            paths.count < path.paths.count ? [.problem(.attaching(.tooMany(limit: Self.mostAttachments)))] : []
        guard !paths.isEmpty else { return Outcome(intents: refused) }
        // The path stays in the field until the files are known to be readable.
        return Outcome(
            effects: [
                .perform(
                    .file(.attach(Array(paths), typed: completion.typed, in: chat.id, limit: shared.fileLimit)))
            ], intents: refused)
    }

    /// Attaches files instead of the path that named them.
    mutating func attach(_ files: [DraftAttachment], typed: String, _ strings: any Strings) -> Outcome<Action> {
        guard chat.condition.canSend, target?.purpose != .edit else { return Outcome() }
        if let completion = pathCompletion, completion.typed == typed {
            composer.replace(completion.range, with: EditableText())
        }
        foundPaths = nil
        let known = Set(attachments.map(\.path))
        if let file = files.first, files.allSatisfy({ known.contains($0.path) }) {
            return Outcome(intents: [.notice(strings.isAttached(file.name))])
        }
        let new = files.filter { !known.contains($0.path) }.prefix(max(0, Self.mostAttachments - attachments.count))
        return changeAttachments { $0.attach(Array(new)) }
    }

    /// Begins the path of a file to attach, or writes one that was given with the command.
    mutating func beginPath(_ shared: Shared, _ path: String = "") -> Outcome<Action> {
        guard shared.capabilities.contains(.files) else {
            return Outcome(intents: [.problem(.service(.unsupported(.files)))])
        }
        guard target?.purpose != .edit else { return Outcome(intents: [.notice(shared.strings.cannotAttachToEdit())]) }
        let isAfterWord = composer.cursor > 0 && !composer.characters[composer.cursor - 1].isWhitespace
        var text = isAfterWord ? " ~/" : "~/"
        if !path.isEmpty {
            composer.apply(.selectAll)
            text = PathCompletion.isPath(path) || path.hasPrefix("/") ? path : "./\(path)"
        }
        let outcome = write(.insert(text), shared)
        begunPath = pathCompletion?.range.lowerBound
        submitsPath = !path.isEmpty && begunPath != nil
        return Outcome(intents: [.focus(.composer)]) + outcome
    }

    /// True if the path of a file to attach was begun, and nothing was added to it.
    var isPathOnlyBegun: Bool {
        pathCompletion.map { $0.range.lowerBound == begunPath && $0.typed == "~/" } ?? false
    }

    /// Removes the path that was begun to attach a file, if nothing was added to it. Returns false if something was.
    mutating func endPath() -> Bool {
        guard isPathOnlyBegun, let completion = pathCompletion else { return false }
        composer.replace(completion.range, with: EditableText())
        begunPath = nil
        foundPaths = nil
        return true
    }

    /// Removes a file, or the selected one. Undoing brings it back.
    mutating func removeAttachment(_ index: Int? = nil) -> Outcome<Action> {
        let index = index ?? selectedAttachment
        var removed: DraftAttachment?
        let outcome = changeAttachments { removed = $0.removeAttachment(index) }
        removedAttachment = removed.map { RemovedAttachment(file: $0, index: index) }
        return outcome
    }

    /// Attaches the file again that was removed last; nil if there's none.
    mutating func restoreAttachment() -> Outcome<Action>? {
        removedAttachment.map { removed in changeAttachments { $0.insertAttachment(removed.file, at: removed.index) } }
    }

    /// Asks whether to send a path as a text when there's no file.
    func ask(aboutPath path: String, _ strings: any Strings) -> Outcome<Action> {
        Outcome(intents: [
            .present(
                .confirmation(
                    Confirmation(
                        strings.noFileAt(path), help: "",
                        answers: [
                            Confirmation.Answer(label: strings.keepEditing(), intents: [.close]),
                            Confirmation.Answer(
                                label: strings.sendAsMessage(), intents: [.close, .command(.sendAsText)]),
                        ])))
        ])
    }

    /// The path that is the whole text, unless the user has closed its suggestions; nil if there's none.
    private func wholePath(_ shared: Shared) -> String? {
        guard shared.capabilities.contains(.files), closedSuggestions != 0, let completion = pathCompletion,
            completion.range == 0..<composer.characters.count
        else { return nil }
        return completion.typed
    }

    /// Takes Enter behind a path to which there are no suggestions; nil if the text isn't one.
    mutating func submitPath(_ shared: Shared) -> Outcome<Action>? {
        submitsPath = false
        guard let path = wholePath(shared) else { return nil }
        // After dropping a file, Enter can come before its suggestion. It must not send the path.
        submitsPath = foundPaths?.typed != path
        if submitsPath { return Outcome(effects: findPaths(for: path, shared)) }
        // It may be there the next time.
        foundPaths = nil
        return ask(aboutPath: path.harmlessName, shared.strings)
    }

    /// Selects the file so many places further down, whose caption is in the field then.
    mutating func moveAttachment(by places: Int) -> Outcome<Action> {
        let last = attachments.count - 1
        return changeAttachments { $0.selectAttachment(min(max($0.selectedAttachment + places, 0), last)) }
    }

    /// Changes the files of the draft. While a message is edited, the field isn't the draft's.
    mutating func changeAttachments(_ change: (inout Draft) -> Void) -> Outcome<Action> {
        guard target?.purpose != .edit else { return Outcome() }
        var changed = draft
        changed.cursor = composer.cursor
        removedAttachment = nil
        change(&changed)
        put(changed)
        return Outcome(effects: [.after(Self.draftPause, .draftDue, id: .saveDraft)])
    }

    /// Puts the text and the files of a draft into the field.
    mutating func put(_ draft: Draft) {
        attachments = draft.attachments
        selectedAttachment = draft.selectedAttachment
        guard draft.text != composer.styledText else { return }
        setComposer(EditableText(draft.text))
        composer.apply(.place(draft.cursor))
    }

    /// The name of the selected message if it's on its way and has a file.
    var selectedSending: TransactionID? {
        guard timeline.marked.isEmpty else { return nil }
        return timeline.outgoing.first { $0.message.id == timeline.selection && $0.message.content.attachment != nil }
            .flatMap { $0.message.transaction.map { TransactionID($0.rawValue) } }
    }
}
