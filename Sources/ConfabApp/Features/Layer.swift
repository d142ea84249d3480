/// Something in front of the screen.
public indirect enum Layer: Codable, Equatable, Sendable {
    /// The help.
    case help(Help)
    /// The themes to choose from.
    case themes(ThemePicker)
    /// A question about the open chat or the list.
    case question(Question)
    /// The profiles to choose from.
    case profiles(UserPicker)
    /// The page of all profiles.
    case profilesPage(ProfilesPage)
    /// The settings page.
    case settings(Settings)
    /// The menu of the floating action button, and what it opens.
    case newChat(NewChat.State)
    /// The card of a chat.
    case card(Card.State)
    /// The tags of a chat, or all of them.
    case tags(Tags.State)
    /// The actions on a row, or on the selected ones.
    case rowMenu(RowMenu.State)
    /// A question before something is deleted.
    case confirmation(RowQuestion.State)
    /// The command palette.
    case palette(Palette.State)
    /// The chat switcher.
    case switcher(Switcher.State)

    /// True if the layer behind it stays visible.
    var isQuickOpen: Bool {
        switch self {
        case .palette, .switcher: true
        case .help, .themes, .question, .profiles, .profilesPage, .settings, .newChat, .card, .tags, .rowMenu,
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
    let embed: (Action) -> AppAction
    let extract: (AppAction) -> Action?
}

extension Layer {
    /// Has `visitor` visit the feature; the only switch over the layers that knows what they are.
    ///
    /// - Returns: nil for a layer that isn't a feature yet.
    mutating func accept<Visitor: FeatureVisitor>(_ visitor: Visitor) -> Visitor.Answer? {
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
        case .question(var feature):
            defer { self = .question(feature) }
            return visitor.visit(
                &feature,
                ActionCase(embed: AppAction.question) { if case .question(let action) = $0 { action } else { nil } })
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
        case .newChat, .card, .tags, .rowMenu, .confirmation, .palette, .switcher:
            return nil
        }
    }
}
