import Foundation
import Testing

@testable import Messenger

@Suite struct FoldingTests {
    private func folded(_ text: String) -> String { FoldedText(text).string }

    @Test(
        arguments: [
            ("Ann ÉLODIE Ångström", "ann elodie angstrom"), ("Straße STRASSE", "strasse strasse"),
            ("Ærø Łódź Đà Nẵng", "aero lodz da nang"), ("İstanbul ISPARTA ılık", "istanbul isparta ilik"),
            ("ΣΊΣΥΦΟΣ σίσυφος", "σισυφοσ σισυφοσ"), ("Ёлка Йод Її Қазақ", "елка иод іі казак"),
            ("Ｆｕｌｌ　ｗｉｄｔｈ", "full width"), ("ﾊﾝｶｸ ｶﾞｷﾞ ﾊﾟ", "ハンカク ガギ パ"), ("か\u{3099}は\u{309A}", "がぱ"),
            ("ﬁn ﬄ 𝐇𝓮𝕝𝗹𝘰 Ⓐ m²", "fin ffl hello a m2"), ("أحمد مُحَمَّد مكتبة ١٢", "احمد محمد مكتبه 12"),
            ("שָׁלוֹם", "שלום"), ("हिन्दी", "हिन्दी"), ("क\u{200D}ष a\u{AD}b x\u{200B}y", "कष ab x\u{200B}y"),
            ("O’Brien “x” — y", "o'brien \"x\" - y"), ("👍🏽❤️", "👍❤"), ("\u{0}\u{1B}a\u{202E}b\u{FEFF}", "ab"),
            ("a\tb\nc\u{A0}d", "a b c d"),
        ])
    func aTextIsFoldedToWhatSomebodyTypes(_ text: String, _ expected: String) {
        #expect(folded(text) == expected)
        #expect(Array(folded(text).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test func composedAndDecomposedTextsAreFoldedTheSame() {
        for text in ["Ångström", "Việt Nam", "한국어 말", "ガパ", "й ї ў", "ά ΐ ᾳ", "क़", "אּ"] {
            #expect(folded(text) == folded(text.decomposedStringWithCanonicalMapping))
            #expect(folded(text) == folded(text.precomposedStringWithCanonicalMapping))
        }
    }

    @Test func foldingAFoldedTextChangesNothing() {
        for value in UInt32(1)...0x3_FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let once = Folding.fold(scalar)
            let twice = FoldedText(String(decoding: once, as: UTF8.self)).bytes
            if once != twice { Issue.record("U+\(String(value, radix: 16)): \(once), then \(twice)") }
        }
    }

    @Test func aSyllableOfHangulIsFoundWhileItIsTyped() {
        #expect(FoldedText("한").bytes.starts(with: FoldedText("하").bytes))
        #expect(NameSearch("하").finds(names: Names("한국")))
    }

    @Test func lettersAreFoldedAsFoundationDoesIt() {
        let blocks: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0xC0...0x24F, 0x370...0x3FF, 0x400...0x52F, 0x531...0x587, 0x1E00...0x1FFF, 0x10A0...0x10FF,
            0x13A0...0x13FF, 0x2C00...0x2C7F, 0x2C80...0x2CFF, 0xA640...0xA66E, 0xA720...0xA7BF, 0xFF01...0xFF5E,
            0x10400...0x1044F,
        ]
        var differing: [UInt32] = []
        for value in blocks.joined() {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
            let theirs = String(scalar).folding(
                options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            if Folding.fold(scalar) != Array(theirs.utf8) { differing.append(value) }
        }
        #expect(Self.ranges(differing) == Self.meant)
    }

    private static func ranges(_ values: [UInt32]) -> String {
        var ranges: [ClosedRange<UInt32>] = []
        for value in values {
            if let last = ranges.last, last.upperBound + 1 == value {
                ranges[ranges.count - 1] = last.lowerBound...value
            } else {
                ranges.append(value...value)
            }
        }
        return ranges.map {
            let first = String($0.lowerBound, radix: 16, uppercase: true)
            return $0.count == 1 ? first : "\(first)-\(String($0.upperBound, radix: 16, uppercase: true))"
        }.joined(separator: " ")
    }

    /// Letters with strokes and hooks (U+00D8), ligatures (U+00C6), Cyrillic letters beyond Russian (U+0490), and forms
    /// with only a compatibility mapping (U+01C4, U+03D2).
    private static let meant = """
        C6 D0 D8 DE E6 F0 F8 FE 110-111 126-127 131-133 138 141-142 149-14B 152-153 166-167 180-181 186-18A \
        18E-193 197-19A 19D-19F 1A2-1A5 1AC-1AE 1B2-1B6 1C4-1CC 1DD 1E2-1E5 1F1-1F3 1FC-1FF 220 224-225 \
        23A-23E 243-244 246-249 24C-24F 374 3D2-3D4 3F2 3F9 490-493 496-49D 4A0-4A5 4AA-4AB 4AE-4B3 4B6-4BB \
        4D8-4DB 4E8-4EB 1E9A 10FC 2C62 2C65-2C66 2C7C-2C7D A770
        """
}
