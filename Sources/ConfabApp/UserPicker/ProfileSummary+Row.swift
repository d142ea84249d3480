import Messenger
import TerminalDOM

// A profile in the layers that show profiles.
extension ProfileSummary {
    /// The parts of its row.
    ///
    /// - Parameters:
    ///   - note: a note beside the name.
    ///   - isOpening: true if it's being opened, and the row shows that.
    @ViewBuilder<Action> func row<Action>(
        _ shared: Shared, _ env: ViewEnvironment, note: String? = nil, isOpening: Bool = false
    ) -> Nodes<Action> {
        let name = profile.names.shown()
        Avatar(name: name, number: id.rawValue)
        Text(name).grow()
        if let note, !shared.size.isNarrow { Text(note).role(.menuDetail).unshrinkable() }
        if shared.holders[id] != nil {
            if !shared.size.isNarrow { Text(env.strings.profileInUse()).role(.menuDetail).unshrinkable() }
        } else {
            unreadBadge(env)
        }
        if profile.isMuted { Text(env.glyphs[.muted]).role(.menuDetail).unshrinkable() }
        if id == shared.profile?.id { Text(env.glyphs[.checked]).unshrinkable() }
        if isOpening { Text("…").unshrinkable() }
    }

    /// Its unread count: gray for a muted profile, nothing for none.
    private func unreadBadge<Action>(_ env: ViewEnvironment) -> Node<Action> {
        guard unreadTotal > 0 else { return Text<Action>("").width(0) }
        return Text<Action>(env.badge(badgeText(for: unreadTotal)))
            .role(profile.isMuted ? Role.chatBadge.state("muted") : .chatBadge)
            .unshrinkable()
    }

    /// Its row in words.
    func spoken(_ shared: Shared) -> String {
        let strings = shared.strings
        var parts = [profile.names.shown()]
        if unreadTotal > 0 { parts.append(strings.spokenUnread(unreadTotal)) }
        if profile.isMuted { parts.append(strings.muted()) }
        if profile.isHidden { parts.append(strings.hiddenProfile()) }
        if shared.holders[id] != nil { parts.append(strings.profileInUse()) }
        if id == shared.profile?.id { parts.append(strings.open()) }
        return parts.joined(separator: ", ")
    }
}
