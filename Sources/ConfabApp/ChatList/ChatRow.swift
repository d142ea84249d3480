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
    /// The row's actions, while it is swiped aside.
    var buttons: RowButtons?
    let env: ViewEnvironment

    /// The row's content except the selection. It contains the clock instead of the shown time: computing that for
    /// every row costs more than rebuilding all rows once a minute.
    struct Content: Equatable {
        let chat: ChatSummary
        let env: ViewEnvironment
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
            content: Content(chat: chat, env: env), isMarked: isSelected && hasFocus, isOpen: isOpen,
            isChosen: isChosen, buttons: buttons?.input)
    }

    var node: Node<Action> {
        let content = Content(chat: chat, env: env)
        // Two of them, because the selection moves often and changes little.
        return Lazy<Action>(input) { input in
            Row<Action> {
                Text(input.isMarked ? env.glyphs[.selection] : input.isOpen ? env.glyphs[.openChat] : " ")
                    .role(.selectedMark).width(1)
                if let isChosen = input.isChosen { choiceMark(isChosen) }
                if let buttons, buttons.input.side == .leading { buttons }
                if buttons != nil {
                    // The name is enough to know whose they are.
                    Row {
                        Avatar(name: name, number: chat.id.rawValue)
                        Text(" ")
                        Text(name).role(nameRole)
                        Spacer()
                    }
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

    private func choiceMark(_ isChosen: Bool) -> Node<Action> {
        Text("[" + (isChosen ? env.glyphs[.checked] : " ") + "] ").role(.rowChoice).unshrinkable()
    }

    private var role: Role {
        isSelected && hasFocus ? Role.chatRow.state("selected") : isOpen ? Role.chatRow.state("open") : .chatRow
    }

    private var time: String {
        guard chat.lastActivity > .zero else { return "" }
        return env.strings.rowTime(RowTime(chat.lastActivity, now: env.clock.now, in: env.clock.zone))
    }

    private var name: String { chat.rowTitle(env) }

    private var lines: Node<Action> {
        guard env.options.rowLines > 1 else {
            return Row<Action>(spacing: 1) {
                title
                preview.grow()
                trailing
                status
                Text(time).role(.chatTime).unshrinkable()
            }.node
        }
        return Column<Action> {
            Row(spacing: 1) {
                title
                Spacer()
                status
                Text(time).role(.chatTime).unshrinkable()
            }
            Row(spacing: 1) {
                preview.grow()
                trailing
            }
        }.node
    }

    private var title: Node<Action> {
        Row<Action>(spacing: 1) {
            if let mark = inactiveMark { Text(env.glyphs[mark]).role(.chatMark).unshrinkable() }
            if chat.isVerified { Text(env.glyphs[.verified]).role(.chatMark).unshrinkable() }
            Text(name).role(nameRole)
            if chat.settings.pinnedOrder != nil { Text(env.glyphs[.pinned]).role(.chatMark).unshrinkable() }
        }.node
    }

    private var nameRole: Role {
        if chat.hasUnread { return Role.chatName.state("unread") }
        if chat.awaitsUser { return Role.chatName.state("waiting") }
        return chat.isOutOfUse ? Role.chatName.state("inactive") : .chatName
    }

    @ViewBuilder<Action> private var status: Nodes<Action> {
        if let (text, role) = statusText { Text(text).role(role).unshrinkable() }
    }

    private var statusText: (String, Role)? {
        switch chat.rowStatus {
        case .connecting: (env.glyphs[.connecting], .chatMark)
        case .reports(let count): (env.glyphs[.report] + (count > 1 ? badgeText(for: count) : ""), .chatAlarm)
        case .pendingReview: (env.glyphs[.pendingReview], .chatMark)
        case .incognito: (env.glyphs[.incognito], .chatMark)
        case nil: nil
        }
    }

    private var inactiveMark: GlyphName? {
        switch chat.condition {
        case .left, .removed, .ended, .blocked, .rejected: .inactive
        default: nil
        }
    }

    private var preview: Node<Action> { ChatPreviewLine(chat: chat, env: env).node }

    @ViewBuilder<Action> private var trailing: Nodes<Action> {
        if let delivery = chat.preview?.delivery, chat.draft == nil, chat.preview?.sender == .me, !delivery.isFailed {
            DeliveryMark(state: delivery, env: env)
        }
        // A glyph repeats the meaning of the badge's color.
        if chat.badge?.isUnread == true, let mark = notificationMark {
            Text(env.glyphs[mark]).role(.chatMark).unshrinkable()
        }
        if let badge = chat.badge { badgeView(badge) }
    }

    private var notificationMark: GlyphName? {
        switch chat.settings.effectiveNotifications {
        case .all: nil
        case .mentions: .mentionsOnly
        case .none: .muted
        }
    }

    private func badgeView(_ badge: Badge) -> Node<Action> {
        let quiet = Role.chatBadge.state("muted")
        let role = chat.badgeIsProminent ? .chatBadge : quiet
        let (text, shown) =
            switch badge {
            // A mention is told even in a chat that is quiet otherwise.
            case .mention(let count): (env.badge("@" + (count ?? "")), chat.mentionIsProminent ? .chatBadge : role)
            case .count(let count): (env.badge(count), role)
            case .marked: (env.badge(env.glyphs[.markedUnread]), role)
            case .muted(let onlyMentions): (env.glyphs[onlyMentions ? .mentionsOnly : .muted], Role.chatMark)
            case .star: (env.glyphs[.favourite], .chatMark)
            }
        return Text<Action>(text).role(shown).unshrinkable()
    }
}
