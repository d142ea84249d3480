import Testing

@testable import ViewText

@Suite struct UnifiedDifferenceTests {
    @Test func equalTextsDoNotDiffer() { #expect(UnifiedDifference.between("a\n", "a\n") == nil) }

    @Test func trailingBlanksAreSeen() {
        #expect(UnifiedDifference.between("a  \n", "a\n") == "@@ -1,1 +1,1 @@\n-a··\n+a\n  ^^")
    }

    @Test func marksStandBelowWhatChangedBehindWideCharacters() {
        #expect(
            UnifiedDifference.between("│漢字 old│\n", "│漢字 new│\n")
                == "@@ -1,1 +1,1 @@\n-│漢字 old│\n+│漢字 new│\n       ^^^")
        // A wide character in place of two narrow ones.
        #expect(UnifiedDifference.between("ab.\n", "漢.\n") == "@@ -1,1 +1,1 @@\n-ab.\n+漢.\n ^^")
    }

    @Test func onlyWhatIsAroundAChangeIsShown() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacing("\n5\n", with: "\n").replacing("\n15\n", with: "\n15\nx\n")
        #expect(
            UnifiedDifference.between(old, new) == """
                @@ -2,7 +2,6 @@
                 2
                 3
                 4
                -5
                 6
                 7
                 8
                @@ -13,6 +12,7 @@
                 13
                 14
                 15
                +x
                 16
                 17
                 18
                """)
    }

    @Test func severalLinesAreRemovedBeforeOthersAreInserted() {
        #expect(
            UnifiedDifference.between("a\nb\nc\n", "a\nx\ny\nz\n") == "@@ -1,3 +1,4 @@\n a\n-b\n-c\n+x\n+y\n+z")
    }

    @Test func aMissingLineEndIsSeen() {
        #expect(
            UnifiedDifference.between("a\n", "a") == "@@ -1,1 +1,2 @@\n a\n+\\ no line end at the end")
    }

    @Test func emptyTextsAreTextsWithoutLines() {
        #expect(UnifiedDifference.between("", "a\n") == "@@ -0,0 +1,1 @@\n+a")
    }

    @Test func anAccentIsOneColumn() {
        #expect(
            UnifiedDifference.between("e\u{301}x\n", "e\u{301}y\n") == "@@ -1,1 +1,1 @@\n-e\u{301}x\n+e\u{301}y\n  ^")
    }
}
