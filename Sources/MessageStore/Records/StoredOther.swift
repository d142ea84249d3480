internal import FoundationEssentials
internal import Messenger

extension StoredTag {
    init(_ tag: ChatTag) {
        self.init()
        name = tag.name
        if let emoji = tag.emoji { self.emoji = emoji }
        order = Int64(tag.order)
    }

    func value(_ id: TagID, of profile: ProfileID) -> ChatTag {
        ChatTag(id: id, profile: profile, name: name, emoji: hasEmoji ? emoji : nil, order: Int(clamping: order))
    }
}

extension StoredDraft {
    init(_ draft: Draft) {
        self.init()
        text = draft.text.plain
        if !draft.text.runs.isEmpty { mentions = draft.text.runs.map(StoredStyleRun.init) }
        cursor = Int64(draft.cursor)
        if let quoting = draft.quoting { self.quoting = quoting.rawValue }
        attachments = draft.attachments.map(StoredDraftAttachment.init)
        selectedAttachment = UInt32(clamping: draft.selectedAttachment)
        if let edit = draft.edit { self.edit = StoredDraftEdit(edit) }
        changedAt = draft.changedAt.milliseconds
    }

    func value(_ chat: ChatID) -> Draft {
        let attachments = paths.map { DraftAttachment($0) } + self.attachments.map(\.value)
        let text = StyledText(self.text, runs: mentions.compactMap(\.value))
        var draft = Draft(
            chat: chat, text: text, cursor: Int(clamping: cursor), quoting: hasQuoting ? MessageID(quoting) : nil,
            attachments: attachments, selectedAttachment: min(Int(selectedAttachment), max(0, attachments.count - 1)),
            edit: hasEdit ? edit.value : nil, changedAt: Timestamp(milliseconds: changedAt))
        if hasEditing {
            draft.edit = Draft.Edit(of: MessageID(editing), to: text, cursor: draft.cursor)
            draft.text = .empty
            draft.cursor = 0
        }
        return draft
    }
}

extension StoredDraftEdit {
    init(_ edit: Draft.Edit) {
        self.init()
        message = edit.message.rawValue
        text = edit.text.plain
        mentions = edit.text.runs.map(StoredStyleRun.init)
        cursor = Int64(edit.cursor)
    }

    var value: Draft.Edit {
        Draft.Edit(
            of: MessageID(message), to: StyledText(text, runs: mentions.compactMap(\.value)),
            cursor: Int(clamping: cursor))
    }
}

extension StoredDraftAttachment {
    init(_ file: DraftAttachment) {
        self.init()
        path = file.path
        if let givenName = file.givenName { name = givenName }
        mediaType = file.mediaType
        byteCount = file.byteCount
        pixelWidth = Int64(file.pixelWidth)
        pixelHeight = Int64(file.pixelHeight)
        caption = file.caption.plain
        mentions = file.caption.runs.map(StoredStyleRun.init)
        if let recording = file.recording {
            seconds = Int64(recording.seconds)
            levels = Data(recording.levels)
        }
    }

    var value: DraftAttachment {
        DraftAttachment(
            path, givenName: hasName ? name : nil, mediaType: mediaType, byteCount: byteCount,
            pixelWidth: Int(clamping: pixelWidth), pixelHeight: Int(clamping: pixelHeight),
            caption: StyledText(caption, runs: mentions.compactMap(\.value)),
            recording: hasSeconds ? Recorded(seconds: Int(clamping: seconds), levels: Array(levels)) : nil)
    }
}

extension StoredChanges {
    init(_ changes: ChangeSet) {
        self.init()
        needsReload = changes.needsReload
        // A reader that reloads everything needs no names.
        if changes.needsReload { return }
        profiles = changes.profiles.map(\.rawValue)
        contacts = changes.contacts.map(\.rawValue)
        groups = changes.groups.map(\.rawValue)
        members = changes.members.map(\.rawValue)
        chats = changes.chats.map(\.rawValue)
        messages = changes.messages.map { chat, range in
            var stored = StoredMessageRange()
            stored.chat = chat.rawValue
            stored.oldest = range.oldest.rawValue
            stored.newest = range.newest.rawValue
            return stored
        }
        receipts = changes.receipts.map(\.rawValue)
        tags = changes.tags.map(\.rawValue)
        mailboxes = changes.mailboxes.map(\.rawValue)
    }

    var value: ChangeSet {
        var changes = ChangeSet()
        changes.needsReload = needsReload
        changes.profiles = Set(profiles.map { ProfileID($0) })
        changes.contacts = Set(contacts.map { ContactID($0) })
        changes.groups = Set(groups.map { GroupID($0) })
        changes.members = Set(members.map { GroupID($0) })
        changes.chats = Set(chats.map { ChatID($0) })
        for range in messages {
            let positions = PositionRange(MessagePosition(range.oldest), MessagePosition(range.newest))
            changes.noteMessages(of: ChatID(range.chat), positions)
        }
        changes.receipts = Set(receipts.map { ChatID($0) })
        changes.tags = Set(tags.map { ProfileID($0) })
        changes.mailboxes = Set(mailboxes.map { ProfileID($0) })
        return changes
    }
}
