import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Names that complete what is typed after an at sign in a group.
@Suite struct MentionCompletionTests {
    private static let grace = DisplayRecord(
        Member(id: MemberID(1), group: GroupID(1), names: Names("Grace")),
        Contact(id: ContactID(9), profile: ProfileID(1), names: Names("Grace", alias: "My boss")))
    private static let greta = DisplayRecord(Member(id: MemberID(2), group: GroupID(1), names: Names("Greta")), nil)

    private func group(role: MemberRole = .member) -> AppState {
        var state = AppState.fixture(
            open: ChatID(1), messages: [.fixture(1, "Lunch?", from: .member(MemberID(2)), name: "Greta")])
        state.withMainForTest {
            $0.conversation?.details.role = role
            $0.conversation?.details.memberCount = 3
        }
        return state
    }

    private func written(_ text: String, in state: AppState) -> AppState { state.after(.terminal(.paste(text))) }

    /// The same once the members have been found.
    private func found(_ members: [DisplayRecord], _ text: String, in state: AppState) -> AppState {
        var state = written(text, in: state)
        guard let conversation = state.main?.conversation, let search = conversation.mentionSearch else {
            return state
        }
        _ = App.reduce(&state, .conversation(.composer(.mentionableFound(conversation.chat.id, search, members))))
        return state
    }

    private func names(_ state: AppState) -> [String] {
        state.main?.conversation?.suggestions.map { $0.title(English()) } ?? []
    }

    private func composer(_ state: AppState) -> EditableText {
        state.main?.conversation?.composer.field ?? EditableText()
    }

    private func queries(_ text: String, in state: AppState) -> [String] {
        var state = state
        return App.reduce(&state, .terminal(.paste(text))).compactMap {
            if case .perform(.query(.mentionable(_, _, let search, _)), _) = $0 { search.folded } else { nil }
        }
    }

    @Test func membersAreLookedForWhileANameIsTyped() {
        for (text, names) in [
            ("@", [""]), ("@Gr", ["gr"]), ("Hi @gr", ["gr"]), ("(@gr", ["gr"]), ("\n@gr", ["gr"]),
            ("ada@gr", []), ("@gr ", []), ("x.org/@gr", []), ("@@gr", []), ("Hi", []),
        ] {
            #expect(queries(text, in: group()) == names, "\(text)")
        }
        // Only in a group.
        #expect(queries("@gr", in: AppState.fixture(open: ChatID(2))) == [])
        var state = group()
        let effects = App.reduce(&state, .terminal(.paste("@")))
        #expect(
            effects.contains(
                .perform(.query(.mentionable(ChatID(1), GroupID(1), NameSearch(""), recent: [MemberID(2)])))))
    }

    @Test func aChosenMemberIsATokenWithTheNameThatOthersKnow() {
        for key in ["enter", "tab"] {
            let state = typed(key, in: found([Self.grace, Self.greta], "Hi @gr", in: group()))
            #expect(composer(state).text == "Hi @Grace ")
            #expect(composer(state).styledText.mentions == [.member(MemberID(1))])
            #expect(state.main?.conversation?.suggestions.isEmpty == true)
        }
        let second = typed("down", "enter", in: found([Self.grace, Self.greta], "Hi @gr", in: group()))
        #expect(composer(second).text == "Hi @Greta ")
        let clicked = clicked("@Greta", in: found([Self.grace, Self.greta], "Hi @gr", in: group()))
        #expect(composer(clicked).text == "Hi @Greta ")
    }

    @Test func theListShowsNamesAndTheirKeys() {
        let state = found([Self.grace, Self.greta], "@gr", in: group())
        #expect(shown(state).contains("@My boss"))
        #expect(shown(state).contains("Grace "))
        #expect(shown(state).contains("Enter choose"))
        #expect(shown(state).contains("Esc close"))
    }

    @Test func everyoneIsOfferedToModerators() {
        #expect(!shown(found([Self.greta], "@", in: group())).contains("@everyone"))
        let state = found([Self.greta], "@", in: group(role: .moderator))
        #expect(shown(state).contains("@everyone") && shown(state).contains("3 members"))
        let chosen = typed("enter", in: found([], "@ev", in: group(role: .owner)))
        #expect(composer(chosen).styledText.mentions == [.everyone])
        #expect(!shown(found([], "@gr", in: group(role: .owner))).contains("@everyone"))
        // Before anything is typed, Enter can't notify the whole group by accident, and neither while members are looked for.
        let eve = DisplayRecord(Member(id: MemberID(3), group: GroupID(1), names: Names("Eve")), nil)
        #expect(names(found([eve], "@", in: group(role: .owner))) == ["@Eve", "@everyone"])
        #expect(names(found([eve], "@ev", in: group(role: .owner))) == ["@everyone", "@Eve"])
        #expect(names(written("@ev", in: group(role: .owner))) == [])
    }

    @Test func peopleWithTheSameNameAreToldApartByTheirAddresses() {
        let others = [3, 4].map { (number: UInt64) in
            let member = Member(
                id: MemberID(number), group: GroupID(1), names: Names("Greta"), remoteID: RemoteID("@greta\(number)"))
            return DisplayRecord(member, nil)
        }
        let state = found(others, "@gr", in: group())
        #expect(shown(state).contains("@greta3") && shown(state).contains("@greta4"))
        #expect(!shown(found([others[0], Self.grace], "@gr", in: group())).contains("@greta3"))
    }

    @Test func theSuggestionsAreAboveTheField() {
        let long = DisplayRecord(
            Member(
                id: MemberID(3), group: GroupID(1), names: Names("Graziella of the very long name that fits nowhere"),
                remoteID: RemoteID("@graziella:example.org")), nil)
        let wide = DisplayRecord(Member(id: MemberID(4), group: GroupID(1), names: Names("山田 Gr太郎")), nil)
        let state = found([Self.grace, Self.greta, long, wide], "Lunch, @gr", in: group())
        assertSnapshot(of: typed("down", in: state), as: .screen(alsoAt: .small, .large))
    }

    /// Suggestions always fit the text in the field, however it got there.
    @Test func nothingIsSuggestedForATextThatIsGone() {
        // An answer that comes after the message was sent.
        var state = written("@gr", in: group())
        _ = App.reduce(&state, .key("enter"))
        _ = App.reduce(&state, .conversation(.composer(.mentionableFound(ChatID(1), NameSearch("gr"), [Self.greta]))))
        #expect(names(state) == [])
        #expect(composer(typed("enter", in: state)).isEmpty)
        // A message to change replaces the text.
        state = found([Self.greta], "hello @", in: group())
        state.withMainForTest { $0.conversation?.composer.setField(EditableText("ok")) }
        #expect(names(state) == [])
        #expect(composer(typed("enter", in: state)).text != "ok@Greta ")
        // Another message has its own suggestions.
        state = typed("escape", "enter", in: found([Self.greta], "@gr", in: group()))
        #expect(names(found([Self.greta], "@gr", in: state)) == ["@Greta"])
    }

    @Test func aNameAtTheEndOfALineStaysThere() {
        var state = written("first \nsecond", in: group())
        state.withMainForTest { $0.conversation?.composer.field.apply(.place(6)) }
        state = typed("enter", in: found([Self.greta], "@gr", in: state))
        #expect(composer(state).text == "first @Greta \nsecond")
        #expect(composer(state).cursor == 13)
    }

    /// Until the answer comes, only names are offered that have the rest of it.
    @Test func anOldAnswerIsNarrowed() {
        var state = found([Self.grace, Self.greta], "@gr", in: group())
        state = written("e", in: state)
        #expect(shown(state).contains("@Greta") && !shown(state).contains("@My boss"))
        state = written("x", in: state)
        #expect(!shown(state).contains("@Greta"))
        // An answer to something else.
        _ = App.reduce(&state, .conversation(.composer(.mentionableFound(ChatID(1), NameSearch("gr"), [Self.greta]))))
        #expect(!shown(state).contains("@Greta"))
        _ = App.reduce(&state, .conversation(.composer(.mentionableFound(ChatID(2), NameSearch("grex"), [Self.greta]))))
        #expect(!shown(state).contains("@Greta"))
    }

    @Test func escapeClosesTheListAndThenLeaves() {
        var state = typed("escape", in: found([Self.greta], "Hi @gr", in: group()))
        #expect(!shown(state).contains("@Greta") && state.main?.focus == .composer)
        state = written("e", in: state)
        #expect(!shown(state).contains("@Greta"))
        #expect(composer(state).text == "Hi @gre")
        // Another name is offered again.
        state = found([Self.greta], " and @gr", in: state)
        #expect(shown(state).contains("@Greta"))
        #expect(typed("escape", "escape", in: state).main?.focus == .list)
    }

    @Test func withoutAListEnterSendsTheText() {
        var state = written("@nobody", in: group())
        let effects = App.reduce(&state, .key("enter"))
        #expect(composer(state).isEmpty)
        #expect(sentContent(effects) == .text("@nobody"))
    }

    @Test func theMessageTheDraftAndARefusalKeepTheMention() throws {
        var state = typed("enter", in: found([Self.greta], "Hi @gr", in: group()))
        let text = composer(state).styledText
        let effects = App.reduce(&state, .key("enter"))
        #expect(sentContent(effects) == .text(text))
        let calls = effects.compactMap { effect in
            if case .perform(.service(let call), _) = effect { call } else { nil }
        }
        let call = try #require(calls.first { if case .send = $0.request { true } else { false } })
        guard case .send(let message, _) = call.request else { return }
        #expect(message.draft?.text == text)
        _ = App.reduce(&state, .answered(call, .failed(.service(.offline))))
        #expect(composer(state).styledText == text)
    }

    @Test func aRemovedTokenMentionsNobody() {
        var state = typed("enter", in: found([Self.greta], "Hi @gr", in: group()))
        state = typed("backspace", "backspace", in: state)
        #expect(composer(state).text == "Hi ")
        #expect(composer(state).styledText.mentions == [])
        state = typed("ctrl-_", "ctrl-_", in: state)
        #expect(composer(state).styledText.mentions == [.member(MemberID(2))])
    }

    @Test func aTextFromTheEditorMentionsTheSamePeople() {
        func text(_ plain: String, _ names: [String: UInt64]) -> StyledText {
            let runs = names.compactMap { name, member -> StyleRun? in
                guard let range = plain.firstRange(of: name + " ") ?? plain.firstRange(of: name) else { return nil }
                return StyleRun(
                    start: plain.utf8.distance(from: plain.startIndex, to: range.lowerBound), length: name.utf8.count,
                    style: .mention(.member(MemberID(member))))
            }
            return StyledText(plain, runs: runs)
        }
        let before = text("Hi @Ann and @Anna ", ["@Ann": 1, "@Anna": 2])
        #expect(before.restoringMentions(in: "@Anna , @Ann ") == text("@Anna , @Ann ", ["@Ann": 1, "@Anna": 2]))
        #expect(before.restoringMentions(in: "Hi @Annabel").mentions == [])
        #expect(before.restoringMentions(in: "@Ann's").mentions == [.member(MemberID(1))])
    }

    @Test func theEditorKeepsTheMentionsThatAreStillThere() {
        var state = typed("enter", in: found([Self.greta], "Hi @gr", in: group()))
        _ = App.reduce(&state, .conversation(.composer(.editorClosed(ChatID(1), "Good morning, @Greta!"))))
        #expect(composer(state).styledText.mentions == [.member(MemberID(2))])
        _ = App.reduce(&state, .conversation(.composer(.editorClosed(ChatID(1), "Good morning!"))))
        #expect(composer(state).styledText.mentions == [])
    }

    @Test func aNameThatIsTooLongForTheLimitIsRefused() {
        var state = group()
        state.options.inputMax = 8
        state = typed("enter", in: found([Self.greta], "Hi @gr", in: state))
        #expect(composer(state).text == "Hi @gr")
        #expect(shown(state).contains("8 characters"))
    }

    @Test(arguments: ["Hi @Ada!", "é @Ada x", "👍🏽@Ada", "@Ada"])
    func aTextKeepsItsMentionsInTheField(_ text: String) throws {
        let range = try #require(text.firstRange(of: "@Ada"))
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        for mention: Mention in [.everyone, .member(MemberID(7)), .contact(ContactID(8)), .remote(RemoteID("a b"))] {
            let styled = StyledText(text, runs: [StyleRun(start: start, length: 4, style: .mention(mention))])
            #expect(EditableText(styled).styledText == styled)
        }
    }

    private func sentContent(_ effects: [AppEffect]) -> MessageContent? {
        for case .perform(.service(let call), _) in effects {
            if case .send(let message, _) = call.request { return message.content }
        }
        return nil
    }
}
