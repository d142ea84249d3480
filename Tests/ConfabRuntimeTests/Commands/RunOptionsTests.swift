import ConfabApp
import Messenger
import TerminalDOM
import Testing

@testable import ConfabRuntime

@Suite struct RunOptionsTests {
    private func options(
        kind: String = "org.example.dice", wrapper: String = "text", item: String = "org.example.shrug"
    ) -> RunOptions {
        var options = RunOptions(places: Places(data: "data"))
        options.kinds = [CustomKind(kind, spoken: { _ in "" }, view: { _, _ in Text<Never>("").node })]
        options.wrappers = [KindWrapper(wrapper, copied: { "\($0)!" })]
        options.inputItems = [CustomInputItem(id: item, glyph: "?", title: "Shrug", use: .write("?"))]
        return options
    }

    @Test func extensionsMustHaveNamesThatFit() throws {
        try options().checkExtensions()
        let kind = #expect(throws: UsageError.self) { try options(kind: "text").checkExtensions() }
        #expect(kind?.description.hasPrefix("Confab has its own kind of content “text”.") == true)
        let wrapper = #expect(throws: UsageError.self) { try options(wrapper: "txt").checkExtensions() }
        #expect(wrapper?.description.hasPrefix("There's no kind of content named “txt”.") == true)
        let item = #expect(throws: UsageError.self) { try options(item: "shrug").checkExtensions() }
        #expect(item?.description.hasPrefix("“shrug” can't be an item's id.") == true)
    }

    @Test func extensionsReachTheState() {
        var state = AppState(size: Size(80, 24), clock: LocalClock(now: .zero))
        options().extend(&state)
        #expect(state.contentKinds.names.contains("org.example.dice"))
        let text = MessageContent.text("Hello")
        #expect(state.contentKinds.kind(of: text).copied(text) == "Hello!")
        #expect(state.inputItems.map(\.id) == ["org.example.shrug"])
    }
}
