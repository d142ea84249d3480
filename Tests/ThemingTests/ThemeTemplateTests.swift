import ConfabApp
import TerminalDOM
import Testing
import Theming

@Suite struct ThemeTemplateTests {
    private let vocabulary = ThemeVocabulary(
        roles: RoleDeclaration.all.flatMap(\.roles), glyphs: GlyphName.all, purposes: RoleDeclaration.purposes)
    private let shipped = ThemeLibrary(userFolder: nil)

    private func load(_ text: String) -> ThemeLibrary.Loaded {
        ThemeLibrary(shelves: [.memory(["mine": bytes(text)])] + shipped.shelves).load("mine", vocabulary)
    }

    @Test(arguments: ThemeLibrary(userFolder: nil).names) func aThemeThatWasBegunLooksLikeTheOneItIsFrom(parent: String)
    {
        let (text, problems) = shipped.template(named: "mine", from: parent, vocabulary)
        #expect(problems.isEmpty)
        let mine = load(text)
        #expect(mine.messages == [])
        #expect(mine.theme.title == "mine")
        #expect(mine.theme.sheet == shipped.load(parent, vocabulary).theme.sheet)
    }

    /// Everything in it can be taken into use as it stands, and changes nothing then.
    @Test(arguments: ThemeLibrary(userFolder: nil).names) func whatIsCommentedOutIsWhatHolds(parent: String) {
        let text = shipped.template(named: "mine", from: parent, vocabulary).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let inUse = lines.map { $0.hasPrefix("# ") && $0.contains(" = ") ? $0.dropFirst(2) : $0 }
        let mine = load(inUse.joined(separator: "\n"))
        #expect(mine.messages == [])
        let theirs = shipped.load(parent, vocabulary).theme
        #expect(mine.theme.sheet.base == theirs.sheet.base)
        for role in vocabulary.roleNames.map({ Role($0) }) where theirs.sheet.patches[role] != nil {
            #expect(mine.theme.sheet.patches[role] == theirs.sheet.patches[role], "\(role.name)")
        }
    }

    @Test func everyRoleAndSymbolIsInItWithWhatItIsFor() {
        let text = shipped.template(named: "mine", from: "dark", vocabulary).text
        #expect(
            text.contains(
                "\"chat-list.row.selected\" = { fg = \"text\", bg = \"selection\" }    # A row of the list, selected"))
        #expect(text.contains("\"receipt.sent\" = \"✓\"    # Your message was sent"))
    }
}
