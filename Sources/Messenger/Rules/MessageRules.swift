/// The limits for changes of messages.
package enum MessageRules {
    /// The number of hours after sending in which users can edit their own messages.
    package static let editHours = 24
    /// The number of times that users can edit a message.
    package static let edits = 10
    /// The number of hours after sending in which edits by others are accepted.
    package static let receivedEditHours = 48
    /// The number of edits by others that are accepted for a message.
    package static let receivedEdits = 100
    /// The maximum size of all earlier versions of a message in bytes of text. The oldest ones are dropped, because
    /// everything that reads a message also reads its versions.
    package static let versionBytes = 4 << 20
    /// The number of different emoji that a person can use on a message, including removed ones.
    package static let reactions = 20
    /// The maximum number of bytes in the reason for a deletion.
    package static let reasonBytes = 1 << 10
    /// The number of hours by which clocks may differ.
    package static let clockHours = 48
    /// The number of hours after a message's deletion in which others may still quote it, because they don't know of that.
    package static let quoteHours = 365 * 24

    /// Returns the number of milliseconds in `hours`.
    package static func milliseconds(hours: Int) -> Int64 { Int64(hours) * 3_600_000 }

    /// Returns true if someone may have changed a message at `moment`. Clocks differ, but not by many years.
    ///
    /// - Parameters:
    ///   - sentAt: when the message was sent.
    ///   - now: the time when it is checked.
    package static func isPlausible(_ moment: Timestamp, sentAt: Timestamp, now: Timestamp) -> Bool {
        guard moment <= latestPlausible(sentAt: sentAt, now: now) else { return false }
        // If the sender's clock was ahead, everyone else's is behind it.
        let slack = milliseconds(hours: clockHours)
        let isSentLater = sentAt > now.advanced(byMilliseconds: slack)
        return isSentLater || moment >= sentAt.advanced(byMilliseconds: -slack)
    }

    /// Returns true if a deletion may take the words from a quote of a message that isn't here, so that nobody knows when it
    /// was sent.
    ///
    /// - Parameters:
    ///   - quotedAt: when the message was quoted.
    ///   - now: the time when it is checked.
    package static func mayTakeWords(
        deletedAt moment: Timestamp, fromQuoteAt quotedAt: Timestamp, now: Timestamp
    ) -> Bool {
        let earliest = min(quotedAt, now).advanced(byMilliseconds: -milliseconds(hours: quoteHours))
        return moment >= earliest && moment <= latestPlausible(sentAt: now, now: now)
    }

    fileprivate static func latestPlausible(sentAt: Timestamp, now: Timestamp) -> Timestamp {
        max(now, sentAt).advanced(byMilliseconds: milliseconds(hours: clockHours))
    }
}

extension String {
    /// True if the text can be a reaction: one short, visible character.
    package var isReaction: Bool {
        guard count == 1, utf8.count <= Character.emojiBytes, let first = unicodeScalars.first else { return false }
        switch first.properties.generalCategory {
        case .control, .format, .surrogate, .unassigned, .nonspacingMark, .enclosingMark, .spacingMark,
            .spaceSeparator, .lineSeparator, .paragraphSeparator:
            return false
        default: return unicodeScalars.allSatisfy(\.isHarmless)
        }
    }

    /// True if the text is one emoji. A digit or a letter is none, though it can be a reaction.
    package var isEmoji: Bool { isReaction && StyledText(self).isOnlyEmoji }
}

extension MessageContent {
    /// True if the message was deleted.
    package var isDeleted: Bool { if case .deleted = self { true } else { false } }

    /// True if the content has a text or a caption that its sender can edit.
    package var isEditable: Bool { replacingText(with: self) != nil }

    /// Returns the content with the text or caption of `other`; `nil` if that is a different kind, or neither has a
    /// text that can be edited. An edit can't replace a file.
    package func replacingText(with other: MessageContent) -> MessageContent? {
        switch (self, other) {
        case (.text, .text), (.text, .emote), (.emote, .text), (.emote, .emote): other
        case (.image, .image), (.video, .video), (.voice, .voice), (.file, .file): replacingCaption(with: other.text)
        default: nil
        }
    }

    /// Returns the content with another caption; `nil` if its kind has none that can be edited.
    package func replacingCaption(with caption: StyledText) -> MessageContent? {
        switch self {
        case .image(let file, _): .image(file, caption: caption)
        case .video(let file, let seconds, _): .video(file, seconds: seconds, caption: caption)
        case .voice(let voice, _): .voice(voice, caption: caption)
        case .file(let file, _): .file(file, caption: caption)
        default: nil
        }
    }
}

extension Message {
    /// True if it's a sentence from the program, such as a tip or an event, and not a message of a person. A message that can't
    /// be read has no sender, either.
    package var isNotice: Bool {
        if case .damaged = content { return false }
        return sender == .system || content.isEvent
    }

    /// True if people can react to the message, pin it, and delete it for everyone. They can't if it is an event, was
    /// deleted, or is known only to some of them.
    package var acceptsChanges: Bool {
        if isNotice { return false }
        switch content {
        case .deleted, .damaged, .invitation, .report: return false
        default: return true
        }
    }

    /// True if the sender can edit the text or the caption. The words of a forwarded message are someone else's.
    package var isEditable: Bool { acceptsChanges && forwardedFrom == nil && content.isEditable }

    /// True if nobody else has the message, because it wasn't sent.
    package var isUnsent: Bool { delivery == .sending || delivery?.isFailed == true }

    /// The number of the newest edit; 0 for none. Messages from before edits had numbers count their versions.
    package var editNumber: Int { min(edit?.number ?? earlierVersions.count, Int(Int32.max)) }

    /// Returns true if someone may have changed the message at `moment`.
    ///
    /// - Parameter now: the time when it is checked.
    package func isPlausible(_ moment: Timestamp, now: Timestamp) -> Bool {
        MessageRules.isPlausible(moment, sentAt: sentAt, now: now)
    }

    /// Returns true if someone may have chosen the number of `mark` by ``nextMark(_:by:now:)``. With numbers that are too
    /// high, one person could keep all others from changing anything.
    package func isPlausible(_ mark: ChangeMark, now: Timestamp) -> Bool {
        mark.number > 0
            && Timestamp(milliseconds: mark.number) <= MessageRules.latestPlausible(sentAt: sentAt, now: now)
    }

    /// Returns true if the sender may have edited the message at `moment`, so that others accept the edit.
    package func acceptsEdit(_ number: Int, at moment: Timestamp) -> Bool {
        (1...MessageRules.receivedEdits).contains(number) && moment >= sentAt
            && moment.milliseconds(since: sentAt) <= MessageRules.milliseconds(hours: MessageRules.receivedEditHours)
    }
}
