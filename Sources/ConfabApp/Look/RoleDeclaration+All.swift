import TerminalDOM

extension RoleDeclaration {
    /// In the list, on rows of each state.
    private static let onRows: [Role] = [
        .screen, Role.chatRow.state("selected"), Role.chatRow.state("open"), Role.chatRow.state("hover"),
    ]
    /// In messages, one's own and those of others.
    private static let onBubbles: [Role] = [.ownBubble, .otherBubble]

    /// Every role that Confab draws with.
    package static let all: [RoleDeclaration] = [
        RoleDeclaration(.screen, "Everything"),
        RoleDeclaration(.hover, "What can be clicked and is under the pointer, unless its role has a state `hover`"),
        RoleDeclaration(.title, "The bar above the list of chats and above a conversation"),
        RoleDeclaration(.titleDetail, "What stands beside a title: members, connection"),
        RoleDeclaration(.profileDot, "The mark of something unread in another profile, beside the avatar"),
        RoleDeclaration(.connection, "How far others are reached", states: ["offline", "trouble"]),
        RoleDeclaration(.banner, "Something to be known, above the rows of the list", states: ["hint", "alarm"]),
        RoleDeclaration(
            .bannerOffer, "What it offers to do",
            on: [.banner, Role.banner.state("hint"), Role.banner.state("alarm")]),
        RoleDeclaration(
            .bannerClose, "What closes it", on: [.banner, Role.banner.state("hint"), Role.banner.state("alarm")]),
        RoleDeclaration(.separator, "The line between panes", isText: false),
        RoleDeclaration(.footer, "The line with the keys that matter here"),
        RoleDeclaration(.footerHint, "A key in the footer with what it does"),
        RoleDeclaration(.footerKey, "A key in the footer"),
        RoleDeclaration(.chatList, "The list of chats"),
        RoleDeclaration(.tabBar, "The tabs above the list"),
        RoleDeclaration(.tab, "A tab", states: ["active", "hover"], on: [.tabBar]),
        RoleDeclaration(.tabCount, "How many chats are behind a tab", on: [.tabBar, Role.tab.state("active")]),
        RoleDeclaration(.chatRow, "A row of the list", states: ["selected", "open", "hover", "selected.hover"]),
        RoleDeclaration(.chatName, "The name of a chat", states: ["unread", "waiting", "inactive"], on: onRows),
        RoleDeclaration(.chatPreview, "What was said last", on: onRows),
        RoleDeclaration(.chatPreviewSender, "The sender's name before it", on: onRows),
        RoleDeclaration(.chatPreviewDraft, "The mark of a draft before it", on: onRows),
        RoleDeclaration(.chatPreviewMark, "A glyph that stands for content", on: onRows),
        RoleDeclaration(.chatTime, "When that was", on: onRows),
        RoleDeclaration(.chatBadge, "How many messages are unread", states: ["muted"]),
        RoleDeclaration(.chatMark, "Marks of a row: pinned, muted, favourite", on: onRows),
        RoleDeclaration(.chatAlarm, "Reports in a group that you moderate", on: onRows),
        RoleDeclaration(
            .rowButton, "What can be done to a row that is drawn aside",
            states: ["selected", "destructive", "destructive-selected"]),
        RoleDeclaration(.rowChoice, "The mark of a row while several are to be chosen", on: onRows),
        RoleDeclaration(.avatar, "The initials of a chat", states: ["0", "1", "2", "3", "4", "5", "6", "7"]),
        RoleDeclaration(.actionButton, "The floating action button", states: ["hover"]),
        RoleDeclaration(
            .qrCode, "A QR code: dark on light, or nothing reads it", states: ["dark"], isText: false),
        RoleDeclaration(.searchHeading, "The heading of a section of what was found"),
        RoleDeclaration(
            .searchHit, "Words that were searched for, where they stand", states: ["current"], on: onRows + onBubbles),
        RoleDeclaration(
            .searchHelp, "What the search explains: what can be typed, how many there are, what is still to come",
            on: onRows),
        RoleDeclaration(.searchProblem, "What of a search cannot be followed"),
        RoleDeclaration(.conversation, "The messages of the open chat"),
        RoleDeclaration(.ownBubble, "A message of one's own"),
        RoleDeclaration(.otherBubble, "A message of somebody else"),
        RoleDeclaration(.selectedMark, "The mark of the selected message"),
        RoleDeclaration(
            .sender, "The sender's name above a message", states: ["0", "1", "2", "3", "4", "5", "6", "7"]),
        RoleDeclaration(.messageTime, "When a message was sent"),
        RoleDeclaration(.receipt, "How far an own message got", states: ["read", "failed"], on: onRows),
        RoleDeclaration(
            .daySeparator, "The line between the messages of two days, and the time between two messages far apart"),
        RoleDeclaration(.unreadDivider, "The line above the first unread message"),
        RoleDeclaration(.event, "What happened in a chat, between its messages"),
        RoleDeclaration(.newBelow, "How many messages came in below"),
        RoleDeclaration(.code, "Code, in a line or as a block", on: onBubbles),
        RoleDeclaration(.quote, "A quoted message or passage", on: onBubbles),
        RoleDeclaration(.link, "A link", on: onBubbles),
        RoleDeclaration(.mention, "A mention", states: ["me"], on: onBubbles),
        RoleDeclaration(.bold, "Bold text", on: onBubbles),
        RoleDeclaration(.italic, "Italic text", on: onBubbles),
        RoleDeclaration(.underline, "Underlined text", on: onBubbles),
        RoleDeclaration(.strike, "Text struck through", on: onBubbles),
        RoleDeclaration(.heading, "A heading", on: onBubbles),
        RoleDeclaration(.bullet, "The mark of a list item", on: onBubbles),
        RoleDeclaration(.attachment, "What stands for an attachment", on: onBubbles),
        RoleDeclaration(.placeholder, "What stands for content that cannot be shown", on: onBubbles),
        RoleDeclaration(.reaction, "A reaction", states: ["mine"], on: onBubbles),
        RoleDeclaration(.composer, "The field for a new message"),
        RoleDeclaration(.prompt, "What is before the text in a field"),
        RoleDeclaration(.inputPlaceholder, "What an empty field says", on: [.screen, .dialog, .input]),
        RoleDeclaration(.inputSelection, "Selected characters in a field", on: [.input]),
        RoleDeclaration(.input, "A field in a dialog", on: [.screen, .dialog]),
        RoleDeclaration(.dialog, "A dialog, a menu or a sheet"),
        RoleDeclaration(.dialogBorder, "Its border", on: [.dialog], isText: false),
        RoleDeclaration(.dialogTitle, "Its title", on: [.dialog]),
        RoleDeclaration(.dialogHelp, "What it explains", on: [.dialog]),
        RoleDeclaration(.dialogProblem, "What is wrong with what was entered", on: [.dialog]),
        RoleDeclaration(
            .menuRow, "A row to choose",
            states: ["selected", "hover", "selected.hover", "destructive", "destructive-selected"], on: [.dialog]),
        RoleDeclaration(
            .menuDetail, "What stands beside a row to choose",
            on: [.dialog, Role.menuRow.state("selected"), Role.menuRow.state("hover")]),
        RoleDeclaration(
            .menuMatch, "Letters of a row to choose that were typed",
            on: [.dialog, Role.menuRow.state("selected"), Role.menuRow.state("hover")]),
        RoleDeclaration(.helpHeading, "A heading in the help", on: [.dialog]),
        RoleDeclaration(.helpKey, "A key in the help", on: [.dialog]),
        RoleDeclaration(.toast, "A short message", states: ["error"]),
        RoleDeclaration(.toastButton, "What it offers to do", on: [.toast]),
        RoleDeclaration(.empty, "What an empty place says"),
        RoleDeclaration(.emptyTitle, "Its heading"),
        RoleDeclaration(.splash, "The name of the program while it starts"),
        RoleDeclaration(.error, "What went wrong, in words"),
    ]
}
