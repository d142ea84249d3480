import Messenger
import Spelling
import TerminalDOM

// Lines that begin with a slash: commands are offered instead of being sent.
extension Composer {
    /// The commands that complete the name that is being typed; the best one first.
    func slashSuggestions(_ around: Surroundings) -> [Suggestion] {
        guard field.characters.first == "/" else { return [] }
        let typed = field.characters.dropFirst()
        let word = typed.prefix { !$0.isWhitespace }
        guard typed.first != "/", typed.dropFirst(word.count).allSatisfy(\.isWhitespace) else { return [] }
        let name = String(word).lowercased()
        // A name with a space behind it is complete.
        let isWhole = word.count < typed.count
        let all = slashCommands(around).filter {
            isWhole ? $0.id == name && $0.command != nil : $0.isCompletion(of: name)
        }
        return all.filter { $0.id == name } + all.filter { $0.id != name && $0.id.hasPrefix(name) }
            + all.filter { !$0.id.hasPrefix(name) }
    }

    /// `/me`, and the commands of the palette except those that send: first the ones for what is being written.
    private func slashCommands(_ around: Surroundings) -> [Suggestion] {
        let commands = Palette.commands(in: Self.keyContexts, hasMainScreen: true).filter {
            $0 != .send && $0 != .sendAsText
        }
        let own = commands.filter { isOffered($0, around) == true }
        let others = commands.filter { isOffered($0, around) == nil && around.isOffered($0) }
        let all = own + others
        return [.command(SlashLine.emoteName, nil)] + all.map { .command($0.rawValue, $0) }
    }

    /// Sends what is typed, runs the selected command, or asks first.
    mutating func submit(_ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        if let outcome = takeSuggestion(around, shared) { return outcome }
        if let outcome = submitPath(around, shared) { return outcome }
        // A caption is no command, whatever it begins with.
        if !attachments.isEmpty { return send(field.styledText, around, shared) }
        switch SlashLine(field.styledText) {
        case .text(let text): return send(text, around, shared)
        case .emote(let text): return send(text, as: MessageContent.emote, around, shared)
        case .command(SlashLine.emoteName, rest: _): return Outcome(intents: [.notice(shared.strings.emoteIsEmpty())])
        case .command(let name, rest: let rest):
            let command = slashCommands(around).first { $0.id == name }?.command
            if command == .attachFile, !rest.isEmpty { return beginPath(around, shared, rest) }
            guard let command, rest.isEmpty else { return ask(about: name, command, around, shared.strings) }
            return run(command)
        }
    }

    /// Takes the selected suggestion; nil if Enter means what is written.
    mutating func takeSuggestion(_ around: Surroundings, _ shared: Shared) -> Outcome<Action>? {
        let all = suggestions(around)
        guard !all.isEmpty, !sendsDespite(all, around) else { return nil }
        // An emote needs more than its name.
        return all[selectedSuggestion(of: all)].command.map { run($0) } ?? complete(around, shared) ?? Outcome()
    }

    private mutating func run(_ command: CommandID) -> Outcome<Action> {
        setField(EditableText())
        return Outcome(effects: keepDraft(), intents: [.command(command)])
    }

    /// Asks if a line is to be sent that begins with the name of a command, or looks like it.
    private func ask(
        about name: String, _ known: CommandID?, _ around: Surroundings, _ strings: any Strings
    ) -> Outcome<Action> {
        let nearest = known == nil ? nearestName(to: name, among: slashCommands(around).map(\.id)) : nil
        let command = known ?? nearest.flatMap(CommandID.init)
        let send = Confirmation.Answer(label: strings.sendAsMessage(), intents: [.close, .command(.sendAsText)])
        let edit = Confirmation.Answer(label: strings.keepEditing(), intents: [.close])
        // The line stays in the field, because the command doesn't take what is behind its name.
        let give = [command].compactMap { $0 }.map {
            Confirmation.Answer(label: strings.giveCommand(strings.title($0)), intents: [.close, .command($0)])
        }
        // Neither a guess nor the first of several lines is what Enter does.
        let isOneLine = !field.text.contains(where: \.isNewline)
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
}

extension Suggestion {
    /// True if `typed` begins the name, or one of its words.
    fileprivate func isCompletion(of typed: String) -> Bool { id.hasPrefix(typed) || id.contains("-" + typed) }
}
