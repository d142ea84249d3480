import Messenger
import Testing

@testable import ConfabApp

@Suite struct TextBlocksTests {
    private func item(_ text: StyledText, _ part: String, depth: Int = 0, number: Int? = nil) -> StyleRun {
        let start = text.plain.utf8.count - (text.plain.bytes(from: part) ?? 0)
        return StyleRun(start: start, length: part.utf8.count, style: .listItem(depth: depth, number: number))
    }

    private func blocks(_ plain: String, _ items: [(part: String, depth: Int, number: Int?)]) -> [String] {
        let text = StyledText(plain)
        let runs = items.map { item(text, $0.part, depth: $0.depth, number: $0.number) }
        return TextBlocks.blocks(of: StyledText(plain, runs: runs)).map { block in
            let text = block.segments.map(\.text).joined()
            guard case .item(let depth, let number, let isBegun) = block.kind else { return text }
            return "\(depth)\(number.map { "#\($0)" } ?? "")\(isBegun ? "…" : "-")\(text)"
        }
    }

    @Test func everyEntryIsABlockOfItsOwn() {
        #expect(
            blocks("before\none\ntwo\nafter", [("one", 0, nil), ("two", 0, nil)]) == [
                "before", "0-one", "0-two", "after",
            ])
    }

    @Test func everyCodeBlockIsABlockOfItsOwn() {
        let runs = [
            StyleRun(start: 0, length: 2, style: .codeBlock(language: "swift")),
            StyleRun(start: 1, length: 1, style: .bold),
            StyleRun(start: 3, length: 1, style: .codeBlock(language: "swift")),
            StyleRun(start: 4, length: 1, style: .codeBlock(language: nil)),
        ]
        let kinds = TextBlocks.blocks(of: StyledText("ab\ncd", runs: runs)).map(\.kind)
        #expect(
            kinds == [
                .code(language: "swift", isBegun: false), .code(language: "swift", isBegun: false),
                .code(language: nil, isBegun: false),
            ])
    }

    @Test func anInnerListStandsWithinItsEntry() {
        let plain = "one\ninner\nmore"
        #expect(blocks(plain, [(plain, 0, 1), ("inner", 1, nil)]) == ["0#1-one", "1-inner", "0#1…more"])
    }

    @Test(arguments: ["\n", "\r\n", "\n\n\u{2028}", "\u{85}\u{B}"])
    func lineBreaksAtBothEndsAreCut(lineBreaks: String) {
        #expect(blocks(lineBreaks + "a\nb e\u{301}" + lineBreaks, []) == ["a\nb e\u{301}"])
        #expect(blocks(lineBreaks, []) == [])
    }

    /// It took minutes when each flag looked at all flags before it.
    @Test(.timeLimit(.minutes(30))) func lineBreaksBehindALongRowOfFlagsAreCut() {
        let flags = String(repeating: "🇩🇪", count: 200_000)
        #expect(blocks(flags + "\n", []) == [flags])
    }
}

extension String {
    /// The number of bytes from the first occurrence of `part` to the end; nil if there is none.
    fileprivate func bytes(from part: String) -> Int? {
        let bytes = Array(utf8)
        let wanted = Array(part.utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: wanted) }) else { return nil }
        return bytes.count - start
    }
}
