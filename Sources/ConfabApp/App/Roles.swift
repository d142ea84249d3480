public import TerminalDOM

// Every role that a view draws with, declared once, with what it is for. A theme says how it looks.
extension Role {
    /// Everything.
    public static let screen = Role("screen")
    /// The bar above the list of chats and above a conversation.
    public static let title = Role("title")
    /// What stands beside a title: members, connection.
    public static let titleDetail = Role("title.detail")
    /// The line between panes.
    public static let separator = Role("separator")
    /// The line with the keys that matter here.
    public static let footer = Role("footer")
    /// A key in the footer.
    public static let footerKey = Role("footer.key")

    /// The list of chats.
    public static let chatList = Role("chat-list")
    /// The tabs above the list.
    public static let tabBar = Role("chat-list.tabs")
    /// A tab; state `active`.
    public static let tab = Role("chat-list.tab")
    /// How many chats are behind a tab.
    public static let tabCount = Role("chat-list.tab.count")
    /// A row of the list; states `selected` and `open`.
    public static let chatRow = Role("chat-list.row")
    /// The name of a chat; states `unread`, `waiting` (the user is asked for something) and `inactive`.
    public static let chatName = Role("chat-list.name")
    /// What was said last.
    public static let chatPreview = Role("chat-list.preview")
    /// The sender's name before it.
    public static let chatPreviewSender = Role("chat-list.preview.sender")
    /// The mark of a draft before it.
    public static let chatPreviewDraft = Role("chat-list.preview.draft")
    /// A glyph that stands for content.
    public static let chatPreviewMark = Role("chat-list.preview.mark")
    /// When that was.
    public static let chatTime = Role("chat-list.time")
    /// How many messages are unread; state `muted`.
    public static let chatBadge = Role("chat-list.badge")
    /// Marks of a row: pinned, muted, favourite.
    public static let chatMark = Role("chat-list.mark")
    /// Reports in a group that you moderate.
    public static let chatAlarm = Role("chat-list.alarm")
    /// What can be done to a row that is drawn aside; state `destructive` where something is lost, and `selected`.
    public static let rowButton = Role("chat-list.action")
    /// The mark of a row while several are to be chosen.
    public static let rowChoice = Role("chat-list.choice")
    /// The initials of a chat; its colour is one of eight, `avatar.0` to `avatar.7`.
    public static let avatar = Role("avatar")
    /// The floating action button.
    public static let actionButton = Role("action-button")

    /// The heading of a section of what was found.
    public static let searchHeading = Role("search.heading")
    /// Words that were searched for, where they stand; state `current` in the message that one is at.
    public static let searchHit = Role("search.hit")
    /// What the search explains: what can be typed, how many there are, what is still to come.
    public static let searchHelp = Role("search.help")
    /// What of a search cannot be followed.
    public static let searchProblem = Role("search.problem")

    /// The messages of the open chat.
    public static let conversation = Role("conversation")
    /// A message of one's own.
    public static let ownBubble = Role("conversation.own.bubble")
    /// A message of somebody else.
    public static let otherBubble = Role("conversation.other.bubble")
    /// The mark of the selected message.
    public static let selectedMark = Role("conversation.selected")
    /// The sender's name above a message; one of eight colours, `0` to `7`.
    public static let sender = Role("conversation.sender")
    /// When a message was sent.
    public static let messageTime = Role("conversation.time")
    /// How far an own message got; states `read` and `failed`.
    public static let receipt = Role("conversation.receipt")
    /// The line between the messages of two days, and the time between two messages far apart.
    public static let daySeparator = Role("conversation.day")
    /// The line above the first unread message.
    public static let unreadDivider = Role("conversation.unread")
    /// What happened in a chat, between its messages.
    public static let event = Role("conversation.event")
    /// How many messages came in below.
    public static let newBelow = Role("conversation.new-below")

    /// Code, in a line or as a block.
    public static let code = Role("message.code")
    /// A quoted message or passage.
    public static let quote = Role("message.quote")
    /// A link.
    public static let link = Role("message.link")
    /// A mention; state `me`.
    public static let mention = Role("message.mention")
    /// Bold text.
    public static let bold = Role("message.bold")
    /// Italic text.
    public static let italic = Role("message.italic")
    /// Underlined text.
    public static let underline = Role("message.underline")
    /// Text struck through.
    public static let strike = Role("message.strike")
    /// A heading.
    public static let heading = Role("message.heading")
    /// The mark of a list item.
    public static let bullet = Role("message.bullet")
    /// What stands for an attachment.
    public static let attachment = Role("message.attachment")
    /// What stands for content that cannot be shown.
    public static let placeholder = Role("message.placeholder")
    /// A reaction; state `mine`.
    public static let reaction = Role("message.reaction")

    /// The field for a new message.
    public static let composer = Role("composer")
    /// What is before the text in a field.
    public static let prompt = Role("composer.prompt")
    /// What an empty field says.
    public static let inputPlaceholder = Role("input.placeholder")
    /// Selected characters in a field.
    public static let inputSelection = Role("input.selection")
    /// A field in a dialog.
    public static let input = Role("input")

    /// A dialog, a menu or a sheet.
    public static let dialog = Role("dialog")
    /// Its border.
    public static let dialogBorder = Role("dialog.border")
    /// Its title.
    public static let dialogTitle = Role("dialog.title")
    /// What it explains.
    public static let dialogHelp = Role("dialog.help")
    /// What is wrong with what was entered.
    public static let dialogProblem = Role("dialog.problem")
    /// A row to choose; state `destructive` where something is lost, and `selected`.
    public static let menuRow = Role("menu.row")
    /// What stands beside a row to choose.
    public static let menuDetail = Role("menu.detail")
    /// A heading in the help.
    public static let helpHeading = Role("help.heading")
    /// A key in the help.
    public static let helpKey = Role("help.key")

    /// A short message; state `error`.
    public static let toast = Role("toast")
    /// What it offers to do.
    public static let toastButton = Role("toast.action")
    /// What an empty place says.
    public static let empty = Role("empty")
    /// Its heading.
    public static let emptyTitle = Role("empty.title")
    /// The name of the program while it starts.
    public static let splash = Role("splash")
    /// What went wrong, in words.
    public static let error = Role("error")
}
