import Messenger

extension English {
    func title(_ action: MessageAction, of message: Message) -> String {
        switch action {
        case .reply: "Reply"
        case .react: "React"
        case .vote: "Vote…"
        case .endPoll: "End poll…"
        case .copy: "Copy"
        case .copyCode: "Copy code"
        case .copyLink: "Copy link"
        case .uncover: "Uncover"
        case .show: "Show picture"
        case .play: "Play or pause"
        case .open: message.content.isRecord ? "Open" : message.content.links.isEmpty ? "Open file" : "Open link"
        case .save: "Save file"
        case .download: if case .remote = message.content.attachment?.place { "Download" } else { "Download again" }
        case .forward: "Forward…"
        case .edit: message.content.isDeleted ? "Write again" : "Edit"
        case .pin: message.pin == nil ? "Pin" : "Unpin"
        case .collect: "Collect"
        case .thread: "Show replies"
        case .select: "Select"
        case .info: "Details"
        case .readers: "Show readers"
        case .report: "Report…"
        case .resend: "Resend"
        case .delete: "Delete…"
        }
    }

    func notPossible(_ action: MessageAction) -> String {
        switch action {
        case .reply: "You can't reply to this message"
        case .react: "You can't react to this message"
        case .vote: "This message has no poll to vote in"
        case .endPoll: "You can end only your own polls"
        case .copy: nothingToCopy()
        case .copyCode: noCode()
        case .copyLink: noLink()
        case .uncover: "Nothing in this message is covered"
        case .show: "This message has no picture on this machine"
        case .play: "This voice message isn't on this machine"
        case .open: "This message has no link or saved file"
        case .save: "This message has no file to save"
        case .download: "This message has no file to download"
        case .forward: "This message can't be forwarded"
        case .edit: "You can edit only your own messages, within 24 hours"
        case .pin: "This message can't be pinned"
        case .collect: "This message can't be collected"
        case .thread: "No one has replied to this message"
        case .select: "This can't be added to a selection"
        case .info: "There are no details about this"
        case .readers: "Only your own messages in groups show who has read them"
        case .report: "Only messages from others in a group can be reported"
        case .resend: "Only failed messages can be resent"
        case .delete: "This can't be deleted"
        }
    }

    func noticeIsNoMessage() -> String { "This is a notice, not a message" }
    func onlyForOneMessage() -> String { "Select just one message for this" }
    func fileSaved(_ path: String) -> String { "Saved as \(self.path(path))" }
    func opensExecutable(_ name: String) -> String { "Open \(self.name(name))?" }
    func opensExecutableHelp() -> String {
        "It may run as a program. Open it only if you trust the person who sent it."
    }
    func openAnyway() -> String { "Open anyway" }
    func isDownloading() -> String { "This file is being downloaded" }
    func isDownloaded() -> String { "This file is already on this machine" }

    func fileState(_ state: FileState) -> String {
        switch state {
        case .downloading(nil): "Downloading…"
        case .downloading(let percent?): "Downloading: \(percent)%"
        case .sending(nil): "Sending…"
        case .sending(let percent?): "Sending: \(percent)%"
        case .notDownloaded: "Not downloaded"
        case .missing: "No longer on this machine"
        }
    }

    func noCode() -> String { "This message has no code block" }
    func codeCopied() -> String { "Code copied" }
    func codeTitle() -> String { "Copy code" }
    func copyLinkTitle() -> String { "Copy which link?" }
    func notPossibleHere() -> String { "That isn't possible on this page" }
    func cover() -> String { "Cover" }
    func removeCopy() -> String { "Remove from collected" }
    func covered() -> String { "(covered)" }
    func messageTitle() -> String { "Message" }
    func subject(_ sender: String, _ words: String) -> String { "\(sender): \(words)" }
    func reactWith(_ emoji: String) -> String { "React with \(emoji)" }
    func anyEmojiTitle(_ subject: String) -> String { "React to \(subject)" }
    func anyEmojiPlaceholder() -> String { "heart, laughing, fire …" }
    func noSuchEmoji() -> String { "No emoji with that name." }
    func attachFiles(_ number: Int) -> String { "Attach \(count(number, "file", "files"))" }
    func isAttached(_ name: String) -> String { "\(self.name(name)) is already attached" }
    func noFileAt(_ path: String) -> String { "There's no file at \(self.path(path))" }
    func isFolder(_ path: String) -> String { "A folder can't be attached: \(self.path(path))" }
    func folderHelp() -> String { "Attach the files in it, or an archive of them." }
    func writeCaption() -> String { "Add a caption" }
    func spokenAttachment(_ file: DraftAttachment, isSelected: Bool) -> String {
        let caption = file.caption.isEmpty ? "" : ", “\(file.caption.plain)”"
        let what =
            file.recording.map { "voice message, \(duration($0.seconds))" }
            ?? "\(file.name.harmlessName), \(ByteCount.text(file.byteCount))"
        return "Attached\(isSelected ? ", selected" : ""): \(what)\(caption)"
    }
    func preview() -> String { "preview" }
    func writeEmojiTitle() -> String { "Insert an emoji" }
    func noRecentEmoji() -> String { "Emoji that you use appear here." }

    func emojiTab(_ tab: EmojiPicker.Tab) -> String {
        switch tab {
        case .usual: "Recent"
        case .group(.smileys): "Smileys"
        case .group(.people): "People"
        case .group(.nature): "Animals and plants"
        case .group(.food): "Food and drink"
        case .group(.travel): "Travel and places"
        case .group(.activities): "Activities"
        case .group(.objects): "Objects"
        case .group(.symbols): "Symbols"
        case .group(.flags): "Flags"
        }
    }
    func notAReply() -> String { "This message isn't a reply" }
    func noReplyToGoBackTo() -> String { "There's no reply to go back to" }
    func deletedCannotBeEdited() -> String { "A deleted message can't be edited" }
    func forwardedCannotBeEdited() -> String { "Forwarded messages can't be edited" }
    func kindCannotBeEdited() -> String { "This kind of message can't be edited" }
    func editedTooOften(_ limit: Int) -> String {
        "You've edited this message \(limit) times, the most that's possible"
    }
    func replyingTo(_ name: String) -> String { "Reply to \(name)" }
    func replyingToYourself() -> String { "Reply to yourself" }
    func editingMessage() -> String { "Edit message" }
    func editIsEmpty() -> String { "An edited message can't be empty. You can delete it instead." }
    func messagesCopied(_ number: Int) -> String { "\(count(number, "message", "messages")) copied" }
    func messagesSelected(_ number: Int) -> String { "\(grouped(number)) selected" }

    func deleteMessages(_ number: Int) -> String {
        number == 1 ? "Delete this message?" : "Delete \(grouped(number)) messages?"
    }

    func deleteMessagesHelp(_ number: Int, forEveryone: Bool) -> String {
        forEveryone ? "Others may have read \(number == 1 ? "it" : "them") already." : "Others keep their copies."
    }

    func deleteForEveryone() -> String { "Delete for everyone" }
    func deleteForMe() -> String { "Delete for me" }
    func reportTitle() -> String { "Report this message?" }
    func reportHelp() -> String { "Only the group's moderators see your report." }

    func reportReason(_ reason: Report.Reason) -> String {
        switch reason {
        case .spam: "Spam"
        case .illegal: "Illegal content"
        case .communityRules: "Breaks the rules"
        case .profile: "Inappropriate profile"
        case .other: "Another reason"
        }
    }

    func messageReported() -> String { "Report sent to the moderators" }
    func messageInfoTitle() -> String { "Message details" }
    func sentBy(_ name: String, at time: LocalTime, today: CivilDate) -> String {
        "\(name), \(dayAndTime(time, today: today))"
    }

    func protection(_ protection: Protection) -> String {
        switch protection {
        case .none: "Not end-to-end encrypted"
        case .verified: "End-to-end encrypted by a verified device"
        case .unverified: "End-to-end encrypted by an unverified device"
        }
    }

    func refusalHelp() -> String {
        "The others left or blocked you, or this chat was imported. Send them a new invite link."
    }

    func receivedBy() -> String { "Received by" }
    func readersTitle() -> String { "Readers" }
    func noReaders() -> String { "No one has read this message yet" }
    func noVoice() -> String { "This isn't a voice message" }
    func unknownReaders() -> String { "Confab doesn't know who has read this message" }
    func readBy(_ number: Int) -> String { "Read by \(grouped(number))" }
    func andMorePeople(_ number: Int) -> String { "and \(grouped(number)) more" }

    func reader(_ name: String, saysRead: Bool, at time: LocalTime?, today: CivilDate) -> String {
        let moment = [saysRead ? "read" : nil, time.map { dayAndTime($0, today: today) }].compactMap { $0 }
        return moment.isEmpty ? name : "\(name), \(moment.joined(separator: " "))"
    }

    /// The end of a sentence, as in “today at 14:10”.
    private func dayAndTime(_ time: LocalTime, today: CivilDate) -> String {
        let day =
            switch today.dayNumber - time.date.dayNumber {
            case 0: "today"
            case 1: "yesterday"
            default: "on \(self.day(time.date, today: today))"
            }
        return "\(day) at \(self.time(time))"
    }

    func edited(at time: LocalTime, today: CivilDate) -> String { "Edited \(dayAndTime(time, today: today))" }

    func earlierVersions() -> String { "Earlier versions" }

    func forwardTitle(_ number: Int) -> String {
        number == 1 ? "Forward to" : "Forward \(grouped(number)) messages to"
    }

    func forwardMergedTitle(_ number: Int) -> String { "Forward \(grouped(number)) messages as one to" }

    func forwardTitle(_ title: String, to chats: [String]) -> String {
        let title = "\(title) \(chats.joined(separator: ", "))"
        return chats.count > 1 ? "\(self.chats(chats.count)): \(title)" : title
    }

    func unnamedAuthor() -> String { "Someone" }

    func recordTitle(_ people: [String], group: String?) -> String {
        if let group { return "Messages in \(group)" }
        return "Messages from \(people.joined(separator: " and "))"
    }

    func forwardPlaceholder() -> String { "Name of a chat" }
    func forwardLimit(_ number: Int) -> String { "You can forward to at most \(number) chats" }

    func forwardedMessages(_ number: Int, to chats: String, skipped: SkippedMessages) -> String {
        let sent = number == 1 ? "Forwarded to \(chats)" : "\(grouped(number)) messages forwarded to \(chats)"
        return skipped == SkippedMessages() ? sent : "\(sent); \(kinds(of: skipped)) can't be forwarded"
    }

    /// The kinds of messages with their numbers, as in “2 calls and 1 message that wasn't sent”.
    private func kinds(of skipped: SkippedMessages) -> String {
        var kinds: [String] = []
        func add(_ number: Int, _ one: String, _ several: String) {
            if number > 0 { kinds.append(count(number, one, several)) }
        }
        add(skipped.calls, "call", "calls")
        add(skipped.unsent, "message that wasn't sent", "messages that weren't sent")
        add(skipped.deleted, "deleted message", "deleted messages")
        add(skipped.tips, "notice", "notices")
        add(skipped.others, kinds.isEmpty ? "message" : "other message", kinds.isEmpty ? "messages" : "other messages")
        guard let last = kinds.popLast() else { return "" }
        return kinds.isEmpty ? last : "\(kinds.joined(separator: ", ")) and \(last)"
    }

    func pinned(_ pin: Pin) -> String { "pinned by \(pin.sender == .me ? "you" : pin.name.harmlessName)" }
    func pinnedMessage(_ text: String) -> String { "Pinned: \(text)" }
    func pinsTitle() -> String { "Pinned messages" }
    func noPins() -> String { "No pinned messages" }
    func noPinsHelp(_ key: String) -> String { key.isEmpty ? "" : "Press \(key) on a message to pin it for everyone." }
    func morePins(_ number: Int) -> String { "\(grouped(number)) more" }
    func replies(_ number: Int) -> String { count(number, "reply", "replies") }
    func isAnimated() -> String { "This picture is animated. Show its first frame, or open its file." }
    func isStill(_ key: String) -> String {
        key.isEmpty ? "Animated" : "Animated: \(key) opens it"
    }
    func moreText(_ size: String, _ key: String) -> String {
        key.isEmpty ? "… \(size) more" : "… \(size) more: \(key) opens it all"
    }
    func wholeMessageTitle() -> String { "Whole message" }
    func threadTitle() -> String { "Replies" }
    func threadIsGone() -> String { "These messages were deleted" }
    func hitsTitle() -> String { "Matches" }
    func collectedTitle() -> String { "Collected messages" }
    func nothingCollected() -> String { "No collected messages" }

    func nothingCollectedHelp(_ key: String) -> String {
        key.isEmpty ? "" : "Press \(key) on a message to keep a copy here. The copy stays when the message is deleted."
    }

    func collected(_ number: Int) -> String {
        number == 1 ? "Message collected" : "\(grouped(number)) messages collected"
    }
    func removeCopies(_ number: Int) -> String {
        number == 1 ? "Remove this copy?" : "Remove \(grouped(number)) copies?"
    }
    func removeCopiesHelp(_ number: Int) -> String {
        number == 1
            ? "If the message was deleted, the copy is all that's left."
            : "If the messages were deleted, the copies are all that's left."
    }
    func removedFromCollected() -> String { "Removed from collected messages" }
}
