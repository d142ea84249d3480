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
        var offers: [Offer] = []
        for command in Command.all where command.id.isOffered {
            let isGlobal = state.main != nil && command.id.isOfMainScreen
            guard isGlobal || contexts.contains(where: { command.place(in: $0) != nil }), isPossible(command.id) else {
                continue
            }
            offers.append(Offer(command: command.id, key: key(command.id, in: contexts, state.options)))
        }
        return offers
    }

    /// The first key that gives `command` in one of `contexts`, and means nothing else further inside.
    private static func key(_ command: CommandID, in contexts: [KeyContext], _ options: Options) -> String {
        let keymap = options.keymap
        for context in contexts {
            for key in keymap.keys(for: command, in: context) where keymap.command(for: key, in: contexts) == command {
                return key.label(inASCII: options.glyphs == .ascii)
            }
        }
        return ""
    }
}

extension CommandID {
    /// True if the palette has it: not what moves, what edits text, and what the palette itself is worked with.
    package var isOffered: Bool {
        switch self {
        case .next, .previous, .first, .last, .pageDown, .pageUp, .open, .back, .nextPane, .previousPane, .nextField,
            .previousField, .nextTab, .previousTab, .tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9,
            .olderMessage, .newerMessage, .scrollUp, .scrollDown, .olderHit, .newerHit, .lineBreak, .palette,
            .nextValue, .previousValue,
            .leadingActions, .trailingActions:
            false
        default: edit == nil
        }
    }

    /// True if it does the same wherever the user is, though it has no key everywhere: what is in front is left for it.
    var isOfMainScreen: Bool {
        switch self {
        case .newChat, .profiles, .manageProfiles, .editTags, .order: true
        default: false
        }
    }
}
