package import TerminalDOM

// Every symbol that a view draws, declared once, with what stands in for it where only ASCII can be shown.
extension GlyphName {
    package static let sending = GlyphName("receipt.sending", "◌", ascii: ".", "Your message is being sent")
    package static let sent = GlyphName("receipt.sent", "✓", ascii: "+", "Your message was sent")
    package static let delivered = GlyphName(
        "receipt.delivered", "✓✓", ascii: "++", "Your message was delivered")
    package static let read = GlyphName("receipt.read", "◉", ascii: "R", "Your message was read")
    package static let failed = GlyphName("receipt.failed", "✗", ascii: "!", "Your message wasn't sent")
    package static let pinned = GlyphName("chat.pinned", "↥", ascii: "^", "A pinned chat")
    package static let pinnedMessage = GlyphName("message.pinned", "↥", ascii: "^", "A pinned message")
    package static let muted = GlyphName("chat.muted", "∅", ascii: "<x", "A muted chat")
    package static let mentionsOnly = GlyphName(
        "chat.mentions-only", "⊖", ascii: "<.", "A chat that's muted except for mentions")
    package static let favourite = GlyphName("chat.favourite", "★", ascii: "F", "A favorite chat")
    package static let verified = GlyphName("chat.verified", "◈", ascii: "V", "A contact whose key you compared")
    package static let incognito = GlyphName("chat.incognito", "◑", ascii: "i", "A chat in which you use a random name")
    package static let timer = GlyphName(
        "chat.timer", "◷", ascii: "t", "A chat whose messages are deleted after a while")
    package static let inactive = GlyphName("chat.inactive", "✕", ascii: "x", "A chat that has ended")
    package static let connecting = GlyphName("chat.connecting", "…", ascii: "..", "Connecting")
    package static let pendingReview = GlyphName(
        "chat.pending-review", "⚐", ascii: "..?", "A group whose admins haven't let you in yet")
    package static let openChat = GlyphName("mark.open", "▏", ascii: "|", "The open chat")
    package static let markedUnread = GlyphName(
        "chat.marked-unread", "●", ascii: "o", "A chat that you marked as unread")
    package static let emoji = GlyphName("input.emoji", "☺", ascii: ":)", "Emoji")
    package static let editor = GlyphName("input.editor", "¶", ascii: "E", "Your editor")
    package static let more = GlyphName("input.more", "…", ascii: "..", "More to add to a message")
    package static let draft = GlyphName("content.draft", "✎", ascii: "~", "A message that you haven't sent yet")
    package static let image = GlyphName("content.image", "▣", ascii: "[]", "An image")
    package static let video = GlyphName("content.video", "▷", ascii: "[>]", "A video")
    package static let voice = GlyphName("content.voice", "♪", ascii: "))", "A voice message")
    package static let file = GlyphName("content.file", "▤", ascii: "#", "A file")
    package static let location = GlyphName("content.location", "◎", ascii: "(o)", "A location")
    package static let call = GlyphName("content.call", "✆", ascii: "c", "A call")
    package static let report = GlyphName("content.report", "⚑", ascii: "|>", "A report for the moderators")
    package static let link = GlyphName("content.link", "↗", ascii: "->", "A link to a chat")
    package static let answer = GlyphName("poll.answer", "○", ascii: "( )", "An answer of a poll")
    package static let votedAnswer = GlyphName("poll.voted", "●", ascii: "(v)", "The answer that you voted for")
    package static let voteBar = GlyphName("poll.bar", "▬", ascii: "_", "The share of the votes")
    package static let poll = GlyphName("content.poll", "▥", ascii: "[=]", "A poll")
    package static let sticker = GlyphName("content.sticker", "✿", ascii: "(*)", "A sticker")
    package static let contact = GlyphName(
        "content.contact", "⊙", ascii: "(@)", "A contact or a group that someone shares")
    package static let camera = GlyphName("content.camera", "◙", ascii: "[O]", "A picture from the camera")
    package static let record = GlyphName("content.record", "▦", ascii: "[#]", "Messages forwarded as one")
    package static let invitation = GlyphName("content.invitation", "⊕", ascii: "(+)", "An invitation to a group")
    package static let event = GlyphName(
        "content.event", "·", ascii: "-", "Something that happened, such as a new member")
    package static let deleted = GlyphName("content.deleted", "⊘", ascii: "(x)", "A deleted message")
    package static let locked = GlyphName("content.locked", "⚿", ascii: "%", "A message that can't be decrypted")
    package static let unknown = GlyphName(
        "content.unknown", "?", ascii: "?", "Something that this version of Confab can't show")
    package static let selection = GlyphName("mark.selection", "▌", ascii: ">", "Marks the selected row")
    package static let quoteBar = GlyphName("mark.quote", "▎", ascii: "|", "The bar before quoted text")
    package static let bullet = GlyphName("mark.bullet", "•", ascii: "*", "An item of a list")
    package static let prompt = GlyphName("mark.prompt", "›", ascii: ">", "Before the text in a field")
    package static let checked = GlyphName("mark.checked", "✓", ascii: "X", "A chosen item")
    package static let up = GlyphName("mark.up", "▲", ascii: "^", "Moves something up, or scrolls up")
    package static let down = GlyphName("mark.down", "▼", ascii: "v", "Moves something down, or scrolls down")
    package static let choice = GlyphName("mark.choice", "▾", ascii: "v", "Opens a menu of other values")
    package static let remove = GlyphName("mark.remove", "✕", ascii: "x", "Closes, clears, or deletes something")
    package static let changed = GlyphName("mark.changed", "◆", ascii: "M", "A setting that you changed")
    package static let reset = GlyphName("mark.reset", "↺", ascii: "<-", "Resets a setting")
    package static let scrollbarThumb = GlyphName(
        "scrollbar.thumb", "▐", ascii: "|", "The visible part of a list, in its scrollbar")
    package static let scrollbarTrack = GlyphName("scrollbar.track", " ", ascii: " ", "The rest of a scrollbar")
    package static let newBelow = GlyphName("mark.new-below", "↓", ascii: "v", "New messages below")
    package static let verticalRule = GlyphName("line.vertical", "│", ascii: "|", "The line between panes")
    package static let horizontalRule = GlyphName("line.horizontal", "─", ascii: "-", "The line below a title")

    package static let play = GlyphName("voice.play", "▶", ascii: "(>)", "A voice message to play")
    package static let pause = GlyphName("voice.pause", "‖", ascii: "||", "A voice message that's playing")
    package static let recording = GlyphName("voice.recording", "●", ascii: "[o]", "Your voice is being recorded")
    /// From silence to the loudest level.
    package static let levels = GlyphName(
        "voice.levels", "▁▂▃▄▅▆▇█", ascii: "_.:-=+*#", "The loudness of a voice, from silent to loud")

    /// Its frames, one after the other.
    package static let spinner = GlyphName(
        "mark.spinner", "▖▘▝▗", ascii: "|/-\\", "The frames of the sign that turns while something is loaded")

    package static let topLeft = GlyphName("line.top-left", "╭", ascii: "+", "The top left corner of a box")
    package static let topRight = GlyphName("line.top-right", "╮", ascii: "+", "The top right corner of a box")
    package static let bottomLeft = GlyphName("line.bottom-left", "╰", ascii: "+", "The bottom left corner of a box")
    package static let bottomRight = GlyphName("line.bottom-right", "╯", ascii: "+", "The bottom right corner of a box")
    package static let badgeStart = GlyphName("badge.start", " ", ascii: " ", "The left end of a badge")
    package static let badgeEnd = GlyphName("badge.end", " ", ascii: " ", "The right end of a badge")
    package static let tabStart = GlyphName("tab.start", "[", ascii: "[", "The left end of the active tab")
    package static let tabEnd = GlyphName("tab.end", "]", ascii: "]", "The right end of the active tab")
    package static let tabUnread = GlyphName("tab.unread", "•", ascii: "*", "Something in a tab is unread")
    package static let unreadElsewhere = GlyphName(
        "bar.unread-elsewhere", "•", ascii: "*", "Something is unread in another profile")
    package static let online = GlyphName("bar.online", "●", ascii: "o", "You're online")
    package static let offline = GlyphName("bar.offline", "○", ascii: "()", "You're offline")
    package static let trouble = GlyphName("bar.trouble", "▲", ascii: "!!", "Something is wrong")
    package static let notice = GlyphName("bar.notice", "›", ascii: ">", "A notice from Confab")
    package static let search = GlyphName("list.search", "⌕", ascii: "/", "Search")
    package static let notifies = GlyphName("chat.notifies", "◁", ascii: "<)", "Notifications are on")
    package static let menu = GlyphName("mark.menu", "≡", ascii: "=", "A menu")
    package static let order = GlyphName("list.order", "⇅", ascii: "^v", "The order of the list")
    package static let moreLeft = GlyphName("tab.more-left", "‹", ascii: "<", "More tabs to the left")
    package static let moreRight = GlyphName("tab.more-right", "›", ascii: ">", "More tabs to the right")

    package static let all: [GlyphName] = [
        .sending, .sent, .delivered, .read, .failed, .pinned, .pinnedMessage, .muted, .mentionsOnly, .favourite,
        .verified, .incognito, .timer, .inactive, .connecting, .pendingReview, .openChat, .markedUnread, .emoji,
        .editor, .more, .draft, .image, .camera,
        .video, .voice, .file,
        .location, .call, .report, .link, .poll, .answer, .votedAnswer, .voteBar, .sticker, .contact, .record,
        .invitation, .event, .deleted, .locked,
        .unknown, .selection,
        .quoteBar, .bullet, .prompt, .checked, .up, .down, .choice, .remove, .changed, .reset, .spinner, .newBelow,
        .scrollbarThumb, .scrollbarTrack, .verticalRule, .horizontalRule,
        .topLeft, .topRight, .bottomLeft, .bottomRight, .badgeStart, .badgeEnd, .unreadElsewhere, .online, .offline,
        .trouble, .notice, .search, .notifies, .menu, .order, .tabStart, .tabEnd, .tabUnread, .moreLeft,
        .moreRight, .play, .pause, .recording, .levels,
    ]
}
