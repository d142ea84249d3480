import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Characters with any number of combining marks. A limit of characters alone would let megabytes through.
@Suite struct LongCharacterTests {
    private let open = AppState.fixture(open: ChatID(2))
    private let notice = "A character has too many marks, such as accents. Some of them were left out."
    private static let zalgo = "x" + "e" + String(repeating: "\u{301}", count: 100_000) + "z"

    private func field(_ state: AppState) -> EditableText? { state.main?.conversation?.composer.field }

    @Test(arguments: [zalgo, String(zalgo.dropFirst().dropLast())])
    func aPasteWithALongCharacterIsCutAndOfferedAsAFile(_ text: String) {
        var state = open.after(.terminal(.paste(text)))
        #expect((field(state)?.text.utf8.count ?? 0) <= 100 && field(state)?.isEmpty == false)
        #expect(state.said == [notice] && state.main?.conversation?.composer.cutPaste?.pieces == [text])
        let effects = App.reduce(&state, .command(.attachPaste))
        #expect(effects.contains(.perform(.file(.attachText(text, in: ChatID(2))))))
        #expect(field(state)?.isEmpty == true)
    }

    @Test func aPasteThatEndsTheRoomIsCutInALongCharacterToo() {
        var state = open
        state.options.inputMax = 3
        state = state.after(.terminal(.paste(Self.zalgo)))
        #expect((field(state)?.text.utf8.count ?? 0) <= 100 && state.said == [notice])
        state = open
        state.options.inputMax = 2
        state = state.after(.terminal(.paste(Self.zalgo)))
        #expect(state.said == ["The rest was left out: a message has at most 2 characters."])
    }

    @Test func ordinaryMarksAndEmojiArePastedWithoutANotice() {
        let text = "é a\u{302}\u{301}\u{323} 👩🏽‍❤️‍💋‍👨🏿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 क्ष्म्य"
        let state = open.after(.terminal(.paste(text)))
        #expect(field(state)?.text == text && state.said == [])
    }

    @Test func theTextOfAnEditorIsShortenedToo() {
        let state = open.after(.conversation(.composer(.editorClosed(ChatID(2), Self.zalgo))))
        #expect((field(state)?.text.utf8.count ?? 0) <= 100 && state.said == [notice])
        let long = String(repeating: "x", count: Composer.mostCharacters + 1)
        let cut = open.after(.conversation(.composer(.editorClosed(ChatID(2), long))))
        #expect(cut.said == ["The rest was left out: a message has at most 16,000 characters."])
    }

    @Test func aMessageWithALongCharacterIsNotEdited() {
        let own = AppState.fixture(open: ChatID(2), messages: [.fixture(1, Self.zalgo, from: .me)])
        let state = typed("alt-up", "e", in: own)
        #expect(state.main?.conversation?.composer.target == nil)
        let reason = "This message can't be edited: one of its characters has too many marks, such as accents"
        #expect(state.said == [reason])
    }

    @Test func markdownIsReadAtOnceOnlyInShortTexts() {
        let shared = Shared(open)
        let family = "👩‍👩‍👧‍👦"
        for (text, isLater) in [
            (String(repeating: "a", count: 4_000), false), (String(repeating: "a", count: 4_001), true),
            (String(repeating: "漢", count: 4_000), false), (String(repeating: family, count: 600), false),
            (String(repeating: family, count: 700), true),
        ] {
            #expect(shared.isReadLater(StyledText(text)) == isLater, "\(text.prefix(1)) × \(text.count)")
        }
        var state = open
        state.options.inputMax = Composer.mostCharacters
        state = state.after(.terminal(.paste("**a**" + String(repeating: family, count: 700))))
        #expect(state.main?.conversation?.composer.preview(Shared(state)) == nil)
    }
}
