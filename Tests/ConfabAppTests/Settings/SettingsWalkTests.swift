import Loop
import Messenger
import RandomTesting
import TerminalDOM
import Testing

@testable import ConfabApp

/// Random keys, clicks, and files: every option always has one of its values, the settings never change what the config says, and
/// the page is drawn and spoken.
@Suite struct SettingsWalkTests {
    private static let keys = [
        "j", "k", "g", "G", "down", "up", "page-down", "page-up", "space", "space", "enter", "enter", "left", "right",
        "h",
        "l", "r", "delete", "/", "tab", "escape", "5", "1", "9", "x", "b", "backspace", "ctrl-u", ",", "f4", "T", "f1",
    ]

    private func someFiles(_ dice: inout SeededGenerator) -> Options.Files {
        var files = Options.Files(settings: [:], config: [:], keys: [])
        for option in OptionDeclaration.all where option.isInConfig && option.isOnPage {
            guard let value = option.someValues.randomElement(using: &dice) else { continue }
            switch Int.random(in: 0..<4, using: &dice) {
            case 0: files.config[option.id] = .init(value, line: 1)
            case 1 where option.scope == .program: files.settings[option.id] = value
            default: break
            }
        }
        return files
    }

    private func step(_ state: inout AppState, _ dice: inout SeededGenerator) -> [AppEffect] {
        let option = OptionID.allCases.randomElement(using: &dice) ?? .bell
        switch Int.random(in: 0..<20, using: &dice) {
        case 0: return App.reduce(&state, .settings(.rowClicked(option)))
        case 1: return App.reduce(&state, .settings(.stepClicked(option, Bool.random(using: &dice) ? 1 : -1)))
        case 2: return App.reduce(&state, .settings(.resetClicked(option)))
        case 3: return App.reduce(&state, .settings(.menuChosen(.random(in: -1...4, using: &dice))))
        case 4: return App.reduce(&state, .settings(.wheelTurned(.random(in: -3...3, using: &dice))))
        case 5: return App.reduce(&state, .terminal(.paste("w3m\n\u{1B}[2J")))
        case 6:
            let width = Int.random(in: 20...130, using: &dice)
            return App.reduce(&state, .terminal(.resize(Size(width, .random(in: 6...40, using: &dice)))))
        case 7: return App.reduce(&state, .options(.filesRead(someFiles(&dice))))
        case 8: return App.reduce(&state, .options(.profileRead(ProfileID(1), [.readReceipts: .flag(false)])))
        case 9: return App.reduce(&state, .settings(.searchClicked(.random(in: 0...9, using: &dice))))
        default: return App.reduce(&state, .key(Self.keys.randomElement(using: &dice) ?? "j"))
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>) func anyWalkEndsWell(seed: UInt64) {
        var dice = SeededGenerator(seed &* 0x9E37_79B9 &+ 1)
        var state = AppState.fixture()
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        var saved: Set<OptionID> = []
        var drawn = 0
        for number in 0..<500 {
            if !state.isOnSettings { _ = App.reduce(&state, .command(.settings)) }
            let fixed = state.optionLayers.config
            let effects = step(&state, &dice)
            for case .perform(.saveOption(let id, let value), _) in effects {
                #expect(fixed[id] == nil, "step \(number): \(id) is the config's")
                saved.insert(id)
                if let value { #expect(OptionDeclaration.named(id)?.allows(value) == true, "step \(number): \(id)") }
            }
            for option in OptionDeclaration.all where option.isOnPage {
                let value = Shared(state).value(of: option, for: .all)
                #expect(option.allows(value), "step \(number): \(option.id) is \(value)")
                if let written = state.optionLayers.config[option.id] {
                    #expect(written.value == value, "step \(number)")
                }
            }
            let text = renderer.render(App.view(state), size: state.size).frame.text
            guard case .settings(let settings)? = state.layers.last else { continue }
            let strings = state.options.strings
            let title = settings.menu == nil ? strings.settingsTitle() : strings.title(settings.selection)
            // A narrow screen cuts it, and toasts cover it.
            #expect(text.contains(title.prefix(8)) || !state.toasts.all.isEmpty, "step \(number)")
            #expect(App.lines(state).contains(title), "step \(number)")
            drawn += 1
        }
        #expect(saved.count > 3 && drawn > 100, "\(saved) were saved, and the page was drawn \(drawn) times")
    }
}

extension AppState {
    fileprivate var isOnSettings: Bool { if case .settings? = frontLayer { true } else { false } }
}
