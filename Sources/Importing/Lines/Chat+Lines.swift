import Messenger

extension ChatTag: LineRecord {
    static var blank: ChatTag { ChatTag(id: .unassigned, profile: .unassigned, name: "") }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("id", &id)
        try field("name", &name)
        try field("emoji", &emoji, usually: .some(nil))
        try field("order", &order, usually: 0)
    }
}

/// Counts, preview and draft are not written: they follow from what is.
extension Chat: LineRecord {
    static var blank: Chat { Chat(id: .unassigned, profile: .unassigned, kind: .notes, names: .blank) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("id", &id)
        try field("with", &kind)
        try field("remote", &remoteID, usually: .some(nil))
        try field("names", &names)
        try field("condition", &condition, usually: .ready)
        try field("verified", &isVerified, usually: false)
        try field("incognito", &isIncognito, usually: false)
        try field("deleted", &isDeleted, usually: false)
        try field("settings", &settings, usually: ChatSettings())
        try field("activity", &lastActivity, usually: .zero)
        try field("read", &readUpTo, usually: .first)
        try field("created", &createdAt, usually: .zero)
        try field("lifetime", &messageLifetime, usually: .some(nil))
    }
}

extension ChatSettings: LineRecord {
    static var blank: ChatSettings { ChatSettings() }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("notifications", &notifications, usually: .all)
        try field("mutedUntil", &mutedUntil, usually: .some(nil))
        try field("favourite", &isFavourite, usually: false)
        try field("pinned", &pinnedOrder, usually: .some(nil))
        try field("archived", &isArchived, usually: false)
        try field("markedUnread", &isMarkedUnread, usually: false)
        try field("tags", &tags, usually: [])
    }
}

extension NotificationMode: LineWord {
    static var words: [NotificationMode] { allCases }

    var word: String {
        switch self {
        case .all: "all"
        case .mentions: "mentions"
        case .none: "none"
        }
    }
}

extension ChatCondition: LineWord {
    static let words: [ChatCondition] = [
        .ready, .needsConnecting, .needsAccepting, .connecting, .invited, .joining, .pendingReview, .rejected, .left,
        .removed, .ended, .blocked, .readOnly,
    ]

    var word: String {
        switch self {
        case .ready: "ready"
        case .needsConnecting: "needsConnecting"
        case .needsAccepting: "needsAccepting"
        case .connecting: "connecting"
        case .invited: "invited"
        case .joining: "joining"
        case .pendingReview: "pendingReview"
        case .rejected: "rejected"
        case .left: "left"
        case .removed: "removed"
        case .ended: "ended"
        case .blocked: "blocked"
        case .readOnly: "readOnly"
        }
    }
}

extension Receipt: LineRecord {
    static var blank: Receipt {
        Receipt(chat: .unassigned, reader: .system, kind: .delivered, position: .first, at: .zero)
    }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("chat", &chat)
        try field("reader", &reader)
        try field("kind", &kind)
        try field("position", &position)
        try field("at", &at)
    }
}

extension Receipt.Kind: LineWord {
    static var words: [Receipt.Kind] { allCases }

    var word: String {
        switch self {
        case .delivered: "delivered"
        case .read: "read"
        }
    }
}

extension Draft: LineRecord {
    static var blank: Draft { Draft(chat: .unassigned, text: "") }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("chat", &chat)
        try field("text", &text)
        try field("cursor", &cursor, usually: 0)
        try field("quoting", &quoting, usually: .some(nil))
        try field("attachments", &attachments, usually: [])
        try field("selected", &selectedAttachment, usually: 0)
        try field("edit", &edit, usually: .some(nil))
        try field("changed", &changedAt, usually: .zero)
        // As earlier versions write it: text and cursor are those of the edit.
        var editing: MessageID?
        try field("editing", &editing, usually: .some(nil))
        if let editing {
            edit = Edit(of: editing, to: text, cursor: cursor)
            (text, cursor) = (.empty, 0)
        }
    }
}

extension Draft.Edit: LineRecord {
    static var blank: Draft.Edit { Draft.Edit(of: .unassigned, to: .empty) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("message", &message)
        try field("text", &text)
        try field("cursor", &cursor, usually: 0)
    }
}

extension DraftAttachment: LineRecord {
    static var blank: DraftAttachment { DraftAttachment("") }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("path", &path)
        try field("name", &givenName, usually: .some(nil))
        try field("type", &mediaType, usually: "")
        try field("bytes", &byteCount, usually: 0)
        try field("width", &pixelWidth, usually: 0)
        try field("height", &pixelHeight, usually: 0)
        try field("caption", &caption, usually: .empty)
        try field("recording", &recording, usually: .some(nil))
    }
}

extension Recorded: LineRecord {
    static var blank: Recorded { Recorded(seconds: 0, levels: []) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        var levels = Levels(levels)
        try field("seconds", &seconds)
        try field("levels", &levels, usually: Levels())
        self.levels = levels.bytes
    }
}
