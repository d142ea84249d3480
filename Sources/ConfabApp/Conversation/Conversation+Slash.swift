import Messenger
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
    func suggestions(_ shared: Shared) -> [Suggestion] {
        guard focus == .composer, composer.characters.first == "/" else { return [] }
        let typed = String(composer.characters.dropFirst())
        guard typed.first != "/", !typed.contains(where: \.isWhitespace) else { return [] }
        let name = typed.lowercased()
        let all = slashCommands(shared).filter { $0.isCompletion(of: name) }
        return all.filter { $0.name == name } + all.filter { $0.name != name && $0.name.hasPrefix(name) }
            + all.filter { !$0.name.hasPrefix(name) }
    }

    /// The commands of the palette, and `/me`.
    private func slashCommands(_ shared: Shared) -> [Suggestion] {
        let commands = Palette.commands(in: contexts, hasMainScreen: true).filter {
            $0 != .send && $0 != .sendAsText && offers($0, shared)
        }
        return [Suggestion(name: SlashLine.emoteName, command: nil)]
            + commands.map { Suggestion(name: $0.rawValue, command: $0) }
    }

    /// Moves among the suggestions with the keys that move between lines; nil if there are none.
    mutating func moveSuggestion(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action>? {
        guard case .move(let movement, false) = edit, movement == .up || movement == .down else { return nil }
        let all = suggestions(shared)
        guard !all.isEmpty else { return nil }
        suggestion = ListSelection(suggestion, in: all.indices).moved(by: movement == .up ? -1 : 1) ?? 0
        return Outcome()
    }

    /// Completes the name that is being typed; nil if it's complete, or nothing completes it.
    mutating func complete(with index: Int? = nil, _ shared: Shared) -> Outcome<Action>? {
        let all = suggestions(shared)
        guard let chosen = all.indices.contains(index ?? suggestion) ? all[index ?? suggestion] : nil else {
            return nil
        }
        let line = "/" + chosen.name + (chosen.command == nil ? " " : "")
        guard line != composer.text else { return nil }
        composer.apply(.selectAll)
        return write(.insert(line), shared.strings)
    }

    /// Sends what is typed, completes or gives the command that it names, or asks first.
    mutating func submit(_ shared: Shared) -> Outcome<Action> {
        if let completed = complete(shared) { return completed }
        switch SlashLine(composer.text) {
        case .text(let text): return send(.typed(text))
        case .emote(let text): return send(OutgoingMessage(.emote(StyledText(findingLinksIn: text))))
        case .command(SlashLine.emoteName, rest: _): return Outcome(intents: [.notice(shared.strings.emoteIsEmpty())])
        case .command(let name, rest: let rest):
            let command = slashCommands(shared).first { $0.name == name }?.command
            guard let command, rest.isEmpty else { return ask(about: name, command, shared.strings) }
            composer = EditableText()
            return Outcome(effects: keepDraft(), intents: [.command(command)])
        }
    }

    /// Asks if a line is to be sent that begins with the name of a command, or looks like it.
    private func ask(about name: String, _ command: CommandID?, _ strings: any Strings) -> Outcome<Action> {
        let send = Confirmation.Answer(label: strings.sendAsMessage(), intents: [.close, .command(.sendAsText)])
        let edit = Confirmation.Answer(label: strings.keepEditing(), intents: [.close])
        // The line stays in the field, because the command doesn't take what is behind its name.
        let give = command.map {
            Confirmation.Answer(label: strings.giveCommand(strings.title($0)), intents: [.close, .command($0)])
        }
        let name = name.harmlessName
        return Outcome(intents: [
            .present(
                .confirmation(
                    Confirmation(
                        command == nil ? strings.noSlashCommand(name) : strings.isSlashCommand(name),
                        help: strings.slashHelp(), answers: (give.map { [$0] } ?? []) + [edit, send])))
        ])
    }

    /// The suggestions above the field, as many as there is room for.
    func suggestionStrip(_ suggestions: [Suggestion], _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Menu<Suggestion, Action>(
            items: suggestions, selection: suggestion, env: env,
            title: { "/\($0.name)  \($0.title(env.strings))" }, chosen: { .suggestionClicked($0) },
            wheel: { .wheelTurned($0) }
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
