import TerminalDOM

// The feature that keys go to, and the commands that do something there.
extension AppState {
    /// The place of the feature that keys go to.
    var keyPlace: Place? { layers.indices.last.map(Place.layer) ?? focusedPart.map(Place.part) }

    /// The feature that keys go to; nil if Confab couldn't start.
    private var keyFeature: (any Feature)? {
        var state = self
        return keyPlace.flatMap { state.accept(FeatureReader { $0 }, at: $0) }
    }

    /// The contexts of keys, the innermost first.
    package var keyContexts: [KeyContext] { keyFeature?.contexts ?? [.dialog, .everywhere] }

    /// True if a key has opened the layer in front from the message field, and closes it again.
    func closesLayer(_ key: KeyPress) -> Bool {
        guard let opener = keyFeature?.opener else { return false }
        return options.keymap.command(for: key, in: [.composer]) == opener
    }

    /// The field that keys go to; nil if there's none.
    var focusedField: EditableText? { keyFeature?.focusedField }

    /// Says of a command if it does something now: the feature with the keys knows, or the root.
    func offers(_ shared: Shared) -> (CommandID) -> Bool { offers(keyFeature, shared) }

    private func offers(_ feature: (any Feature)?, _ shared: Shared) -> (CommandID) -> Bool {
        { command in
            if command == .closeBanner { return status.banner != nil }
            if command == .openBanner { return status.banner?.offer(shared.options) != nil }
            if [.nextPane, .previousPane, .closeChat].contains(command), shared.openChat == nil { return false }
            return feature?.offers(command, shared) ?? true
        }
    }

    /// The commands that the footer shows if there is room for them.
    func footerCommands(_ shared: Shared) -> [Footer.Entry] {
        let feature = keyFeature
        let offers = offers(feature, shared)
        let contexts = feature?.shownContexts ?? [.dialog, .everywhere]
        var entries = contexts.flatMap { context in
            (Command.ranks[context] ?? []).compactMap { command, usual -> Footer.Entry? in
                guard let rank = feature?.footerRank(command, shared) ?? usual, offers(command) else { return nil }
                return Footer.Entry(
                    id: command, context: context, rank: rank, word: feature?.footerWord(command, shared))
            }
        }
        // Where Tab and Enter attach the same file, there is more room with one of them.
        if let word = entries.first(where: { $0.id == .send })?.word {
            entries.removeAll { $0.id == .nextPane && $0.word == word }
        }
        guard !entries.contains(where: { $0.id == .back }) else { return entries }
        // Where nothing leads back, the way out is to quit.
        return entries.map { entry in
            entry.id == .quit ? Footer.Entry(id: .quit, context: entry.context, rank: 7) : entry
        }
    }
}
