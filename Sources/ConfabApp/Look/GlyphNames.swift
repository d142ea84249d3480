package import TerminalDOM

// Every symbol that a view draws, declared once, with what stands in for it where only ASCII can be shown.
extension GlyphName {
    /// An own message is on its way.
    package static let sending = GlyphName("receipt.sending", "◌", ascii: ".", "Your message is being sent")
    /// An own message was sent.
    package static let sent = GlyphName("receipt.sent", "✓", ascii: "+", "Your message was sent")
    /// An own message reached the other side.
    package static let delivered = GlyphName(
        "receipt.delivered", "✓✓", ascii: "++", "Your message was delivered")
    /// An own message was seen.
    package static let read = GlyphName("receipt.read", "◉", ascii: "@", "Your message was read")
    /// An own message was not sent.
    package static let failed = GlyphName("receipt.failed", "✗", ascii: "!", "Your message wasn't sent")
    /// A pinned chat.
    package static let pinned = GlyphName("chat.pinned", "⊤", ascii: "^", "A pinned chat")
    /// A muted chat.
    package static let muted = GlyphName("chat.muted", "∅", ascii: "-", "A muted chat")
    /// A chat of which only mentions are told.
    package static let mentionsOnly = GlyphName(
        "chat.mentions-only", "∅@", ascii: "-@", "A chat that notifies you of mentions only")
    package static let favourite = GlyphName("chat.favourite", "★", ascii: "*", "A favorite chat")
    /// A verified contact.
    package static let verified = GlyphName("chat.verified", "◈", ascii: "v", "A verified contact")
    /// A chat under a random name.
    package static let incognito = GlyphName("chat.incognito", "◑", ascii: "i", "A chat under a random name")
    /// A chat that has ended.
    package static let inactive = GlyphName("chat.inactive", "✕", ascii: "x", "A chat that has ended")
    /// A connection that is being made.
    package static let connecting = GlyphName("chat.connecting", "…", ascii: "..", "A connection in progress")
    /// A group whose moderators have to let you in.
    package static let pendingReview = GlyphName(
        "chat.pending-review", "⚐", ascii: "?", "A group whose moderators must let you in")
    /// Marks the row of the open chat.
    package static let openChat = GlyphName("mark.open", "▏", ascii: "|", "Marks the row of the open chat")
    /// A chat that is marked unread.
    package static let markedUnread = GlyphName("chat.marked-unread", "●", ascii: "o", "A chat that is marked unread")
    /// A draft.
    package static let draft = GlyphName("content.draft", "✎", ascii: "~", "A draft")
    /// An image.
    package static let image = GlyphName("content.image", "▣", ascii: "[]", "An image")
    /// A video.
    package static let video = GlyphName("content.video", "▷", ascii: ">", "A video")
    /// A voice message.
    package static let voice = GlyphName("content.voice", "♪", ascii: "))", "A voice message")
    /// A file.
    package static let file = GlyphName("content.file", "▤", ascii: "#", "A file")
    /// A place.
    package static let location = GlyphName("content.location", "◎", ascii: "(o)", "A place")
    /// A call.
    package static let call = GlyphName("content.call", "✆", ascii: "c", "A call")
    /// A report.
    package static let report = GlyphName("content.report", "⚑", ascii: "!", "A report")
    /// A link to a chat.
    package static let link = GlyphName("content.link", "↗", ascii: "->", "A link to a chat")
    /// A poll.
    package static let poll = GlyphName("content.poll", "▥", ascii: "?", "A poll")
    /// An invitation.
    package static let invitation = GlyphName("content.invitation", "⊕", ascii: "+", "An invitation")
    /// An event.
    package static let event = GlyphName("content.event", "·", ascii: "-", "An event")
    /// A deleted message.
    package static let deleted = GlyphName("content.deleted", "⊘", ascii: "x", "A deleted message")
    /// A message that cannot be decrypted.
    package static let locked = GlyphName("content.locked", "⚿", ascii: "%", "A message that can't be decrypted")
    /// Content of a kind that is not known.
    package static let unknown = GlyphName("content.unknown", "?", ascii: "?", "Content of an unknown kind")
    /// Marks the selected row.
    package static let selection = GlyphName("mark.selection", "▌", ascii: ">", "Marks the selected row")
    /// Stands before quoted text.
    package static let quoteBar = GlyphName("mark.quote", "▎", ascii: "|", "Stands before quoted text")
    /// An item of a list.
    package static let bullet = GlyphName("mark.bullet", "•", ascii: "*", "An item of a list")
    /// Before the text in a field.
    package static let prompt = GlyphName("mark.prompt", "›", ascii: ">", "Before the text in a field")
    package static let checked = GlyphName("mark.checked", "✓", ascii: "x", "A chosen item")
    /// Moves something up, or scrolls up.
    package static let up = GlyphName("mark.up", "▲", ascii: "^", "Moves something up, or scrolls up")
    /// Moves something down, or scrolls down.
    package static let down = GlyphName("mark.down", "▼", ascii: "v", "Moves something down, or scrolls down")
    /// Something else can be chosen here.
    package static let choice = GlyphName("mark.choice", "▾", ascii: "v", "Opens a menu of other values")
    /// Deletes something.
    package static let remove = GlyphName("mark.remove", "✕", ascii: "x", "Deletes something")
    /// A setting that was changed.
    package static let changed = GlyphName("mark.changed", "◆", ascii: "*", "A setting that was changed")
    /// Sets a setting back.
    package static let reset = GlyphName("mark.reset", "↺", ascii: "<-", "Resets a setting")
    /// The line between panes.
    package static let verticalRule = GlyphName("line.vertical", "│", ascii: "|", "The line between panes")
    /// The line below a title.
    package static let horizontalRule = GlyphName("line.horizontal", "─", ascii: "-", "The line below a title")

    /// The top left corner of a box.
    package static let topLeft = GlyphName("line.top-left", "╭", ascii: "+", "The top left corner of a box")
    /// The top right corner of a box.
    package static let topRight = GlyphName("line.top-right", "╮", ascii: "+", "The top right corner of a box")
    /// The bottom left corner of a box.
    package static let bottomLeft = GlyphName("line.bottom-left", "╰", ascii: "+", "The bottom left corner of a box")
    /// The bottom right corner of a box.
    package static let bottomRight = GlyphName("line.bottom-right", "╯", ascii: "+", "The bottom right corner of a box")
    /// The left end of a badge.
    package static let badgeStart = GlyphName("badge.start", " ", ascii: " ", "The left end of a badge")
    /// The right end of a badge.
    package static let badgeEnd = GlyphName("badge.end", " ", ascii: " ", "The right end of a badge")
    /// The left end of the active tab.
    package static let tabStart = GlyphName("tab.start", "[", ascii: "[", "The left end of the active tab")
    /// The right end of the active tab.
    package static let tabEnd = GlyphName("tab.end", "]", ascii: "]", "The right end of the active tab")
    /// Something is unread behind a tab.
    package static let tabUnread = GlyphName("tab.unread", "•", ascii: "*", "Something in a tab is unread")
    /// Something is unread in another profile.
    package static let unreadElsewhere = GlyphName(
        "bar.unread-elsewhere", "•", ascii: "*", "Something is unread in another profile")
    /// Others are reached.
    package static let online = GlyphName("bar.online", "●", ascii: "o", "You're online")
    /// Others are not reached.
    package static let offline = GlyphName("bar.offline", "○", ascii: "-", "You're offline")
    /// Something is wrong.
    package static let trouble = GlyphName("bar.trouble", "▲", ascii: "!", "Something is wrong")
    /// Something to be known.
    package static let notice = GlyphName("bar.notice", "›", ascii: ">", "A notice")
    /// The search.
    package static let search = GlyphName("list.search", "⌕", ascii: "/", "The search")
    /// The order of the list.
    package static let order = GlyphName("list.order", "⇅", ascii: "=", "The order of the list")
    /// More tabs to the left.
    package static let moreLeft = GlyphName("tab.more-left", "‹", ascii: "<", "More tabs to the left")
    /// More tabs to the right.
    package static let moreRight = GlyphName("tab.more-right", "›", ascii: ">", "More tabs to the right")

    /// Every symbol that Confab draws.
    package static let all: [GlyphName] = [
        .sending, .sent, .delivered, .read, .failed, .pinned, .muted, .mentionsOnly, .favourite, .verified, .incognito,
        .inactive, .connecting, .pendingReview, .openChat, .markedUnread, .draft, .image, .video, .voice, .file,
        .location, .call, .report, .link, .poll, .invitation, .event, .deleted, .locked, .unknown, .selection,
        .quoteBar, .bullet, .prompt, .checked, .up, .down, .choice, .remove, .changed, .reset, .verticalRule,
        .horizontalRule,
        .topLeft, .topRight, .bottomLeft, .bottomRight, .badgeStart, .badgeEnd, .unreadElsewhere, .online, .offline,
        .trouble, .notice, .search, .order, .tabStart, .tabEnd, .tabUnread, .moreLeft,
        .moreRight,
    ]
}
