// How changes affect a message. The result doesn't depend on the order in which they arrive, and a change that arrives
// twice has no further effect.
extension Message {
    /// Applies an edit of the sender. Returns false if it has no effect.
    ///
    /// - Parameters:
    ///   - new: the new content, of which only the text counts.
    ///   - number: the number of the edit, from 1.
    ///   - moment: the time of the edit.
    package mutating func apply(editTo new: MessageContent, number: Int, at moment: Timestamp) -> Bool {
        guard isEditable, number > 0, let new = content.replacingText(with: new) else { return false }
        let current = editNumber
        if number > current {
            earlierVersions.append(MessageVersion(content: content, at: edit?.at ?? sentAt, number: current))
            content = new
            edit = Edit(number: number, at: moment)
            dropLargeVersions()
            return true
        }
        guard number < current, !earlierVersions.contains(where: { $0.number == number }) else { return false }
        let index = earlierVersions.firstIndex { $0.number > number } ?? earlierVersions.endIndex
        earlierVersions.insert(MessageVersion(content: new, at: moment, number: number), at: index)
        dropLargeVersions()
        return true
    }

    /// Adds or removes the reaction that `mark` names. Returns false if it has no effect.
    package mutating func apply(_ mark: ChangeMark, isOn: Bool, by author: MessageSender) -> Bool {
        guard acceptsChanges, mark.emoji.isReaction else { return false }
        if let index = marks.firstIndex(where: { $0.emoji == mark.emoji && $0.author == mark.author }) {
            guard marks[index].number < mark.number else { return false }
            marks[index] = mark
        } else {
            guard usedReactions(by: mark.author) < MessageRules.reactions else { return false }
            marks.append(mark)
        }
        set(mark.emoji, isOn: isOn, by: author)
        return true
    }

    /// Pins or, if `new` is `nil`, unpins the message. Returns false if it has no effect.
    package mutating func apply(_ mark: ChangeMark, pin new: Pin?) -> Bool {
        guard acceptsChanges, mark.emoji.isEmpty else { return false }
        if let index = marks.firstIndex(where: \.emoji.isEmpty) {
            // Two people may have chosen the same number.
            guard (marks[index].number, marks[index].author) < (mark.number, mark.author) else { return false }
            marks[index] = mark
        } else {
            marks.append(mark)
        }
        pin = new
        return true
    }

    /// Deletes the content. Returns false if it has no effect. Only the place, the time, and the sender stay.
    package mutating func apply(_ deletion: Deletion) -> Bool {
        if case .deleted(let known) = content {
            guard deletion.rank < known.rank else { return false }
        } else if !acceptsChanges {
            return false
        }
        content = .deleted(deletion)
        quote = nil
        forwardedFrom = nil
        earlierVersions = []
        edit = nil
        reactions = []
        pin = nil
        votes = []
        marks = []
        mentionsMe = false
        return true
    }

    /// Returns the mark for a new change of a reaction or, for an empty `emoji`, of the pin.
    package func nextMark(_ emoji: String, by author: RemoteID, now: Timestamp) -> ChangeMark {
        let known = marks.filter { $0.emoji == emoji && (emoji.isEmpty || $0.author == author) }.map(\.number).max()
        return ChangeMark(emoji: emoji, author: author, number: max(now.milliseconds, (known ?? 0) &+ 1))
    }

    /// The number of emoji that a person has used, including removed ones.
    package func usedReactions(by address: RemoteID) -> Int {
        marks.count { !$0.emoji.isEmpty && $0.author == address }
    }

    /// Returns true if a person has chosen an emoji.
    package func has(_ emoji: String, by author: MessageSender) -> Bool {
        reactions.contains { $0.emoji == emoji && $0.authors.contains { $0.sender == author } }
    }

    private mutating func set(_ emoji: String, isOn: Bool, by author: MessageSender) {
        guard has(emoji, by: author) != isOn else { return }
        guard let index = reactions.firstIndex(where: { $0.emoji == emoji }) else {
            return reactions.append(Reaction(emoji, by: [Reaction.Author(author)]))
        }
        if isOn {
            reactions[index].authors.append(Reaction.Author(author))
        } else {
            reactions[index].authors.removeAll { $0.sender == author }
            if reactions[index].authors.isEmpty { reactions.remove(at: index) }
        }
    }

    private mutating func dropLargeVersions() {
        var bytes = earlierVersions.reduce(0) { $0 + $1.content.text.plain.utf8.count }
        while bytes > MessageRules.versionBytes, let oldest = earlierVersions.first {
            bytes -= oldest.content.text.plain.utf8.count
            earlierVersions.removeFirst()
        }
    }
}

extension Deletion {
    /// The order of several deletions of a message, of which the first one counts: everyone must show the same.
    ///
    /// Of two moderators who delete it at the same moment, each keeps their own, which says the same to them.
    fileprivate var rank: (Int, Timestamp, String) {
        switch actor {
        case .sender: (0, at, "")
        case .me: (1, at, "")
        case .moderator(let moderator): (1, at, moderator.name)
        case .blocked: (2, at, "")
        }
    }
}
