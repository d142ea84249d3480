import Loop
import Messenger

// Changes of the options, from any source.
extension Options {
    /// Takes what was read.
    ///
    /// - Parameters:
    ///   - action: what was read.
    ///   - layers: the layers that the options come from.
    ///   - profile: the open profile, if there is one.
    mutating func reduce(_ action: Action, _ layers: inout OptionLayers, of profile: ProfileID?) -> Outcome<Action> {
        var read = layers
        switch action {
        case .filesRead(let files):
            read.settings = files.settings
            read.config = files.config
            read.keys = files.keys
            read.emojiNames = files.emojiNames
            let before = self
            apply(read, replacing: layers)
            layers = read
            return Outcome(effects: effects(after: before))
        case .profileRead(let owner, let values, let chats):
            guard owner == profile else { return Outcome() }
            read.profile = values
            read.chats = chats
            apply(read, replacing: layers)
            layers = read
            return Outcome()
        }
    }

    /// Forgets the choices for a profile that is no longer open. Until those for the next one are read, no read receipts are
    /// sent, because none can be taken back.
    mutating func leaveProfile(_ layers: inout OptionLayers) {
        var left = layers
        left.profile = [.readReceipts: .flag(false)]
        left.chats = ChatOptions()
        apply(left, replacing: layers)
        layers = left
    }

    /// Sets an option for `target` to `value`. A value that `target` has anyway isn't kept.
    mutating func set(
        _ option: OptionDeclaration, to value: OptionValue, for target: OptionTarget = .all,
        _ layers: inout OptionLayers, of profile: ProfileID?
    ) -> Outcome<Action> {
        let origin = layers.origin(of: option.id)
        guard !origin.isFixed else {
            return Outcome(intents: [.notice(strings.fixed(origin, config: layers.configName))])
        }
        if case .list = option.place, case .text(let text) = value, let order = ChatOrder(rawValue: text) {
            return Outcome(intents: [.order(order)])
        }
        let inherited = target.wider.flatMap { layers.chosen(option.id, for: $0) } ?? option.standard
        let kept = value == inherited ? nil : value
        var changed = layers
        let keep: AppOperation
        switch (option.scope, profile) {
        case (_, let profile?) where target.isOfChats:
            guard option.isPerChat else { return Outcome() }
            changed.chats[target][option.id] = kept
            layers = changed
            return Outcome(effects: [.perform(.save(.chatOption(profile, target, option.id, kept)))])
        case (_, let profile?) where target == .profile:
            changed.profile[option.id] = kept
            keep = .save(.profileOption(profile, option.id, kept))
        case (.program, _):
            changed.settings[option.id] = kept
            keep = .saveOption(option.id, kept)
        case (.profile, _): return Outcome()
        }
        let before = self
        apply(changed, replacing: layers)
        layers = changed
        // The new setting replaces a temporary change.
        if target == .all, changed.profile[option.id] == nil { option.set(value, in: &self) }
        return Outcome(effects: effects(after: before) + [.perform(keep)])
    }

    /// Draws with a theme from now on; where the page does not decide, until Confab ends.
    mutating func use(
        _ theme: ThemeSetting, _ layers: inout OptionLayers, of profile: ProfileID?
    ) -> Outcome<Action> {
        // Even where it is the one that there was: the preview ends.
        let drawn = Effect<AppOperation, Action>.perform(.theme(.use(theme)))
        guard let option = OptionDeclaration.named(.theme), !layers.origin(of: .theme).isFixed else {
            self.theme = theme
            return Outcome(effects: [drawn])
        }
        let kept = set(option, to: .theme(theme), &layers, of: profile)
        return Outcome(effects: [drawn] + kept.effects.filter { $0 != drawn }, intents: kept.intents)
    }

    /// The work that follows from a change of the options.
    private func effects(after before: Options) -> [Effect<AppOperation, Action>] {
        theme == before.theme ? [] : [.perform(.theme(.use(theme)))]
    }
}
