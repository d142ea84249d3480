import Loop
package import Messenger
package import TerminalDOM

/// The settings page: every option with what it is set to, to be searched and changed.
package struct Settings: Feature {
    /// The chats that the page sets options for.
    package var target = OptionTarget.all
    /// The search text.
    package var query = EditableText()
    /// True if keys go to the search.
    package var isSearching = false
    /// The selected option.
    package var selection: OptionID
    package var scroll = ListScroll<String>(.start)
    /// The visible rows.
    package var viewport: ListViewport<String>?
    /// The selected word while one is chosen from a menu.
    package var menu: Int?
    /// The text being typed for the selected option.
    package var editor: EditableText?
    /// True if that text isn't a value of the option.
    package var isNoValue = false

    /// The former values of the options that changed on the page, the last change last.
    package var former: [Former] = []

    /// An option before it was changed.
    package struct Former: Codable, Equatable, Sendable {
        /// The option.
        package var option: OptionID
        /// Its value.
        package var value: OptionValue
        /// The chats that it's for.
        package var target = OptionTarget.all
    }

    /// The page, with `option` selected.
    package init(at option: OptionID = .theme) {
        selection = option
        scroll.reveal = option.rawValue
    }

    /// The page for one chat.
    package init(for chat: ChatSummary) {
        self.init(at: .sides)
        target = OptionTarget(chat)
    }

    /// Events on the page.
    package enum Action: Codable, Equatable, Sendable {
        case rowClicked(OptionID)
        /// An arrow beside a value was clicked: one back or one on.
        case stepClicked(OptionID, Int)
        /// A click on the button that resets an option.
        case resetClicked(OptionID)
        /// The line with the chats that the page is for was clicked.
        case targetClicked
        /// A word of the menu was chosen.
        case menuChosen(Int)
        /// The place beside the menu was clicked.
        case menuLeft
        /// A character of the search was clicked.
        case searchClicked(Int)
        /// Other rows are seen.
        case viewportChanged(ListViewport<String>)
        case wheelTurned(Int)
    }

    /// A row of the page.
    enum Entry {
        case heading(OptionDeclaration.Section)
        case option(OptionDeclaration)

        /// Its identity.
        var id: String {
            switch self {
            case .heading(let section): "section \(section.rawValue)"
            case .option(let option): option.id.rawValue
            }
        }

        var option: OptionDeclaration? { if case .option(let option) = self { option } else { nil } }
    }

    /// The keys of the menu, of a field, or of the rows.
    package var contexts: [KeyContext] {
        if menu != nil { return [.menu, .everywhere] }
        if editor != nil || isSearching { return [.dialog, .text, .everywhere] }
        return [.settings, .menu, .everywhere]
    }

    /// The value that is typed, or the search.
    package var focusedField: EditableText? { editor ?? (isSearching ? query : nil) }

    /// Takes what the user did with the mouse.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .rowClicked(let id):
            leaveFields()
            selection = id
            return activate(shared)
        case .stepClicked(let id, let step):
            leaveFields()
            selection = id
            return self.step(by: step, shared)
        case .resetClicked(let id):
            leaveFields()
            selection = id
            return reset(shared)
        case .targetClicked:
            leaveFields()
            turnTarget(shared)
        case .menuChosen(let index): return chooseWord(index, shared)
        case .menuLeft: leaveFields()
        case .searchClicked(let offset):
            leaveFields()
            isSearching = true
            editQuery(.place(offset), shared)
        case .viewportChanged(let viewport): self.viewport = viewport
        case .wheelTurned(let notches):
            if let menu {
                self.menu = ListSelection(menu, in: menuWords.indices).moved(by: notches)
            } else {
                scroll.turn(by: notches, from: &viewport)
            }
        }
        return Outcome()
    }

    /// Moves the selection, or changes the selected option.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if let menu {
            if command == .open { return chooseWord(menu, shared) }
            guard let moved = ListSelection(menu, in: menuWords.indices).moved(by: command) else { return nil }
            self.menu = moved
            return Outcome()
        }
        if editor != nil { return command == .open ? commit(shared) : nil }
        if isSearching {
            guard [.open, .nextField, .previousField].contains(command) else { return nil }
            isSearching = false
            return Outcome()
        }
        switch command {
        case .open, .toggleOption: return activate(shared)
        case .nextValue: return step(by: 1, shared)
        case .previousValue: return step(by: -1, shared)
        case .resetOption: return reset(shared)
        case .optionScope: turnTarget(shared)
        case .undoChange: return undoLast()
        case .search, .nextField, .previousField: isSearching = true
        default: return move(command, shared) ? Outcome() : nil
        }
        return Outcome()
    }

    /// False for what changes nothing on the selected row.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        switch command {
        case .undoChange: !former.isEmpty
        case .optionScope: shared.profile != nil
        case .nextValue, .previousValue: selectedOption(shared)?.hasSteps == true
        case .resetOption: selectedOption(shared).map { isChanged($0, shared) } ?? false
        default: true
        }
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        switch command {
        case .open where menu != nil: .choose
        case .open where editor != nil: .save
        case .open where isSearching: .results
        case .open: selectedOption(shared)?.footerWord
        case .nextValue: selectedOption(shared)?.words.isEmpty == false ? .nextValue : nil
        case .previousValue: selectedOption(shared)?.words.isEmpty == false ? .previousValue : nil
        default: nil
        }
    }

    /// Types into the field that keys go to; a digit on a number begins to type one.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        isNoValue = false
        if editor != nil {
            editor?.apply(edit.onOneLine)
        } else if isSearching {
            // From the field down into what it has found.
            if case .move(.down, _) = edit { isSearching = false } else { editQuery(edit.onOneLine, shared) }
        } else if case .insert(let text) = edit, menu == nil, text.allSatisfy({ $0.isASCII && $0.isNumber }),
            let option = selectedOption(shared), case .number = option.kind,
            !shared.optionLayers.origin(of: selection).isFixed
        {
            editor = EditableText(text)
        }
        return Outcome()
    }

    /// Leaves the menu, a field, or what was found.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        if menu != nil || editor != nil {
            leaveFields()
        } else if !query.isEmpty {
            query = EditableText()
            scroll = ListScroll(.start, reveal: selection.rawValue)
        } else if isSearching {
            isSearching = false
        } else {
            return nil
        }
        return Outcome()
    }
}
