import Messenger
import Testing

/// The number of joined code points is limited; normal text is unaffected.
@Suite struct ClusterLimitTests {
    @Test(arguments: [
        // Syllables, and the same taken apart.
        "대한민국헌법전문유구한역사와전통에빛나는우리대한국민은", "\u{1103}\u{1162}\u{1112}\u{1161}\u{11AB}\u{1106}\u{1175}\u{11AB}",
        "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}\u{1112}\u{1161}\u{11AB}",
        "👨‍👩‍👧‍👦", "👩🏽‍❤️‍💋‍👨🏿", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🇩🇪🇫🇷🇮🇹🇪🇸🇵🇱🇨🇿🇦🇹🇨🇭🇱🇺🇧🇪🇳🇱🇩🇰🇸🇪🇳🇴🇫🇮🇪🇪🇱🇻🇱🇹",
        "श्रीमान्‌जी कृपया द्वन्द्व स्त्री", "தமிழ்நாட்டில் ஒவ்வொருவருக்கும்", "ประเทศไทยเป็นประเทศที่สวยงาม", "e\u{301}\u{323}\u{302}",
    ])
    func textThatPeopleWriteStaysAsItIs(text: String) {
        #expect(Array(text.harmlessText.unicodeScalars) == Array(text.unicodeScalars))
        #expect(Array(text.harmlessName.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(arguments: [
        "\u{301}", "\u{200D}", "👩\u{200D}", "❤\u{FE0F}\u{200D}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{E0061}",
        "\u{FE0F}",
        "क\u{94D}", "\u{1F3FD}", "\u{903}", "\u{200C}",
    ])
    func noCharacterHasMoreScalarsThanSeventeen(part: String) {
        let text = "가" + String(repeating: part, count: 100_000) + " end"
        #expect(text.harmlessText.allSatisfy { $0.unicodeScalars.count <= 17 })
        #expect(text.harmlessName.allSatisfy { $0.unicodeScalars.count <= 17 })
        #expect(text.harmlessName.hasSuffix(" end"))
    }
}
