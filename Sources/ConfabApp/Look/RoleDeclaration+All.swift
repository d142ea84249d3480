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
        RoleDeclaration(
            .screen,
            "Everything, by the screen that is shown: the start, a failed start, creating a profile, an open profile; "
                + "`opposite` replaces the terminal's own colors on a background of the other kind",
            states: ["launching", "failed", "registration", "main", "opposite"]),
        RoleDeclaration(.hover, "Anything clickable under the pointer, unless its role has a state `hover`"),
        RoleDeclaration(.title, "The bar above the list of chats and above a conversation"),
        RoleDeclaration(.titleDetail, "The text beside a title: members, connection"),
        RoleDeclaration(.profileDot, "The mark of something unread in another profile, beside the avatar"),
        RoleDeclaration(.connection, "The state of the connection", states: ["offline", "trouble"]),
        RoleDeclaration(.banner, "A notice above the rows of the list", states: ["hint", "alarm"]),
        RoleDeclaration(
            .bannerOffer, "Its action",
            on: [.banner, Role.banner.state("hint"), Role.banner.state("alarm")]),
        RoleDeclaration(
            .bannerClose, "The button that closes it",
            on: [.banner, Role.banner.state("hint"), Role.banner.state("alarm")]),
        RoleDeclaration(.separator, "The line between panes", isText: false),
        RoleDeclaration(.scrollbarTrack, "A scrollbar", on: [.screen, .dialog], isText: false),
        RoleDeclaration(.scrollbarThumb, "Its visible part of the list", on: [.screen, .dialog], isText: false),
        RoleDeclaration(.footer, "The line with the most useful keys"),
        RoleDeclaration(.footerHint, "A key in the footer and its action"),
        RoleDeclaration(.footerKey, "A key in the footer"),
        RoleDeclaration(.chatList, "The list of chats"),
        RoleDeclaration(.tabBar, "The tabs above the list"),
        RoleDeclaration(.tab, "A tab", states: ["active", "hover"], on: [.tabBar]),
        RoleDeclaration(.tabCount, "The number of chats in a tab", on: [.tabBar, Role.tab.state("active")]),
        RoleDeclaration(.chatRow, "A row of the list", states: ["selected", "open", "hover", "selected.hover"]),
        RoleDeclaration(.chatName, "The name of a chat", states: ["unread", "waiting", "inactive"], on: onRows),
        RoleDeclaration(.chatPreview, "The preview of the last message", on: onRows),
        RoleDeclaration(.chatPreviewSender, "The sender's name before it", on: onRows),
        RoleDeclaration(.chatPreviewDraft, "The mark of a draft before it", on: onRows),
        RoleDeclaration(.chatPreviewMark, "A glyph that stands for content", on: onRows),
        RoleDeclaration(.chatTyping, "Names of people typing, instead of the preview", on: onRows),
        RoleDeclaration(.chatTime, "The time of the last message", on: onRows),
        RoleDeclaration(.chatBadge, "The number of unread messages", states: ["muted"]),
        RoleDeclaration(.chatMark, "Marks of a row: pinned, muted, favorite, delivered", on: onRows),
        RoleDeclaration(.chatAlarm, "Reports in a group that you moderate, and a message that wasn't sent", on: onRows),
        RoleDeclaration(
            .rowButton, "An action of a row that is dragged aside",
            states: ["selected", "destructive", "destructive-selected"]),
        RoleDeclaration(.rowChoice, "The mark of a row while you select several", on: onRows),
        RoleDeclaration(.avatar, "The initials of a chat", states: ["0", "1", "2", "3", "4", "5", "6", "7"]),
        RoleDeclaration(.actionButton, "The floating action button", states: ["hover"]),
        RoleDeclaration(
            .qrCode, "A QR code: dark on light, or nothing can scan it", states: ["dark"], isText: false),
        RoleDeclaration(.searchHeading, "The heading of a section of results"),
        RoleDeclaration(
            .searchHit, "A match of the search", states: ["current"], on: onRows + onBubbles),
        RoleDeclaration(
            .searchHelp, "Explanations of the search: operators, number of results, progress",
            on: onRows),
        RoleDeclaration(.searchProblem, "A problem with a search"),
        RoleDeclaration(.conversation, "The messages of the open chat"),
        RoleDeclaration(.ownBubble, "One of your messages"),
        RoleDeclaration(.otherBubble, "Someone else's message"),
        RoleDeclaration(.selectedMark, "The mark of the selected message"),
        RoleDeclaration(
            .sender, "The sender's name above a message", states: ["0", "1", "2", "3", "4", "5", "6", "7"]),
        RoleDeclaration(.messageTime, "When a message was sent"),
        RoleDeclaration(.receipt, "The delivery state of your message", states: ["read", "failed"]),
        RoleDeclaration(
            .daySeparator, "The line between the messages of two days, and the time between two messages far apart"),
        RoleDeclaration(.unreadDivider, "The line above the first unread message"),
        RoleDeclaration(.event, "An event in a chat, between its messages"),
        RoleDeclaration(.newBelow, "The button with the number of new messages below"),
        RoleDeclaration(.code, "Code, in a line or as a block", on: onBubbles),
        RoleDeclaration(.quote, "A quoted message or passage", on: onBubbles + [.dialog]),
        RoleDeclaration(.link, "A link", on: onBubbles),
        RoleDeclaration(.mention, "A mention", states: ["me"], on: onBubbles + [.composer]),
        RoleDeclaration(.bold, "Bold text", on: onBubbles),
        RoleDeclaration(.italic, "Italic text", on: onBubbles),
        RoleDeclaration(.underline, "Underlined text", on: onBubbles),
        RoleDeclaration(.strike, "Text struck through", on: onBubbles),
        RoleDeclaration(
            .textColor, "Text in a color that its sender chose",
            states: ["red", "green", "yellow", "blue", "magenta", "cyan"], on: onBubbles),
        RoleDeclaration(
            .spoiler, "Text that's covered until you uncover it", states: ["uncovered"], on: onBubbles),
        RoleDeclaration(.heading, "A heading", on: onBubbles),
        RoleDeclaration(.bullet, "The mark of a list item", on: onBubbles),
        RoleDeclaration(.attachment, "The line for an attachment", on: onBubbles),
        RoleDeclaration(.placeholder, "The line for content that can't be shown", on: onBubbles),
        RoleDeclaration(.unheard, "The rest of a voice message that's playing", on: onBubbles, isText: false),
        RoleDeclaration(.reaction, "A reaction", states: ["mine"], on: onBubbles),
        RoleDeclaration(.composer, "The field for a new message"),
        RoleDeclaration(.prompt, "The mark before the text in a field"),
        RoleDeclaration(
            .inputPlaceholder, "The placeholder in an empty field",
            on: [.screen, .dialog, .input, Role.menuRow.state("hover")]),
        RoleDeclaration(.inputSelection, "Selected characters in a field", on: [.input]),
        RoleDeclaration(.input, "A field in a dialog", on: [.screen, .dialog]),
        RoleDeclaration(.dialog, "A dialog, a menu or a sheet"),
        RoleDeclaration(.dialogBorder, "Its border", on: [.dialog], isText: false),
        RoleDeclaration(.dialogTitle, "Its title", on: [.dialog]),
        RoleDeclaration(.dialogHelp, "Its explanation", on: [.dialog]),
        RoleDeclaration(.dialogProblem, "A problem with the input", on: [.dialog]),
        RoleDeclaration(
            .menuRow, "A row of a menu",
            states: ["selected", "hover", "selected.hover", "destructive", "destructive-selected"], on: [.dialog]),
        RoleDeclaration(
            .menuDetail, "The text beside a row of a menu",
            on: [.dialog, Role.menuRow.state("selected"), Role.menuRow.state("hover")]),
        RoleDeclaration(
            .menuMatch, "The letters of a row that match the typed ones",
            on: [.dialog, Role.menuRow.state("selected"), Role.menuRow.state("hover")]),
        RoleDeclaration(.helpHeading, "A heading in the help", on: [.dialog]),
        RoleDeclaration(.helpKey, "A key in the help", on: [.dialog]),
        RoleDeclaration(.toast, "A short message", states: ["error"]),
        RoleDeclaration(.toastButton, "Its action", on: [.toast]),
        RoleDeclaration(.empty, "The text in an empty place"),
        RoleDeclaration(.emptyTitle, "Its heading"),
        RoleDeclaration(.splash, "The name of the program while it starts"),
        RoleDeclaration(.error, "A description of a problem"),
    ]
}
