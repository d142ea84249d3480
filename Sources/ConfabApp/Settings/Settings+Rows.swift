import TerminalDOM

// The rows of the page, and the way through them.
extension Settings {
    /// The rows of the page: the options that are found, under the headings of their sections.
    func rows(_ shared: Shared) -> [Entry] {
        let strings = shared.strings
        let wanted = query.text.lowercased().split(separator: " ")
        var rows: [Entry] = []
        for section in OptionDeclaration.Section.allCases {
            let found = OptionDeclaration.all.filter { option in
                guard option.section == section, option.isOnPage, isOffered(option, shared)
                else { return false }
                let said = [
                    strings.title(option.id), strings.help(option.id), strings.title(section), option.id.rawValue,
                ].joined(separator: "\n").lowercased()
                return wanted.allSatisfy { said.contains($0) }
            }
            if !found.isEmpty { rows += [.heading(section)] + found.map(Entry.option) }
        }
        return rows
    }

    /// True if the service has the option, and it can be set for the chats that the page is for.
    private func isOffered(_ option: OptionDeclaration, _ shared: Shared) -> Bool {
        if let needed = option.serviceOption, !shared.serviceOptions.contains(needed) { return false }
        return switch target {
        case .all: shared.profile != nil || option.scope == .program
        case .profile: option.isPerChat || option.scope == .profile
        case .kind, .chat: option.isPerChat
        }
    }

    /// The selected option, if the page shows it.
    func selectedOption(_ shared: Shared) -> OptionDeclaration? {
        rows(shared).compactMap(\.option).first { $0.id == selection }
    }

    /// The words to choose from for the selected option.
    var menuWords: [String] { OptionDeclaration.named(selection)?.words ?? [] }

    /// Moves the selection.
    ///
    /// - Returns: false if `command` doesn't.
    mutating func move(_ command: CommandID, _ shared: Shared) -> Bool {
        let rows = rows(shared)
        let options = rows.compactMap(\.option?.id)
        let list = ListSelection(selection, in: options, page: max(1, (viewport?.height ?? 6) - 1))
        guard let moved = list.moved(by: command) else { return false }
        let isUpwards = (options.firstIndex(of: moved) ?? 0) <= options.firstIndex(of: selection) ?? 0
        selection = moved
        reveal(rows, isUpwards: isUpwards)
        return true
    }

    /// Scrolls so that the selected row is seen; upwards with the heading above it.
    private mutating func reveal(_ rows: [Entry], isUpwards: Bool) {
        guard let row = rows.firstIndex(where: { $0.id == selection.rawValue }) else { return }
        var position = viewport?.scroll.position ?? scroll.position
        if isUpwards, row > 0, rows[row - 1].option == nil, row <= viewport?.firstIndex ?? 0 {
            position = .row(rows[row - 1].id, line: 0)
        }
        scroll = ListScroll(position, reveal: selection.rawValue)
    }

    /// Ends what is being typed or chosen, without taking it.
    mutating func leaveFields() {
        menu = nil
        editor = nil
        isNoValue = false
        isSearching = false
    }

    /// Changes the search. Selects the first result if the selected one is no longer found.
    mutating func editQuery(_ edit: EditCommand, _ shared: Shared) {
        let before = query
        query.apply(edit)
        guard query != before else { return }
        let found = rows(shared).compactMap(\.option?.id)
        if !found.contains(selection), let first = found.first { selection = first }
        scroll = ListScroll(.start, reveal: selection.rawValue)
    }
}

extension OptionDeclaration {
    /// The words to choose from; none where it is no such option.
    var words: [String] { if case .choice(let words) = kind { words } else { [] } }

    /// True if its values come one after the other.
    var hasSteps: Bool { if case .number = kind { true } else { !words.isEmpty } }

    /// The footer's word for what Enter does to it.
    var footerWord: FooterWord {
        switch kind {
        case .flag: .toggle
        case .choice: .choose
        case .number, .text, .words, .items, .emoji, .keys: .edit
        case .theme: .open
        }
    }
}
