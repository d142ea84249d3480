import Testing

/// Text that is made to break a screen, written by one and read by another.
@Suite(.serialized) struct HostileTextTests {
    private static let marks = String(repeating: "\u{0301}\u{0321}\u{0489}\u{20DD}", count: 2500)

    private static func endless(_ part: String, count: Int) -> String { String(repeating: part, count: count) }

    /// The pasted texts, and the part that must be visible.
    private static let texts: [(name: String, text: String, shown: String)] = [
        ("one line of 1 MB", "begin " + String(repeating: "x", count: 1_000_000), "xxxxxxxx"),
        ("10 000 combining marks", "a" + marks + " marked", "marked"),
        (
            "escape sequences", "\u{1B}[2J\u{1B}[H\u{1B}]0;owned\u{7}\u{1B}[?1049l\u{1B}c\u{1B}[8;5;5t escaped",
            "escaped"
        ),
        (
            "C0 and C1 controls",
            "\u{0}\u{1}\u{8}\u{B}\u{C}\u{E}\u{F}\u{7F}\u{85}\u{90}\u{9B}2J\u{9D}x\u{9C} controlled", "controlled"
        ),
        ("bidirectional overrides", "\u{202E}desrever\u{202C}\u{2066}isolated\u{2069}\u{200F} turned", "turned"),
        ("blanks without end", String(repeating: "\u{3000}\u{200B}\u{FEFF}", count: 500) + " blank", "blank"),
        ("15 000 regional indicators", endless("\u{1F1E9}\u{1F1EA}", count: 7500) + " flagged", "flagged"),
        ("100 000 joined emoji", "joined " + endless("👩\u{200D}", count: 50_000), "joined"),
        ("joiners that join nothing", endless("👩\u{200D} ශ\u{DCA}\u{200D}රී a\u{200D}é ", count: 9) + "loose", "loose"),
        ("100 000 jamo", "spelled " + endless("\u{1100}", count: 100_000), "spelled"),
        ("100 000 tags", "tagged 🏴" + endless("\u{E0061}", count: 100_000), "tagged"),
        ("100 000 variation selectors", "selected ❤" + endless("\u{FE0F}", count: 100_000), "selected"),
        ("breaks of lines", String(repeating: "\u{2028}\u{2029}\u{85}\u{B}", count: 4) + " broken", "broken"),
    ]

    @Test func whatIsMadeToBreakAScreenBreaksNeitherOfTwo() throws {
        let confab = try Confab()
        try confab.configure("input-max = 16000")
        let alice = try confab.start(width: 100, height: 30)
        try alice.register("Alice")
        let bob = try confab.start("--profile", "Bob", width: 100, height: 30)
        try bob.register()
        try bob.use(alice.createLink())
        try bob.wait(for: "Write a message")
        try alice.wait("Bob's chat, which opens by itself") { $0.contains("Bob") && $0.contains("Write a message") }
        let border = try #require(try alice.screen().rows.first?.column(of: "│"))
        for (name, text, shown) in Self.texts {
            try bob.paste(text)
            try bob.wait("the field with \(name)") { $0.contains(shown) && !$0.contains("Write a message") }
            try expectWholeScreen(bob, border, name)
            try bob.press("Enter")
            try bob.wait("\(name), sent") { $0.contains(shown) && $0.contains("Write a message") }
            try alice.wait("\(name), received") { $0.contains(shown) }
            for terminal in [bob, alice] {
                try terminal.lookAtKeys()
                try expectWholeScreen(terminal, border, name)
            }
        }
        // Both still hear of each other, and what they were sent comes again with the next start.
        try alice.send("Nice try")
        try bob.wait(for: "Nice try")
        for terminal in [alice, bob] {
            try terminal.press("C-l")
            try expectWholeScreen(terminal, border, "everything")
            #expect(try terminal.title().contains("Confab"))
            try terminal.quit()
        }
        let again = try confab.start(width: 100, height: 30)
        try again.wait(for: "Nice try")
        try again.openFirstChat()
        try expectWholeScreen(again, border, "everything, read again")
        try again.quit()
    }

    /// Every row has the border between list and conversation in its column, and nothing that a terminal obeys.
    private func expectWholeScreen(
        _ terminal: Tmux, _ border: Int, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let screen = try terminal.wait("\(name) within its borders", sourceLocation: sourceLocation) { screen in
            let rows = screen.rows
            return rows.count == 30 && rows.dropLast().allSatisfy { $0.column(of: "│") == border }
        }
        let obeyed = screen.unicodeScalars.filter { scalar in
            scalar != "\n" && !Self.makesEmoji(scalar)
                && [.control, .format].contains(scalar.properties.generalCategory)
        }
        #expect(obeyed.isEmpty, "\(name): \(obeyed.map(\.value))", sourceLocation: sourceLocation)
    }

    /// Joiners and tags, which families and some flags are made of.
    private static func makesEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{200D}" || ("\u{E0020}"..."\u{E007F}").contains(scalar)
    }
}
