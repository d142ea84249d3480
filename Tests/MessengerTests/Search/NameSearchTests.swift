import Testing

@testable import Messenger

/// The rules per kind of `chat-list.md` 1.1, and its rows 3 to 6.
@Suite struct NameSearchTests {
    private func chat(
        _ kind: ChatKind, _ names: Names, _ condition: ChatCondition = .ready, isDeleted: Bool = false
    ) -> ChatSummary {
        ChatSummary(id: ChatID(rawValue: 1), kind: kind, names: names, condition: condition, isDeleted: isDeleted)
    }
    private let direct = ChatKind.direct(ContactID(rawValue: 1))
    private let group = ChatKind.group(GroupID(rawValue: 1))
    private let mum = Names("Ann", fullName: "Ann Example", alias: "Mum")

    @Test func notesWithoutANameAreFoundByWhatTheyAre() {
        #expect(NameSearch("notes").reason(for: .fixture(.notes, names: Names(""))) == .name)
        #expect(NameSearch("notes").reason(for: .fixture(.notes, names: Names("Diary"))) == nil)
    }

    @Test func aContactIsFoundByAliasDisplayNameAndFullName() {
        #expect(NameSearch("mu").reason(for: chat(direct, mum)) == .name)
        #expect(NameSearch("ann").reason(for: chat(direct, Names("Ann", fullName: "Ann Example"))) == .name)
        #expect(NameSearch("example").reason(for: chat(direct, Names("Ann", fullName: "Ann Example"))) == .name)
    }

    @Test func anAliasedContactIsFoundByItsRealName() {
        #expect(NameSearch("ann").reason(for: chat(direct, mum)) == .otherName("Ann"))
        #expect(NameSearch("exam").reason(for: chat(direct, mum)) == .otherName("Ann Example"))
    }

    @Test func groupsNotesAndRequestsAreFoundByTheNameThatIsShown() {
        let others: [ChatKind] = [
            group, .notes, .contactRequest(ContactRequest()), .groupInvitation(GroupID(rawValue: 1)),
        ]
        for kind in others {
            #expect(NameSearch("mum").finds(chat(kind, mum)), "\(kind)")
            #expect(!NameSearch("ann").finds(chat(kind, mum)), "\(kind)")
            #expect(NameSearch("ann").finds(chat(kind, Names("Ann", fullName: "Ann Example"))), "\(kind)")
        }
    }

    @Test func aPendingConnectionIsFoundByItsAliasOnly() {
        let kind = ChatKind.pendingConnection(PendingConnection(side: .invited))
        #expect(NameSearch("mum").finds(chat(kind, mum)))
        #expect(!NameSearch("ann").finds(chat(kind, mum)))
        #expect(!NameSearch("ann").finds(chat(kind, Names("Ann"))))
    }

    @Test func aBrokenRecordIsNeverFound() {
        #expect(!NameSearch("mum").finds(chat(.broken(reason: "mum"), mum)))
    }

    @Test func deletedConversationsAndCardsAreNeverFound() {
        #expect(!NameSearch("mum").finds(chat(direct, mum, isDeleted: true)))
        #expect(!NameSearch("mum").finds(chat(direct, mum, .needsConnecting)))
    }

    @Test func caseAccentsAndWidthDoNotCount() {
        for text in ["ELODIE", "élodie", "e\u{301}lodie", "ｅｌｏｄ", "  Elo "] {
            #expect(NameSearch(text).finds(chat(direct, Names("Élodie"))), "\(text)")
        }
        #expect(NameSearch("o'b").finds(chat(direct, Names("O’Brien"))))
    }

    @Test func aTextOfSpacesIsNoSearch() {
        for text in ["", "   ", "\n\t", "\u{3000}", "\u{200F} \u{200D}"] {
            #expect(NameSearch(text).isEmpty)
            #expect(!NameSearch(text).finds(chat(direct, mum)))
            #expect(NameSearch(text).hits(in: "a b") == [])
        }
    }

    @Test func whatStandsWithinANameIsFound() {
        #expect(NameSearch("xamp").finds(chat(direct, mum)))
        #expect(NameSearch("ann / ann").finds(chat(direct, Names("Ann", fullName: "Ann Example"))))
        #expect(NameSearch("+1 (").finds(chat(direct, Names("+1 (555) 01"))))
        #expect(!NameSearch(String(repeating: "ann", count: 400_000)).finds(chat(direct, mum)))
    }

    @Test func everyPlaceInANameIsHighlighted() {
        #expect(NameSearch("an").hits(in: "Anna-An") == [0..<2, 5..<7])
        #expect(NameSearch("s").hits(in: "Maße") == [2..<4])
        #expect(NameSearch("e").hits(in: "e\u{301}x") == [0..<3])
        #expect(NameSearch("👩").hits(in: "👩🏽‍🚀!") == [0..<15])
        #expect(NameSearch("aa").hits(in: "aaa") == [0..<2])
    }
}
