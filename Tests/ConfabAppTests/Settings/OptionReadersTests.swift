import ConfabApp
import Loop
import Messenger
import TerminalDOM
import Testing

/// Every option is read by something: two of its values lead to different screens, or to different work.
@Suite struct OptionReadersTests {
    /// Read where themes, links, and frames are seen to, behind the app; what shows that is in their tests: a theme that is
    /// used, a program that is started, a frame between two others.
    private let behindTheApp: Set<OptionID> = [.theme, .linkOpener, .transitions]

    @Test func noOptionIsThereForNothing() {
        for option in OptionDeclaration.all where option.isOnPage && !behindTheApp.contains(option.id) {
            let seen = Set(option.someValues.map { consequences(of: option, $0) })
            #expect(seen.count == option.someValues.count, "nothing reads `\(option.id.rawValue)`")
        }
    }

    @Test func whatIsReadBehindTheAppIsHandedOnWhereItIsSet() {
        for option in OptionDeclaration.all where behindTheApp.contains(option.id) {
            guard let other = option.someValues.first(where: { $0 != option.standard }) else {
                Issue.record("`\(option.id.rawValue)` has one value only")
                continue
            }
            var state = AppState.fixture()
            var files = Options.Files(settings: [:], config: [:], keys: [])
            files.config[option.id] = OptionLayers.Written(other, line: 1)
            let effects = App.reduce(&state, .options(.filesRead(files)))
            #expect(option.value(in: state.options) == other)
            switch option.id {
            case .theme: #expect(effects == [.perform(.theme(.use(state.options.theme)))])
            default: #expect(effects == [])
            }
        }
    }

    /// All that can be seen to follow from an option, in words.
    private func consequences(of option: OptionDeclaration, _ value: OptionValue) -> String {
        var told: [String] = []
        let starts: [AppState] = [
            .fixture(width: 120), .fixture(width: 120, open: ChatID(2)), .fixture(width: 320, open: ChatID(2)),
        ]
        for start in starts {
            var state = start
            if option.id == .order {
                // The list is asked for in another order, and shows it when it comes.
                state.layers = [.settings(Settings(at: option.id))]
                let word = option.words.firstIndex { OptionValue.text($0) == value } ?? 0
                _ = App.reduce(&state, .command(.open))
                told.append("\(App.reduce(&state, .settings(.menuChosen(word))))")
            }
            var layers = OptionLayers()
            layers.settings[option.id] = value
            // The gap is for this kind of separators.
            if option.id == .separatorGap { layers.settings[.separators] = .text("times") }
            if option.section == .service { told += consequencesForTheService(of: layers) }
            if option.section == .chat { told += consequencesInAChat(of: layers) }
            state.options = Options(layers)
            state.optionLayers = layers
            told.append(shown(state))
            told.append("\(App.modes(state))")
            var said = state
            told.append("\(App.reduce(&said, .key("enter")))")
            told.append(said.main?.conversation?.composer.field.text ?? "")
            told.append(App.lines(state).joined(separator: "\n"))
            for (chat, mention) in [(ChatSummary.fixtures[0], false), (ChatSummary.fixtures[4], true)] {
                var message = Message.fixture(50, "Dinner?", name: "Grace")
                message.mentionsMe = mention
                var other = state
                told.append("\(App.reduce(&other, .arrived(chat, message)))")
            }
        }
        return told.joined(separator: "\n")
    }
}

extension OptionDeclaration {
    /// All values where they can be counted, else some.
    var someValues: [OptionValue] {
        switch kind {
        case .flag: [.flag(true), .flag(false)]
        case .choice(let words): words.map { .text($0) }
        case .number(let range): [.number(range.lowerBound), .number(range.upperBound)]
        case .text: [standard, .text("another")]
        case .words(let words), .items(let words): [standard, .text(words.last ?? "")]
        case .emoji: [standard, .text("🐈 🐕")]
        case .theme: [standard, .theme(.named("light"))]
        case .keys: []
        }
    }

    /// The words to choose from.
    var words: [String] { if case .choice(let words) = kind { words } else { [] } }
}
