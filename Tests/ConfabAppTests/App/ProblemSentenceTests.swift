import Foundation
import Messenger
import Testing

@testable import ConfabApp

/// The sentences of all problems.
@Suite struct ProblemSentenceTests {
    @Test(arguments: [
        "\u{1B}[2J\u{7}evil\r\n\u{85}\u{2028}next", "\u{202E}drow\u{202C} \u{2066}turned\u{2069}\u{200F}\u{FEFF}", "",
        String(repeating: "x", count: 1 << 20), String(repeating: "👩‍👩‍👧‍👦", count: 50_000),
        "e" + String(repeating: "\u{301}", count: 1 << 19), String(repeating: "\u{202E}", count: 350_000),
    ])
    func everySentenceIsHarmlessAndBounded(name: String) {
        for problem in Problem.every(name, 3) {
            let text = problem.text
            let isHarmless = text.unicodeScalars.allSatisfy(\.isHarmless)
            #expect(isHarmless, "\(text.prefix(300))")
            #expect(text.count <= 4000 && text.utf8.count <= 60_000, "\(text.count): \(text.prefix(300))")
            // A mistake in a file is what the parser says.
            if case .file = problem { continue }
            #expect(!text.isEmpty, "\(problem)")
        }
    }

    @Test func everySentenceEndsAndHasNoGap() {
        for problem in Problem.every("Grace", 2) {
            let text = problem.text
            #expect(text == text.harmlessName && !text.contains(" .") && !text.contains(".."), "\(text)")
            #expect(!text.contains("()") && !text.contains("Optional("), "\(text)")
        }
    }

    @Test(arguments: [0, 1, 2, 1_000_000_000_000_000_000])
    func everyPluralFitsItsNumber(number: Int) {
        let ones = /\b1 (characters|bytes|seconds|mistakes|chats|codes|matches|messages)\b/
        let many =
            /\b(0|2|1,000,000,000,000,000,000|1000000000000000000) (character|byte|second|mistake|chat|code|match|message)\b/
        for problem in Problem.every("Grace", number) {
            let text = problem.text
            #expect(!text.contains(ones) && !text.contains(many), "\(text)")
        }
        let strings = English()
        var problems = ReadProblems()
        for kind in ReadProblems.Kind.allCases { problems.damaged[kind] = number }
        problems.damagedPlaces = number
        for text in [strings.unreadable(problems), strings.unreadableMatches(number)] {
            #expect(!text.contains(ones) && !text.contains(many), "\(text)")
        }
    }

    @Test func theMostThatASystemHasMakesNoProblem() {
        for problem in Problem.every("Grace", .max) { #expect(!problem.text.isEmpty) }
    }

    @Test func damageGivesItsAdviceFirstBecauseNarrowScreensCutTheEnd() {
        let damaged = DatabaseProblem(.damaged, operation: "read", place: "/data/data.mdb", detail: "page 7")
        #expect(
            Problem.storage(.database(damaged)).text
                == "Run “confab doctor”. Confab can't read /data/data.mdb: it is damaged (page 7).")
        // A report of the doctor's doesn't advise to run it.
        #expect(English().cause(.database(damaged)) == "Confab can't read /data/data.mdb: it is damaged (page 7).")
    }

    @Test func anEditorThatFailedSaysWhereTheSavedTextIs() {
        let kept = "/tmp/confab-edit-1/message.md"
        let sentence = "Your message is unchanged; the text that you saved is in \(kept)."
        #expect(Problem.editor(.ended(editor: "vi", status: 3, kept: kept)).text.hasSuffix(sentence))
        #expect(Problem.editor(.killed(editor: "vi", signal: 9, kept: kept)).text.hasSuffix(sentence))
        #expect(Problem.editor(.ended(editor: "vi", status: 3)).text.hasSuffix("Your message is unchanged."))
    }

    @Test func nothingOfNamesAndPathsIsLeftInARecording() {
        let system = "Solveig"
        for problem in Problem.every(system, 3) {
            let redacted = problem.redacted { String(repeating: "x", count: $0.count) }
            // The words of the system and the library stay.
            if case .storage(.database) = problem { continue }
            #expect(Self.isReport(problem) || !redacted.text.contains(system), "\(redacted)")
        }
    }

    private func encoded(_ state: AppState) throws -> String {
        String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
    }

    /// True if the text comes from the system, so it contains no name.
    private static func isReport(_ problem: Problem) -> Bool {
        switch problem {
        case .storage(.directory), .storage(.record), .storage(.password), .storage(.noFileWatch), .setAside(.record),
            .opening(.notStarted), .settings(.notWritable), .code(.unreadable), .code(.readerFailed),
            .picture(.unreadable), .picture(.programFailed), .saving(.notWritable),
            .saving(.unreadable), .attaching(.unreadable), .editor(.notWritable), .editor(.unreadable),
            .voice(.notStarted):
            true
        default: false
        }
    }

    /// A name that reaches the app in a problem is in the state, and its sentence isn't: that is made when it's drawn.
    @Test func theStateHoldsProblemsAndNoSentences() throws {
        let problem = Problem.gone("Solveig")
        let request = ServiceRequest.plan(.fixture)
        let actions: [AppAction] = [
            .failed(problem), .launchFailed(problem), .notSaved(.order(ProfileID(1), .activity), problem),
            .notSaved(.profileOption(ProfileID(1), .readReceipts, .flag(true)), problem),
            .profile(ProfileID(1), .notOpened(problem)), .profile(ProfileID(1), .refused(problem)),
            .chatList(.failed(ProfileID(1), problem)), .search(.failed(.names(NameSearch("")), problem)),
            .conversation(.timeline(.pageFailed(.chat(ChatID(2)), .newest, problem))),
            .status(.reached(.failed(.cannotStore(.unreachable("Solveig"))))), .refused(request, problem),
            .refused(.send(.written("Hi", in: 2), to: ChatID(2)), by: .conversation, problem),
            .answered(
                .createGroup(name: "Tea"), by: .newChat,
                .group(ChatID(9), refused: [RefusedInvitation(name: "Solveig", reason: problem)])),
        ]
        for action in actions {
            var state = AppState.fixture(open: ChatID(2))
            _ = App.reduce(&state, action)
            let text = try encoded(state)
            #expect(!text.contains("no longer on this machine"), "\(action)")
        }
        var state = AppState.fixture(open: ChatID(2))
        _ = App.reduce(&state, .failed(problem))
        let text = try encoded(state)
        #expect(text.contains("Solveig"))
        #expect(state.said == ["Solveig is no longer on this machine."])
    }
}
