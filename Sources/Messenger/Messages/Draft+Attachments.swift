// The files of a draft. The text in the field belongs to one of them at a time.
extension Draft {
    /// More files than these aren't sent at once.
    package static let mostAttachments = 20

    /// The number of files that can still be attached.
    package var attachmentRoom: Int { max(0, Self.mostAttachments - attachments.count) }

    /// The files, each with its caption.
    package var captionedAttachments: [DraftAttachment] {
        var all = attachments
        if all.indices.contains(selectedAttachment) { all[selectedAttachment].caption = text }
        return all
    }

    /// Adds files at the end. What was written so far is the caption of the first file; the next thing that is written is
    /// the caption of the last one.
    package mutating func attach(_ files: [DraftAttachment]) {
        guard !files.isEmpty else { return }
        let isFirst = attachments.isEmpty
        attachments += files
        if isFirst { selectedAttachment = 0 } else { selectAttachment(attachments.count - 1) }
    }

    /// Puts the caption of another file into the field.
    package mutating func selectAttachment(_ index: Int) {
        guard attachments.indices.contains(index), index != selectedAttachment else { return }
        attachments = captionedAttachments
        showCaption(of: index)
    }

    /// Removes a file with its caption. That of the only file stays as a text without a file.
    package mutating func removeAttachment(_ index: Int) {
        guard attachments.indices.contains(index) else { return }
        if attachments.count == 1 {
            selectedAttachment = 0
            attachments = []
            return
        }
        let selected = index < selectedAttachment ? selectedAttachment - 1 : selectedAttachment
        attachments = captionedAttachments
        attachments.remove(at: index)
        showCaption(of: min(selected, attachments.count - 1))
    }

    private mutating func showCaption(of index: Int) {
        selectedAttachment = index
        text = attachments[index].caption
        cursor = text.plain.count
        attachments[index].caption = .empty
    }

    /// The drafts of the messages that it's sent as: one for each file, or one for the text.
    package var parts: [Draft] {
        guard !attachments.isEmpty else { return [self] }
        return captionedAttachments.enumerated().map { index, file in
            var part = self
            part.text = file.caption
            part.attachments = [file]
            part.attachments[0].caption = .empty
            part.selectedAttachment = 0
            if index > 0 { part.quoting = nil }
            return part
        }
    }

    /// Returns what is left of it after one of its ``parts`` was sent. A file that was attached since stays, and so does what
    /// was written since for another file.
    package func without(_ sent: Draft) -> Draft {
        guard let file = sent.captionedAttachments.first else { return Draft(chat: chat, text: .empty) }
        // The same file may have been attached again.
        let index = captionedAttachments.firstIndex { $0.path == file.path && $0.caption == file.caption }
        guard let index else { return self }
        var left = self
        if attachments.count == 1 { left.text = .empty }
        left.removeAttachment(index)
        left.quoting = nil
        return left
    }

    /// Returns it with what couldn't be sent. A text comes first, and files come last, in the order in which they failed. The
    /// selected file and the place of the cursor stay.
    package func takingBack(_ unsent: Draft) -> Draft {
        var both = self
        if let file = unsent.attachments.first, let index = attachments.firstIndex(where: { $0.path == file.path }) {
            both.selectAttachment(index)
            if !both.text.plain.contains(unsent.text.plain) { both.text = unsent.text.followed(by: both.text) }
            both.selectAttachment(selectedAttachment)
        } else if attachments.isEmpty {
            both.attachments = unsent.attachments
            both.selectedAttachment = unsent.selectedAttachment
            both.text = unsent.text.followed(by: text)
        } else if unsent.attachments.isEmpty {
            both.text = unsent.text.followed(by: text)
        } else {
            both.attachments += unsent.captionedAttachments
        }
        both.quoting = quoting ?? unsent.quoting
        both.cursor = both.text.plain.count - (text.plain.count - cursor)
        return both
    }
}
