import Loop
package import Messenger
import TerminalDOM

// What completes the text in the field.
extension Conversation {
    /// The suggestions for what is typed; empty if there are none, or if the user has closed the list.
    var suggestions: [Suggestion] {
        guard focus == .composer, !mode.isNormal, let start = completionStart, start != closedSuggestions else {
            return []
        }
        if let name = mentionCompletion { return mentions(for: name.search) }
        if let emoji = emojiCompletion { return foundEmoji(for: emoji.typed) }
        if let path = pathCompletion {
            return foundPaths?.typed == path.typed ? foundPaths?.all.map { .path($0) } ?? [] : []
        }
        return slashSuggestions
    }

    /// The name that is being typed after an at sign, in a group.
    var mentionCompletion: MentionCompletion? {
        chat.kind.group == nil || !chat.condition.canSend ? nil : MentionCompletion(in: composer)
    }

    /// The name of the mention that is being typed; nil for none.
    package var mentionSearch: NameSearch? { mentionCompletion?.search }

    /// The short name of an emoji that is being typed.
    private var emojiCompletion: EmojiCompletion? { EmojiCompletion(in: composer) }

    /// The offset of the sign that begins what is completed; nil if nothing is.
    private var completionStart: Int? {
        mentionCompletion?.range.lowerBound ?? emojiCompletion?.range.lowerBound
            ?? pathCompletion?.range.lowerBound ?? (composer.characters.first == "/" ? 0 : nil)
    }

    private func foundEmoji(for typed: String) -> [Suggestion] {
        foundEmoji.map { $0.typed == typed ? $0.cells.map(Suggestion.emoji) : [] } ?? []
    }

    /// The index of the selected suggestion.
    func selectedSuggestion(of all: [Suggestion]) -> Int { all.firstIndex { $0.id == suggestion } ?? 0 }

    /// Selects the suggestion so many rows further down.
    mutating func moveSuggestion(by rows: Int) {
        let all = suggestions.map(\.id)
        // The first one is selected if Enter takes it.
        let selected = sendsDespite(suggestions) ? nil : all.first
        suggestion = ListSelection(suggestion ?? selected, in: all).moved(by: rows)
    }

    /// True if Enter sends the message, although there are suggestions: only Tab completes a short name or a path behind
    /// words, unless the user has selected a suggestion.
    func sendsDespite(_ suggestions: [Suggestion]) -> Bool {
        guard suggestion == nil else { return false }
        return switch suggestions.first {
        case .emoji: true
        case .path: completionStart != 0 && completionStart != begunPath && attachments.isEmpty
        case .command, .mention, nil: false
        }
    }

    /// The word for Enter in the footer; nil for the usual one.
    var wordForEnter: FooterWord? {
        let all = suggestions
        switch all.first {
        case .mention: return .choose
        case .emoji: return sendsDespite(all) ? .send : .choose
        case .path(let path): return sendsDespite(all) ? .send : path.isFolder ? .open : .attach
        case .command, nil: return nil
        }
    }

    /// The word for Tab in the footer; nil for the usual one.
    var wordForTab: FooterWord? {
        let all = suggestions
        guard case .path(let path)? = all.isEmpty ? nil : all[selectedSuggestion(of: all)] else { return nil }
        return path.isFolder ? .complete : .attach
    }

    /// Completes what is typed with a suggestion, or with the selected one; nil if it's complete, or nothing completes it.
    mutating func complete(with index: Int? = nil, _ shared: Shared) -> Outcome<Action>? {
        let all = suggestions
        let index = index ?? selectedSuggestion(of: all)
        guard all.indices.contains(index) else { return nil }
        switch all[index] {
        case .command(let name, let command):
            let line = "/" + name + (command == nil ? " " : "")
            guard line != composer.text else { return nil }
            composer.apply(.selectAll)
            return write(.insert(line), shared)
        case .mention(let mention, _, let publicName, _):
            return mentionCompletion.map { insert(mention, named: publicName, replacing: $0.range, shared) }
        case .path(let path): return take(path, shared)
        case .emoji(let cell): return emojiCompletion.map { insert(cell.emoji, replacing: $0.range, shared) }
        }
    }

    /// Closes the list until something else is to be completed.
    mutating func closeSuggestions() { closedSuggestions = completionStart }

    /// Puts another text into the field.
    mutating func setComposer(_ text: EditableText) {
        composer = text
        suggestion = nil
        closedSuggestions = nil
        begunPath = nil
        removedAttachment = nil
        submitsPath = false
        cutPaste = nil
    }

    /// Looks for suggestions after a key.
    mutating func followSuggestions(_ shared: Shared) -> [Work] {
        if closedSuggestions != completionStart { closedSuggestions = nil }
        if begunPath != completionStart { begunPath = nil }
        if let name = mentionCompletion { return findMembers(for: name.search) }
        foundMembers = nil
        guard let typed = emojiCompletion?.typed else {
            foundEmoji = nil
            if let path = pathCompletion { return findPaths(for: path.typed, shared) }
            foundPaths = nil
            return []
        }
        foundEmoji = FoundEmoji(for: typed, shared.options.emojiNames, usual: usualEmoji(shared))
        guard recentEmoji == nil else { return [] }
        recentEmoji = RecentEmoji()
        return [.perform(.query(.recentEmoji(.field)))]
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
    private mutating func insert(_ emoji: String, replacing range: Range<Int>, _ shared: Shared) -> Outcome<Action> {
        composer.replace(range, with: EditableText(emoji))
        recentEmoji?.add(emoji)
        return Outcome(effects: [.perform(.save(.emojiUse(emoji)))]) + noteWritten(shared)
    }

    /// Replaces a short name by its emoji once the second colon is typed.
    mutating func replaceShortName(after command: EditCommand, _ shared: Shared) -> Outcome<Action>? {
        guard command == .insert(":"),
            let (range, emoji) = EmojiCompletion.whole(in: composer, shared.options.emojiNames)
        else { return nil }
        return insert(emoji, replacing: range, shared)
    }

    /// The suggestions above the field, as many as there is room for.
    func suggestionStrip(_ suggestions: [Suggestion], _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        // Nothing is marked as chosen that Enter doesn't choose.
        let sends = sendsDespite(suggestions)
        return Menu<Suggestion, Action>(
            items: suggestions, selection: sends ? -1 : selectedSuggestion(of: suggestions), env: env,
            title: { $0.title(env.strings) },
            detail: { suggestion in
                let key = sends && suggestion == suggestions.first ? env.key(.nextPane, in: contexts) : ""
                return [suggestion.detail(memberCount: details.memberCount, env.strings), key]
                    .filter { !$0.isEmpty }.joined(separator: "  ") + " "
            },
            chosen: { .suggestionClicked($0) }, wheel: { .suggestionsTurned($0) }
        ).strip(on: shared.size)
    }
}
