import Messenger
import TerminalDOM

// Which commands the palette offers: those that do something where the user is.
extension Palette {
    /// The commands available in `state`, in the order of the table.
    static func offers(_ state: AppState) -> [Offer] {
        // What is in front of the rest does not count: it goes when a command is chosen.
        var state = state
        if state.layers.last?.isQuickOpen == true { state.layers.removeLast() }
        let contexts = state.keyContexts
        let isPossible = state.offers(Shared(state))
        return commands(in: contexts, hasMainScreen: state.main != nil).filter(isPossible).map {
            let key = state.options.keymap.key(for: $0, in: contexts)
            return Offer(command: $0, key: key?.label(inASCII: state.options.glyphs == .ascii) ?? "")
        }
    }

    /// The commands that can be given where keys have these contexts, in the order of the table.
    static func commands(in contexts: [KeyContext], hasMainScreen: Bool) -> [CommandID] {
        Command.all.lazy.map(\.id).filter { command in
            command.isOffered
                && (hasMainScreen || !command.needsMainScreen)
                && (command.isOfMainScreen || contexts.contains(where: command.isGiven))
        }
    }

}

extension CommandID {
    /// True if the palette has it: not what moves, what edits text, and what the palette itself is worked with.
    package var isOffered: Bool {
        switch self {
        case .next, .previous, .first, .last, .pageDown, .pageUp, .open, .back, .nextPane, .previousPane, .nextField,
            .previousField, .nextTab, .previousTab, .tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9,
            .olderMessage, .newerMessage, .scrollUp, .scrollDown, .olderHit, .newerHit, .interrupt, .lineBreak,
            .palette,
            .nextValue, .previousValue, .previousEmoji, .nextEmoji, .pickChat,
            .leadingActions, .trailingActions:
            false
        default: edit == nil
        }
    }

    /// True if it does nothing before there's a list of chats.
    fileprivate var needsMainScreen: Bool {
        isOfMainScreen || self == .nextUnread || self == .switcher || self == .refresh
    }

    /// True if it does the same wherever the user is, though it has no key everywhere: what is in front is left for it.
    var isOfMainScreen: Bool {
        switch self {
        case .newChat, .profiles, .manageProfiles, .editTags, .order, .createLink, .scanCode, .pasteLink, .createGroup,
            .findContact, .notes, .copyDemo, .collected:
            true
        default: false
        }
    }
}
