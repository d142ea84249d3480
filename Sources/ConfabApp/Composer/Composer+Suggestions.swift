import Loop
import Messenger
import TerminalDOM

// What completes the text in the field.
extension Composer {
    /// The suggestions for what is typed; empty if there are none, or if the user has closed the list.
    func suggestions(_ around: Surroundings) -> [Suggestion] {
        guard around.hasFocus, !mode.isNormal, let start = completionStart(around), start != closedSuggestions else {
            return []
        }
        if let name = mentionCompletion(around) { return mentions(for: name.search, around) }
        if let emoji = emojiCompletion(around) { return foundEmoji(for: emoji.typed) }
        if let path = pathCompletion(around) {
            return foundPaths?.typed == path.typed ? foundPaths?.all.map { .path($0) } ?? [] : []
        }
        return slashSuggestions(around)
    }

    /// The name that is being typed after an at sign, in a group.
    func mentionCompletion(_ around: Surroundings) -> MentionCompletion? {
        around.chat.kind.group != nil && around.canWrite && !endsInPaste(around) ? MentionCompletion(in: field) : nil
    }

    /// The short name of an emoji that is being typed.
    private func emojiCompletion(_ around: Surroundings) -> EmojiCompletion? {
        endsInPaste(around) ? nil : EmojiCompletion(in: field)
    }

    /// True if paths were just pasted. A sign in the name of a file begins nothing else.
    private func endsInPaste(_ around: Surroundings) -> Bool {
        pathPaste != nil && pathCompletion(around)?.endsInPaste == true
    }

    /// The offset of the sign that begins what is completed; nil if nothing is.
    private func completionStart(_ around: Surroundings) -> Int? {
        mentionCompletion(around)?.range.lowerBound ?? emojiCompletion(around)?.range.lowerBound
            ?? pathCompletion(around)?.range.lowerBound ?? (field.characters.first == "/" ? 0 : nil)
    }

    private func foundEmoji(for typed: String) -> [Suggestion] {
        foundEmoji.map { $0.typed == typed ? $0.cells.map(Suggestion.emoji) : [] } ?? []
    }

    /// The index of the selected suggestion.
    func selectedSuggestion(of all: [Suggestion]) -> Int { all.firstIndex { $0.id == suggestion } ?? 0 }

    /// Selects the suggestion so many rows further down.
    mutating func moveSuggestion(by rows: Int, _ around: Surroundings) {
        let found = suggestions(around)
        let all = found.map(\.id)
        // The first one is selected if Enter takes it.
        let selected = sendsDespite(found, around) ? nil : all.first
        suggestion = ListSelection(suggestion ?? selected, in: all).moved(by: rows)
    }

    /// True if Enter sends the message, although there are suggestions: only Tab completes a short name or a path that was
    /// typed behind words, unless the user has selected a suggestion.
    func sendsDespite(_ suggestions: [Suggestion], _ around: Surroundings) -> Bool {
        guard suggestion == nil else { return false }
        return switch suggestions.first {
        case .emoji: true
        case .path(let path): attachments.isEmpty && isForWriting(path, around)
        case .command, .mention, nil: false
        }
    }

    /// True if the path may be one that the user writes about: it's behind words, and was typed, or the paste is only the
    /// beginning of its name.
    private func isForWriting(_ path: FoundPath, _ around: Surroundings) -> Bool {
        guard let completion = pathCompletion(around) else { return false }
        return switch completion.origin {
        case .alone: false
        case .pastedBehindWords: completion.typed != path.text
        case .typedBehindWords: true
        }
    }

    /// The word for Enter in the footer; nil for the usual one.
    func wordForEnter(_ around: Surroundings) -> FooterWord? {
        let all = suggestions(around)
        switch all.first {
        case .mention: return .choose
        case .emoji: return sendsDespite(all, around) ? .send : .choose
        case .path(let path): return sendsDespite(all, around) ? .send : path.isFolder ? .open : .attach
        case .command, nil: return nil
        }
    }

    /// The word for Tab in the footer; nil for the usual one.
    func wordForTab(_ around: Surroundings) -> FooterWord? {
        let all = suggestions(around)
        guard case .path(let path)? = all.isEmpty ? nil : all[selectedSuggestion(of: all)] else { return nil }
        return path.isFolder ? .complete : .attach
    }

    /// Completes what is typed with a suggestion, or with the selected one; nil if it's complete, or nothing completes it.
    mutating func complete(with index: Int? = nil, _ around: Surroundings, _ shared: Shared) -> Outcome<Action>? {
        let all = suggestions(around)
        let index = index ?? selectedSuggestion(of: all)
        guard all.indices.contains(index) else { return nil }
        switch all[index] {
        case .command(let name, let command):
            let line = "/" + name + (command == nil ? " " : "")
            guard line != field.text else { return nil }
            field.apply(.selectAll)
            return write(.insert(line), around, shared)
        case .mention(let mention, _, let publicName, _):
            return mentionCompletion(around).map {
                insert(mention, named: publicName, replacing: $0.range, around, shared)
            }
        case .path(let path): return take(path, around, shared)
        case .emoji(let cell):
            return emojiCompletion(around).map { insert(cell.emoji, replacing: $0.range, around, shared) }
        }
    }

    /// Closes the list until something else is to be completed.
    mutating func closeSuggestions(_ around: Surroundings) {
        let all = suggestions(around)
        closedSuggestions = completionStart(around)
        guard case .path? = all.first else { return }
        pathPaste?.isDeclined = true
        begunPath?.isDeclined = true
    }

    /// Looks for suggestions after a key.
    mutating func followSuggestions(_ around: Surroundings, _ shared: Shared) -> [Work] {
        if pathPaste?.follow(in: field.characters) == false { pathPaste = nil }
        let start = completionStart(around)
        if closedSuggestions != start { closedSuggestions = nil }
        if let path = begunPath, path.isDeclined ? field.cursor <= path.offset : path.offset != start {
            begunPath = nil
        }
        if let name = mentionCompletion(around) { return findMembers(for: name.search, around) }
        foundMembers = nil
        guard let typed = emojiCompletion(around)?.typed else {
            foundEmoji = nil
            if let path = pathCompletion(around) { return findPaths(for: path.typed, around, shared) }
            foundPaths = nil
            return []
        }
        foundEmoji = FoundEmoji(for: typed, shared.options.emojiNames, usual: usualEmoji(shared))
        guard recentEmoji == nil else { return [] }
        recentEmoji = RecentEmoji()
        // The names come first: what was used last is found among them.
        return [.perform(.readEmojiNames), .perform(.query(.recentEmoji(.field)))]
    }

    /// Takes the emoji that were used last.
    mutating func takeRecent(_ recent: RecentEmoji, _ shared: Shared) {
        recentEmoji = recent
        let usual = usualEmoji(shared)
        foundEmoji = foundEmoji.map { FoundEmoji(for: $0.typed, shared.options.emojiNames, usual: usual) }
    }

    private func usualEmoji(_ shared: Shared) -> [String] {
        (recentEmoji ?? RecentEmoji()).after(shared.options.emoji)
    }

    /// Writes an emoji instead of some characters.
    private mutating func insert(
        _ emoji: String, replacing range: Range<Int>, _ around: Surroundings, _ shared: Shared
    ) -> Outcome<Action> {
        field.replace(range, with: EditableText(emoji))
        recentEmoji?.add(emoji)
        return Outcome(effects: [.perform(.save(.emojiUse(emoji)))]) + noteWritten(around, shared)
    }

    /// Replaces a short name by its emoji once the second colon is typed.
    mutating func replaceShortName(
        after command: EditCommand, _ around: Surroundings, _ shared: Shared
    ) -> Outcome<Action>? {
        guard command == .insert(":"),
            let (range, emoji) = EmojiCompletion.whole(in: field, shared.options.emojiNames)
        else { return nil }
        return insert(emoji, replacing: range, around, shared)
    }

    /// The suggestions above the field, as many as there is room for.
    func suggestionStrip(
        _ suggestions: [Suggestion], rows: Int, _ around: Surroundings, _ env: ViewEnvironment
    ) -> Node<Action> {
        // Nothing is marked as chosen that Enter doesn't choose.
        let sends = sendsDespite(suggestions, around)
        return Menu<Suggestion, Action>(
            items: suggestions, selection: sends ? -1 : selectedSuggestion(of: suggestions), env: env,
            title: { $0.title(env.strings) },
            label: { suggestion, title in
                if case .path = suggestion { FileName<Action>(name: title).node } else { Text<Action>(title).node }
            },
            detail: { suggestion in
                let key = sends && suggestion == suggestions.first ? env.key(.nextPane, in: contexts(around)) : ""
                return [suggestion.detail(memberCount: around.details.memberCount, env.strings), key]
                    .filter { !$0.isEmpty }.joined(separator: "  ") + " "
            },
            // The beginning of an address tells people with the same name apart.
            cutsDetail: { if case .mention = $0 { true } else { false } },
            chosen: { .suggestionClicked($0) }, wheel: { .suggestionsTurned($0) }
        ).strip(rows: rows)
    }
}
