import Messenger
import Spelling
import TerminalDOM

// Lines that begin with a slash: commands are offered instead of being sent.
extension Conversation {
    /// A command that completes what is typed.
    struct Suggestion: Equatable {
        /// Its name, without the slash.
        let name: String
        /// Nil for `/me`.
        let command: CommandID?
    }

    /// The commands that complete the name that is being typed; the best one first.
    var suggestions: [Suggestion] {
        guard focus == .composer, composer.characters.first == "/" else { return [] }
        let typed = composer.characters.dropFirst()
        let word = typed.prefix { !$0.isWhitespace }
        guard typed.first != "/", typed.dropFirst(word.count).allSatisfy(\.isWhitespace) else { return [] }
        let name = String(word).lowercased()
        // A name with a space behind it is complete.
        let isWhole = word.count < typed.count
        let all = slashCommands.filter { isWhole ? $0.name == name && $0.command != nil : $0.isCompletion(of: name) }
        return all.filter { $0.name == name } + all.filter { $0.name != name && $0.name.hasPrefix(name) }
            + all.filter { !$0.name.hasPrefix(name) }
    }

    /// The commands of the palette, and `/me`.
    private var slashCommands: [Suggestion] {
        let commands = Palette.commands(in: Self.composerContexts + [.timeline], hasMainScreen: true).filter {
            $0 != .send && $0 != .sendAsText && isOffered($0)
        }
        return [Suggestion(name: SlashLine.emoteName, command: nil)]
            + commands.map { Suggestion(name: $0.rawValue, command: $0) }
    }

    /// The index of the selected suggestion.
    func selectedSuggestion(of all: [Suggestion]) -> Int { all.firstIndex { $0.name == suggestion } ?? 0 }

    /// Selects the suggestion so many rows further down.
    mutating func moveSuggestion(by rows: Int) {
        let names = suggestions.map(\.name)
        suggestion = ListSelection(suggestion ?? names.first, in: names).moved(by: rows)
    }

    /// Completes the name that is being typed; nil if it's complete, or nothing completes it.
    mutating func complete(with index: Int? = nil, _ shared: Shared) -> Outcome<Action>? {
        let all = suggestions
        let index = index ?? selectedSuggestion(of: all)
        guard all.indices.contains(index) else { return nil }
        let chosen = all[index]
        let line = "/" + chosen.name + (chosen.command == nil ? " " : "")
        guard line != composer.text else { return nil }
        composer.apply(.selectAll)
        return write(.insert(line), shared)
    }

    /// Sends what is typed, runs the selected command, or asks first.
    mutating func submit(_ shared: Shared) -> Outcome<Action> {
        let all = suggestions
        if !all.isEmpty {
            // An emote needs more than its name.
            return all[selectedSuggestion(of: all)].command.map { run($0) } ?? complete(shared) ?? Outcome()
        }
        switch SlashLine(composer.text) {
        case .text(let text): return send(text, shared)
        case .emote(let text): return send(text, as: MessageContent.emote, shared)
        case .command(SlashLine.emoteName, rest: _): return Outcome(intents: [.notice(shared.strings.emoteIsEmpty())])
        case .command(let name, rest: let rest):
            let command = slashCommands.first { $0.name == name }?.command
            guard let command, rest.isEmpty else { return ask(about: name, command, shared.strings) }
            return run(command)
        }
    }

    private mutating func run(_ command: CommandID) -> Outcome<Action> {
        composer = EditableText()
        return Outcome(effects: keepDraft(), intents: [.command(command)])
    }

    /// Asks if a line is to be sent that begins with the name of a command, or looks like it.
    private func ask(about name: String, _ known: CommandID?, _ strings: any Strings) -> Outcome<Action> {
        let nearest = known == nil ? nearestName(to: name, among: slashCommands.map(\.name)) : nil
        let command = known ?? nearest.flatMap(CommandID.init)
        let send = Confirmation.Answer(label: strings.sendAsMessage(), intents: [.close, .command(.sendAsText)])
        let edit = Confirmation.Answer(label: strings.keepEditing(), intents: [.close])
        // The line stays in the field, because the command doesn't take what is behind its name.
        let give = [command].compactMap { $0 }.map {
            Confirmation.Answer(label: strings.giveCommand(strings.title($0)), intents: [.close, .command($0)])
        }
        // Neither a guess nor the first of several lines is what Enter does.
        let isOneLine = !composer.text.contains(where: \.isNewline)
        let answers = known == nil || !isOneLine ? [edit] + give + [send] : give + [edit, send]
        let name = name.harmlessName
        return Outcome(intents: [
            .present(
                .confirmation(
                    Confirmation(
                        known == nil ? strings.noSlashCommand(name) : strings.isSlashCommand(name),
                        help: strings.slashHelp(nearest: nearest), answers: answers)))
        ])
    }

    /// The suggestions above the field, as many as there is room for.
    func suggestionStrip(_ suggestions: [Suggestion], _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Menu<Suggestion, Action>(
            items: suggestions, selection: selectedSuggestion(of: suggestions), env: env,
            title: { "/\($0.name)  \($0.title(env.strings))" }, chosen: { .suggestionClicked($0) },
            wheel: { .suggestionsTurned($0) }
        ).strip(on: shared.size)
    }
}

extension Conversation.Suggestion {
    func title(_ strings: any Strings) -> String { command.map { strings.title($0) } ?? strings.emoteTitle() }

    /// True if `typed` begins the name, or one of its words.
    fileprivate func isCompletion(of typed: String) -> Bool {
        name.hasPrefix(typed) || name.contains("-" + typed)
    }
}
