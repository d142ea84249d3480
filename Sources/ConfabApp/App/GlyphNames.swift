public import TerminalDOM

// Every symbol that a view draws, declared once, with what stands in for it where only ASCII can be shown.
extension GlyphName {
    /// An own message is on its way.
    public static let sending = GlyphName("receipt.sending", "◌", ascii: ".")
    /// An own message was sent.
    public static let sent = GlyphName("receipt.sent", "✓", ascii: "+")
    /// An own message reached the other side.
    public static let delivered = GlyphName("receipt.delivered", "✓✓", ascii: "++")
    /// An own message was seen.
    public static let read = GlyphName("receipt.read", "◉", ascii: "@")
    /// An own message was not sent.
    public static let failed = GlyphName("receipt.failed", "✗", ascii: "!")
    /// A pinned chat.
    public static let pinned = GlyphName("chat.pinned", "⊤", ascii: "^")
    /// A muted chat.
    public static let muted = GlyphName("chat.muted", "∅", ascii: "-")
    /// A chat of which only mentions are told.
    public static let mentionsOnly = GlyphName("chat.mentions-only", "@", ascii: "@")
    /// A favourite chat.
    public static let favourite = GlyphName("chat.favourite", "★", ascii: "*")
    /// A verified contact.
    public static let verified = GlyphName("chat.verified", "◈", ascii: "v")
    /// A chat under a random name.
    public static let incognito = GlyphName("chat.incognito", "◑", ascii: "i")
    /// A chat that has ended.
    public static let inactive = GlyphName("chat.inactive", "✕", ascii: "x")
    /// A chat that is marked unread.
    public static let markedUnread = GlyphName("chat.marked-unread", "●", ascii: "o")
    /// What was begun to be written.
    public static let draft = GlyphName("content.draft", "✎", ascii: "~")
    /// An image.
    public static let image = GlyphName("content.image", "▣", ascii: "[]")
    /// A video.
    public static let video = GlyphName("content.video", "▷", ascii: ">")
    /// A voice message.
    public static let voice = GlyphName("content.voice", "♪", ascii: "))")
    /// A file.
    public static let file = GlyphName("content.file", "▤", ascii: "#")
    /// A place.
    public static let location = GlyphName("content.location", "◎", ascii: "(o)")
    /// A call.
    public static let call = GlyphName("content.call", "✆", ascii: "c")
    /// A report.
    public static let report = GlyphName("content.report", "⚑", ascii: "!")
    /// A link to a chat.
    public static let link = GlyphName("content.link", "↗", ascii: "->")
    /// A poll.
    public static let poll = GlyphName("content.poll", "▥", ascii: "?")
    /// An invitation.
    public static let invitation = GlyphName("content.invitation", "⊕", ascii: "+")
    /// An event.
    public static let event = GlyphName("content.event", "·", ascii: "-")
    /// A deleted message.
    public static let deleted = GlyphName("content.deleted", "⊘", ascii: "x")
    /// A message that cannot be decrypted.
    public static let locked = GlyphName("content.locked", "⚿", ascii: "%")
    /// Content of a kind that is not known.
    public static let unknown = GlyphName("content.unknown", "?", ascii: "?")
    /// Marks the selected row.
    public static let selection = GlyphName("mark.selection", "▌", ascii: ">")
    /// Stands before quoted text.
    public static let quoteBar = GlyphName("mark.quote", "▎", ascii: "|")
    /// An item of a list.
    public static let bullet = GlyphName("mark.bullet", "•", ascii: "*")
    /// Before the text in a field.
    public static let prompt = GlyphName("mark.prompt", "›", ascii: ">")
    /// The line between panes.
    public static let verticalRule = GlyphName("line.vertical", "│", ascii: "|")
    /// The line below a title.
    public static let horizontalRule = GlyphName("line.horizontal", "─", ascii: "-")

    /// Every symbol that Confab draws.
    public static let all: [GlyphName] = [
        .sending, .sent, .delivered, .read, .failed, .pinned, .muted, .mentionsOnly, .favourite, .verified, .incognito,
        .inactive, .markedUnread, .draft, .image, .video, .voice, .file, .location, .call, .report, .link, .poll,
        .invitation, .event, .deleted, .locked, .unknown, .selection, .quoteBar, .bullet, .prompt, .verticalRule,
        .horizontalRule,
    ]
}
