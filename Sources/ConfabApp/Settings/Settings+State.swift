public import TerminalDOM

/// The settings page: every option with what it is set to, to be searched and changed.
public enum Settings {
    /// What is in front.
    public struct State: Codable, Equatable, Sendable {
        /// What is searched for.
        public var query = EditableText()
        /// Whether keys are typed into the search.
        public var isSearching = false
        /// The selected option.
        public var selection: OptionID
        /// Where the rows are scrolled to.
        public var scroll = ListScroll<String>(.start)
        /// What is seen of them.
        public var viewport: ListViewport<String>?
        /// The selected word while one is chosen from a menu.
        public var menu: Int?
        /// What is being typed for the selected option.
        public var editor: EditableText?
        /// What is wrong with it.
        public var problem: String?

        /// The page, with `option` selected.
        public init(at option: OptionID = .theme) {
            selection = option
            if option != .theme { scroll.reveal = option.rawValue }
        }

        /// Where keys are typed.
        var keyContexts: [KeyContext] {
            if menu != nil { return [.menu, .everywhere] }
            if editor != nil || isSearching { return [.dialog, .text, .everywhere] }
            return [.settings, .menu, .everywhere]
        }

        /// What the page shows: the options that are found, under the headings of their sections.
        func rows(hasProfile: Bool, _ words: Words) -> [Entry] {
            let wanted = query.text.lowercased().split(separator: " ")
            var rows: [Entry] = []
            for section in OptionDeclaration.Section.allCases {
                let found = OptionDeclaration.all.filter { option in
                    guard option.section == section, option.isOnPage, hasProfile || option.scope == .program else {
                        return false
                    }
                    let said = [
                        words.title(option.id), words.help(option.id), words.title(section), option.id.rawValue,
                    ].joined(separator: "\n").lowercased()
                    return wanted.allSatisfy { said.contains($0) }
                }
                if !found.isEmpty { rows += [.heading(section)] + found.map(Entry.option) }
            }
            return rows
        }
    }

    /// A row of the page.
    enum Entry {
        /// The heading of a section.
        case heading(OptionDeclaration.Section)
        /// An option.
        case option(OptionDeclaration)

        /// What it is known by.
        var id: String {
            switch self {
            case .heading(let section): "section \(section.rawValue)"
            case .option(let option): option.id.rawValue
            }
        }

        /// The option, if it is one.
        var option: OptionDeclaration? { if case .option(let option) = self { option } else { nil } }
    }

    /// The options that the page shows with a profile open, with what they are called, for those who offer them elsewhere;
    /// ``Action/opened(at:)`` opens the page at one.
    public static func entries(_ words: Words) -> [(id: OptionID, title: String)] {
        OptionDeclaration.all.filter(\.isOnPage).map { ($0.id, words.title($0.id)) }
    }
}
