/// Something in front of the screen.
public indirect enum Layer: Codable, Equatable, Sendable {
    /// The help.
    case help(Help)
    /// The themes to choose from.
    case themes(ThemePicker)
    /// The profiles to choose from.
    case profiles(UserPicker)
    /// The page of all profiles.
    case profilesPage(ProfilesPage)
    /// The settings page.
    case settings(Settings)
    /// The menu of the floating action button, and what it opens.
    case newChat(NewChat)
    /// The card of a chat.
    case card(Card)
    /// The tags of a chat, or all of them.
    case tags(Tags)
    /// The actions on a row, or on the selected ones.
    case chatActionMenu(ChatActionMenu)
    /// A question with answers to choose from.
    case confirmation(Confirmation)
    /// The command palette.
    case palette(Palette)
    /// The chat switcher.
    case switcher(Switcher)

    /// True if the layer behind it stays visible.
    var isQuickOpen: Bool {
        switch self {
        case .palette, .switcher: true
        case .help, .themes, .profiles, .profilesPage, .settings, .newChat, .card, .tags, .chatActionMenu,
            .confirmation:
            false
        }
    }
}

/// Does something with whichever feature a layer is.
protocol FeatureVisitor {
    associatedtype Answer

    /// - Parameters:
    ///   - feature: the feature.
    ///   - actions: its actions among those of the app.
    func visit<Visited: Feature>(_ feature: inout Visited, _ actions: ActionCase<Visited.Action>) -> Answer
}

/// A case of ``AppAction`` that carries the actions of a feature.
struct ActionCase<Action> {
    let embed: @Sendable (Action) -> AppAction
    let extract: (AppAction) -> Action?
}

extension Layer {
    /// Has `visitor` visit the feature; the only switch over the layers that knows what they are.
    mutating func accept<Visitor: FeatureVisitor>(_ visitor: Visitor) -> Visitor.Answer {
        switch self {
        case .help(var feature):
            defer { self = .help(feature) }
            return visitor.visit(
                &feature, ActionCase(embed: AppAction.help) { if case .help(let action) = $0 { action } else { nil } })
        case .themes(var feature):
            defer { self = .themes(feature) }
            return visitor.visit(
                &feature,
                ActionCase(embed: AppAction.themePicker) {
                    if case .themePicker(let action) = $0 { action } else { nil }
                })
        case .newChat(var feature):
            defer { self = .newChat(feature) }
            return visitor.visit(
                &feature,
                ActionCase(embed: AppAction.newChat) { if case .newChat(let action) = $0 { action } else { nil } })
        case .palette(var feature):
            defer { self = .palette(feature) }
            return visitor.visit(
                &feature,
                ActionCase(embed: AppAction.palette) { if case .palette(let action) = $0 { action } else { nil } })
        case .switcher(var feature):
            defer { self = .switcher(feature) }
            return visitor.visit(
                &feature,
                ActionCase(embed: AppAction.switcher) { if case .switcher(let action) = $0 { action } else { nil } })
        case .card(var feature):
            defer { self = .card(feature) }
            return visitor.visit(
                &feature, ActionCase(embed: AppAction.card) { if case .card(let action) = $0 { action } else { nil } })
        case .tags(var feature):
            defer { self = .tags(feature) }
            return visitor.visit(
                &feature, ActionCase(embed: AppAction.tags) { if case .tags(let action) = $0 { action } else { nil } })
        case .chatActionMenu(var feature):
            defer { self = .chatActionMenu(feature) }
            return visitor.visit(
                &feature,
                ActionCase(embed: AppAction.chatActionMenu) {
                    if case .chatActionMenu(let action) = $0 { action } else { nil }
                })
        case .confirmation(var feature):
            defer { self = .confirmation(feature) }
            return visitor.visit(
                &feature,
                ActionCase(embed: AppAction.confirmation) {
                    if case .confirmation(let action) = $0 { action } else { nil }
                })
        case .profiles(var feature):
            defer { self = .profiles(feature) }
            return visitor.visit(
                &feature,
                ActionCase(embed: AppAction.userPicker) {
                    if case .userPicker(let action) = $0 { action } else { nil }
                })
        case .profilesPage(var feature):
            defer { self = .profilesPage(feature) }
            return visitor.visit(
                &feature,
                ActionCase(embed: AppAction.profilesPage) {
                    if case .profilesPage(let action) = $0 { action } else { nil }
                })
        case .settings(var feature):
            defer { self = .settings(feature) }
            return visitor.visit(
                &feature,
                ActionCase(embed: AppAction.settings) { if case .settings(let action) = $0 { action } else { nil } })
        }
    }
}
