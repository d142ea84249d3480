import Messenger
import Testing

@Suite struct LinkFindingTests {
    /// It took minutes when each bracket looked for its opening one.
    @Test(.timeLimit(.minutes(30))) func aMillionClosingBracketsAreNoPartOfAnAddress() {
        let text = StyledText(findingLinksIn: "https://example.org" + String(repeating: ")", count: 1_000_000))
        #expect(text.links == ["https://example.org"])
    }

    @Test(arguments: [
        ("see https://example.org/a?b=c#d.", ["https://example.org/a?b=c#d"]),
        ("(https://example.org) and HTTP://EXAMPLE.ORG/x", ["https://example.org", "HTTP://EXAMPLE.ORG/x"]),
        ("https://example.org/Moth_(insect)!", ["https://example.org/Moth_(insect)"]),
        ("write to mailto:ada@example.org, please", ["mailto:ada@example.org"]),
        ("Join me: Confab://connect/abcdEFGH0123-_xyz.", ["Confab://connect/abcdEFGH0123-_xyz"]),
        ("漢字 https://example.org/漢字 字", ["https://example.org/漢字"]),
        ("nohttps://example.org", []), ("https://", []), ("", []), ("https:// x", []),
        ("h htt mai c h", []), ("MAILTO:ada@example.org", ["MAILTO:ada@example.org"]),
    ])
    func addressesBecomeLinks(text: String, links: [String]) {
        let styled = StyledText(findingLinksIn: text)
        #expect(styled.plain == text)
        #expect(styled.links == links)
    }
}
