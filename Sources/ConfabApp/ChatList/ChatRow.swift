import Messenger
import TerminalDOM

/// One row of the list: who, when, what was said last, and what is new. Badge and time are never cut.
struct ChatRow: View {
    typealias Action = ChatList.Action

    let chat: ChatSummary
    let isSelected: Bool
    let isOpen: Bool
    let hasFocus: Bool
    /// True if it is marked; nil while no chats are being marked.
    var isChosen: Bool?
    /// The columns of the row, without those of its choice mark.
    var width = 0
    /// The row's actions, while it is swiped aside.
    var buttons: RowButtons?
    /// The words about the people who are typing; nil if nobody is.
    var typing: String?
    let env: ViewEnvironment

    /// The row's content except the selection. It contains the clock instead of the shown time: computing that for
    /// every row costs more than rebuilding all rows once a minute.
    struct Content: Equatable {
        let chat: ChatSummary
        /// The columns of the row if they decide what the row shows; else 0.
        let width: Int
        let typing: String?
        let env: ViewEnvironment
    }

    private var content: Content {
        Content(chat: chat, width: env.options.rowLines > 1 ? 0 : width, typing: typing, env: env)
    }

    struct Input: Equatable {
        let content: Content
        let isMarked: Bool
        let isOpen: Bool
        let isChosen: Bool?
        let buttons: RowButtons.Input?
    }

    /// All that the row is built from.
    var input: Input {
        Input(
            content: content, isMarked: isSelected && hasFocus, isOpen: isOpen,
            isChosen: isChosen, buttons: buttons?.input)
    }

    var node: Node<Action> {
        // Two of them, because the selection moves often and changes little.
        return Lazy<Action>(input) { input in
            Row<Action> {
                Text(input.isMarked ? env.glyphs[.selection] : input.isOpen ? env.glyphs[.openChat] : " ")
                    .role(.selectedMark).width(1)
                if let isChosen = input.isChosen { choiceMark(isChosen) }
                if let buttons, buttons.input.side == .leading { buttons }
                if buttons != nil {
                    // The name is enough to know whose they are.
                    Row(spacing: 1) {
                        Avatar(name: name, number: chat.id.rawValue)
                        Text(name).role(nameRole)
                        Spacer()
                    }
                    .padding(Insets(left: buttons?.input.side == .leading ? 1 : 0))
                    .grow()
                } else {
                    Lazy(content) { _ in
                        Row {
                            Avatar(name: name, number: chat.id.rawValue).onClick(.avatarClicked(chat.id))
                            Text(" ")
                            lines.grow()
                            Text(" ").width(1)
                        }
                    }
                    .grow()
                }
                if let buttons, buttons.input.side == .trailing { buttons }
                if buttons != nil { Text(" ").width(1) }
            }
        }
        .role(role)
        .onClick(.rowClicked(chat.id))
        .onRightClick(.menuRequested(chat.id))
        .onDrag { drag in
            // Along the list it is none of the row's.
            let isAside = drag.phase != .cancelled && abs(drag.columns) > abs(drag.rows)
            return .dragged(chat.id, columns: isAside ? drag.columns : 0)
        }
    }

    /// The columns of the mark while chats are being marked.
    static let choiceWidth = 4

    private func choiceMark(_ isChosen: Bool) -> Node<Action> {
        Text("[" + (isChosen ? env.glyphs[.checked] : " ") + "] ").role(.rowChoice).unshrinkable()
    }

    private var role: Role {
        isSelected && hasFocus ? Role.chatRow.state("selected") : isOpen ? Role.chatRow.state("open") : .chatRow
    }

    private var time: String {
        guard chat.lastActivity > .zero else { return "" }
        let time = RowTime(chat.lastActivity, now: env.clock.now, in: env.clock.zone)
        return env.options.rowLines > 1 ? env.strings.rowTime(time) : env.strings.shortRowTime(time)
    }

    private var name: String { chat.rowTitle(env) }

    private var lines: Node<Action> {
        guard env.options.rowLines > 1 else { return line }
        return Column<Action> {
            Row(spacing: 1) {
                title
                Spacer()
                if let status { Text([status]).unshrinkable() }
                Text(time).role(.chatTime).unshrinkable()
            }
            Row(spacing: 1) {
                preview.grow()
                for mark in marks { Text([mark]).unshrinkable() }
                if let badge = chat.badge { badgeView(badge) }
            }
        }.node
    }

    /// All of it on one line: the name, as much of the preview as there is room for, and the badge in a column of its own.
    private var line: Node<Action> {
        let signs = marks + [status, Span(time, .chatTime)].compactMap { $0 }.filter { !$0.text.isEmpty }
        let taken = ([name] + before.map(\.text) + after.map(\.text) + signs.map(\.text))
            .reduce(Self.frameWidth + Self.badgeWidth) { $0 + DisplayWidth.of($1) + 1 }
        return Row<Action>(spacing: 1) {
            if width - taken > Self.leastPreview {
                title
                preview.grow()
            } else {
                Row {
                    title
                    Spacer()
                }
                .grow()
            }
            for sign in signs { Text([sign]).unshrinkable() }
            if let badge = chat.badge {
                badgeView(badge).width(Self.badgeWidth)
            } else {
                Text("").width(Self.badgeWidth)
            }
        }.node
    }

    /// The columns of a row on one line that are around its text.
    private static let frameWidth = 7
    /// The columns of the badge in a row on one line.
    private static let badgeWidth = 5
    /// A shorter preview would say nothing.
    private static let leastPreview = 12

    private var title: Node<Action> {
        Row<Action>(spacing: 1) {
            for mark in before { Text([mark]).unshrinkable() }
            Text(name).role(nameRole)
            for mark in after { Text([mark]).unshrinkable() }
        }.node
    }

    /// The marks before the name.
    private var before: [Span] {
        [inactiveMark, chat.isVerified ? .verified : nil].compactMap { $0 }.map { Span(env.glyphs[$0], .chatMark) }
    }

    /// The marks after the name.
    private var after: [Span] { chat.settings.pinnedOrder == nil ? [] : [Span(env.glyphs[.pinned], .chatMark)] }

    private var nameRole: Role {
        if chat.hasUnread { return Role.chatName.state("unread") }
        if chat.awaitsUser { return Role.chatName.state("waiting") }
        return chat.isOutOfUse ? Role.chatName.state("inactive") : .chatName
    }

    private var status: Span? {
        switch chat.rowStatus {
        case .connecting: Span(env.glyphs[.connecting], .chatMark)
        case .reports(let count): Span(env.glyphs[.report] + (count > 1 ? badgeText(for: count) : ""), .chatAlarm)
        case .pendingReview: Span(env.glyphs[.pendingReview], .chatMark)
        case .incognito: Span(env.glyphs[.incognito], .chatMark)
        case nil: nil
        }
    }

    private var inactiveMark: GlyphName? {
        switch chat.condition {
        case .left, .removed, .ended, .blocked, .rejected: .inactive
        default: nil
        }
    }

    private var preview: Node<Action> {
        guard let typing else { return ChatPreviewLine(chat: chat, env: env).node }
        return Text<Action>([Span(typing, .chatTyping)]).role(.chatPreview)
    }

    /// The marks before the badge.
    private var marks: [Span] {
        var marks: [Span] = []
        if let delivery = chat.shownDelivery, chat.draft == nil, !delivery.isFailed, typing == nil {
            marks.append(Span(env.glyphs[delivery.glyph], .chatMark))
        }
        // A glyph repeats the meaning of the badge's color.
        let notifications = chat.settings.effectiveNotifications
        if chat.badge?.isUnread == true, notifications != .all {
            marks.append(Span(env.glyphs[notifications.glyph], .chatMark))
        }
        return marks
    }

    private func badgeView(_ badge: Badge) -> Node<Action> {
        let quiet = Role.chatBadge.state("muted")
        let role = chat.badgeIsProminent ? .chatBadge : quiet
        let (text, shown) =
            switch badge {
            // A mention is told even in a chat that is quiet otherwise.
            case .mention(let count): (framed("@" + (count ?? "")), chat.mentionIsProminent ? .chatBadge : role)
            case .count(let count): (framed(count), role)
            case .marked: (framed(env.glyphs[.markedUnread]), role)
            case .muted(let onlyMentions): (env.glyphs[onlyMentions ? .mentionsOnly : .muted], Role.chatMark)
            case .star: (env.glyphs[.favourite], .chatMark)
            }
        return Text<Action>([Span(text, shown)]).align(.trailing).unshrinkable()
    }

    /// A badge with `text` in it; on one line without its ends if it wouldn't fit into its column.
    private func framed(_ text: String) -> String {
        let badge = env.badge(text)
        return env.options.rowLines > 1 || DisplayWidth.of(badge) <= Self.badgeWidth ? badge : text
    }
}
