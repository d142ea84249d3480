import Messenger
import TerminalDOM

/// The bar above the list: whose it is, whether others are reached, and the ways to search and to order. What does not fit
/// gives way, the least important first.
struct NavigationBar: View, Equatable {
    struct Content: Equatable {
        var profile: Profile
        var unread: Int
        /// True if something is unread in another profile that may say so.
        var hasUnreadElsewhere: Bool
        var connection: Status.Reach
    }

    let content: Content
    let width: Int
    let env: ViewEnvironment

    var node: Node<AppAction> {
        Lazy<AppAction>(self) { $0.shown }.role(.title)
    }

    /// A part beside the name. The cases are in order of importance.
    enum Part: CaseIterable {
        case state, search, unread, order, words
    }

    private var name: String { content.profile.names.shown() }

    private var shown: Node<AppAction> {
        let parts = Self.fitting(
            Part.allCases.filter { columns($0) > 0 }, columns: columns,
            room: width - Self.avatarColumns - min(DisplayWidth.of(name), Self.nameColumns)
                - (content.hasUnreadElsewhere ? 2 : 0))
        return Row<AppAction> {
            Text(" ").unshrinkable()
            Avatar(name: name, number: content.profile.id.rawValue).onClick(.command(.profiles))
                .tooltip(env.tooltip(.profiles, in: .chatList))
            Text(" ").unshrinkable()
            Text(name)
            if content.hasUnreadElsewhere {
                env.symbol(.unreadElsewhere, before: " ").role(.profileDot).onClick(.command(.profiles))
            }
            Spacer()
            if parts.contains(.words) {
                Text(" " + words).role(stateRole).unshrinkable().onClick(.command(.refresh))
            }
            if parts.contains(.state), let glyph {
                env.symbol(glyph, before: " ").role(stateRole).onClick(.command(.refresh))
            }
            if parts.contains(.search) {
                env.symbol(.search, before: " ", gives: .search, in: .chatList).role(.titleDetail).onClick(
                    .paneChosen(.search))
            }
            if parts.contains(.order) {
                env.symbol(.order, before: " ", gives: .order, in: .chatList).role(.titleDetail).onClick(
                    .command(.order))
            }
            if parts.contains(.unread) {
                Text(" ").unshrinkable()
                Text(env.badge(badgeText(for: content.unread))).role(.chatBadge).unshrinkable()
                    .onClick(.command(.nextUnread))
                    .tooltip(
                        "\(env.strings.unreadMessages(content.unread)). \(env.tooltip(.nextUnread, in: .chatList))")
            }
            Text(" ").unshrinkable()
        }.node
    }

    /// The avatar, and the blanks around it and at the end.
    private static let avatarColumns = 7
    /// So much of a name is always to be seen, if it has so much.
    private static let nameColumns = 12

    /// As many of `parts`, the most important first, as fit into `room`.
    static func fitting(_ parts: [Part], columns: (Part) -> Int, room: Int) -> [Part] {
        var left = room
        return parts.prefix { part in
            left -= columns(part)
            return left >= 0
        }
    }

    /// The width of a part in columns; nil if it is empty.
    private func columns(_ part: Part) -> Int {
        switch part {
        case .state: glyph.map { 1 + DisplayWidth.of(env.glyphs[$0]) } ?? 0
        case .search: 1 + DisplayWidth.of(env.glyphs[.search])
        case .unread: content.unread > 0 ? 1 + DisplayWidth.of(env.badge(badgeText(for: content.unread))) : 0
        case .order: 1 + DisplayWidth.of(env.glyphs[.order])
        case .words: words.isEmpty ? 0 : 1 + DisplayWidth.of(words)
        }
    }

    private var words: String { env.strings.connection(content.connection) }

    private var glyph: GlyphName? {
        switch content.connection {
        case .unknown: nil
        case .online: .online
        case .failed(.offline): .offline
        case .failed: .trouble
        }
    }

    private var stateRole: Role {
        switch content.connection {
        case .unknown, .online: .connection
        case .failed(.offline): Role.connection.state("offline")
        case .failed: Role.connection.state("trouble")
        }
    }
}

extension AppState {
    /// The content of the bar above the list.
    func navigation(of main: Main) -> NavigationBar.Content {
        NavigationBar.Content(
            profile: main.profile, unread: main.chatList.counts.unreadTotal,
            hasUnreadElsewhere: profiles.contains {
                $0.id != main.profile.id && !$0.profile.isMuted && $0.unreadTotal > 0
            },
            connection: status.connection)
    }
}
