import Loop
import Messenger

// What options are set to, whoever sets them.
extension App {
    static func reduceOptions(_ state: inout AppState, _ action: Options.Action) -> [AppEffect] {
        switch action {
        case .filesRead(let files): take(&state, files)
        case .profileRead(let profile, let values): take(&state, values, of: profile)
        }
    }

    /// Sets an option to `value`, or back to what holds for those who set nothing, from now on.
    static func set(_ state: inout AppState, _ option: OptionDeclaration, to value: OptionValue) -> [AppEffect] {
        let origin = state.optionLayers.origin(of: option.id)
        guard !origin.isFixed else {
            return [.notice(state.options.words.fixed(origin, config: state.optionLayers.configName))]
        }
        if case .list = option.place, case .text(let text) = value, let order = ChatOrder(rawValue: text) {
            return state.withMain { ChatList.choose(&$0.chatList, order, profile: $0.profile.id) }
        }
        let kept = value == option.standard ? nil : value
        var layers = state.optionLayers
        var keep: AppOperation
        switch (option.scope, state.main?.profile.id) {
        case (.program, _):
            layers.settings[option.id] = kept
            keep = .saveOption(option.id, kept)
        case (.profile, let profile?):
            layers.profile[option.id] = kept
            keep = .save(.profileOption(profile, option.id, kept))
        case (.profile, nil): return []
        }
        let before = state.options
        state.options.follow(layers, from: state.optionLayers)
        state.optionLayers = layers
        // What was changed for the time being gives way to what is set.
        option.set(value, in: &state.options)
        return effects(of: before, state) + [.perform(keep)]
    }

    /// Draws with a theme from now on; where the page does not decide, until Confab ends.
    static func choose(_ state: inout AppState, _ theme: ThemeSetting) -> [AppEffect] {
        var kept: [AppEffect] = []
        if let option = OptionDeclaration.named(.theme), !state.optionLayers.origin(of: .theme).isFixed {
            kept = set(&state, option, to: .theme(theme)).filter { $0 != .perform(.theme(.use(theme))) }
        } else {
            state.options.theme = theme
        }
        // Even where it is the one that there was: the preview ends.
        return [.perform(.theme(.use(theme)))] + kept
    }

    /// Takes what the files say by now.
    private static func take(_ state: inout AppState, _ files: Options.Files) -> [AppEffect] {
        var layers = state.optionLayers
        layers.settings = files.settings
        layers.config = files.config
        layers.keys = files.keys
        let before = state.options
        state.options.follow(layers, from: state.optionLayers)
        state.optionLayers = layers
        return effects(of: before, state)
    }

    /// Takes what the open profile has set.
    private static func take(
        _ state: inout AppState, _ values: [OptionID: OptionValue], of profile: ProfileID
    ) -> [AppEffect] {
        guard state.main?.profile.id == profile else { return [] }
        var layers = state.optionLayers
        layers.profile = values
        state.options.follow(layers, from: state.optionLayers)
        state.optionLayers = layers
        // What the config says may be newer than what the profile was opened with.
        return [.perform(.save(.readReceipts(profile, state.options.readReceipts)))]
    }

    /// What is to be done where options are read that are no longer as they were.
    private static func effects(of before: Options, _ state: AppState) -> [AppEffect] {
        var effects: [AppEffect] = []
        if state.options.theme != before.theme { effects.append(.perform(.theme(.use(state.options.theme)))) }
        if state.options.readReceipts != before.readReceipts, let profile = state.main?.profile.id {
            effects.append(.perform(.save(.readReceipts(profile, state.options.readReceipts))))
        }
        return effects
    }
}
