import Messenger
import TerminalDOM

/// A chat that was found by name: like its row of the list, without what is new. The hit is marked in its name, or the
/// second line says by which other name it was found.
struct NameHitRow: View, Equatable {
    typealias Action = Search.Action

    let hit: NameHit
    let search: NameSearch
    let width: Int
    let env: ViewEnvironment

    var node: Node<Action> { Lazy<Action>(self) { $0.shown }.node }

    /// The other name that led here, with what stands before it.
    private struct Reason {
        var label = ""
        var name: String
        var hits: [Range<Int>]
    }

    private var name: String { hit.chat.rowTitle(env) }

    private var reason: Reason? {
        switch hit.reason {
        case .name:
            // Part of the name that is searched may not be shown.
            guard search.hits(in: name).isEmpty else { return nil }
            let reason = reason(hit.chat.names.viewName)
            return reason.hits.isEmpty ? nil : reason
        case .otherName(let other): return reason(other)
        case .member(let member): return reason(member, label: env.strings.memberReason())
        }
    }

    private func reason(_ name: String, label: String = "") -> Reason {
        let name = name.harmlessName
        return Reason(label: label, name: name, hits: search.hits(in: name))
    }

    private var time: String {
        guard hit.chat.lastActivity > .zero else { return "" }
        return env.strings.rowTime(RowTime(hit.chat.lastActivity, now: env.clock.now, in: env.clock.zone))
    }

    /// Columns beside the avatar.
    private var room: Int { max(1, width - 5) }

    private var shown: Node<Action> {
        Row<Action> {
            Avatar(name: name, number: hit.chat.id.rawValue)
            Text(" ")
            Column {
                Row(spacing: 1) {
                    let time = time
                    let columns = room - (time.isEmpty ? 0 : DisplayWidth.of(time) + 1)
                    Text(HitLine.spans(name, search.hits(in: name), width: columns, env.glyphs))
                        .role(hit.chat.isOutOfUse ? Role.chatName.state("inactive") : .chatName)
                    Spacer()
                    Text(time).role(.chatTime).unshrinkable()
                }
                if let reason {
                    let label = reason.label.isEmpty ? "" : reason.label + " "
                    let name = HitLine.spans(
                        reason.name, reason.hits, width: room - DisplayWidth.of(label), env.glyphs)
                    Text([Span(label, .chatPreviewSender)] + name).role(.chatPreview)
                } else if env.options.rowLines > 1 {
                    ChatPreviewLine(chat: hit.chat, isStyled: false, env: env)
                }
            }
            .grow()
        }.node
    }
}

/// A contact without a chat that was found by name.
struct ContactHitRow: View, Equatable {
    typealias Action = Search.Action

    let contact: Contact
    let search: NameSearch
    let width: Int
    let env: ViewEnvironment

    var node: Node<Action> { Lazy<Action>(self) { $0.shown }.node }

    private var shown: Node<Action> {
        let name = contact.names.shown(orElse: "\(contact.id.rawValue)")
        let others = [contact.names.displayName, contact.names.fullName].map(\.harmlessName)
        let isByName = !search.hits(in: name).isEmpty
        let reason = isByName ? nil : others.first { !search.hits(in: $0).isEmpty }
        // Columns beside the avatar.
        let room = max(1, width - 5)
        return Row<Action> {
            Avatar(name: name, number: contact.id.rawValue)
            Text(" ")
            Column {
                Row(spacing: 1) {
                    if contact.isVerified { Text(env.glyphs[.verified]).role(.chatMark).unshrinkable() }
                    let mark = contact.isVerified ? DisplayWidth.of(env.glyphs[.verified]) + 1 : 0
                    Text(HitLine.spans(name, search.hits(in: name), width: room - mark, env.glyphs)).role(.chatName)
                }
                if let reason {
                    Text(HitLine.spans(reason, search.hits(in: reason), width: room, env.glyphs)).role(.chatPreview)
                }
            }
            .grow()
        }.node
    }
}
