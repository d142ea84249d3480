import Foundation
import Logging
import MessageStore
import Messenger
import ProcessTesting
import Testing

@testable import ConfabApp
@testable import ConfabRuntime

/// The backend's answers about profiles, with the real store and service.
@Suite(.serialized, .timeLimit(.minutes(30))) final class ProfileBackendTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let store: MessageStore
    private let ada, bea: ProfileID

    init() throws {
        store = try MessageStore(directory: directory)
        try store.setSynchronous(false)
        (ada, bea) = try store.write { writer in
            let ids = try ["Ada", "Bea"].enumerated().map { number, name in
                let id = try writer.add(
                    Profile(
                        id: .unassigned, names: Names(name), lastActiveAt: Timestamp(seconds: Int64(10 - number))))
                try writer.add(Chat(id: .unassigned, profile: id, kind: .notes, names: Names("")))
                return id
            }
            return (ids[0], ids[1])
        }.result
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private func backend(_ name: String? = nil, readsOnly: Bool = false) throws -> StoreBackend {
        let backend = try StoreBackend(
            store: store, profileName: name, readsOnly: readsOnly, log: Logger(label: "test"),
            tell: { _ in })
        backend.open()
        return backend
    }

    private func answer(of operation: AppOperation, _ backend: StoreBackend) async -> AppAction? {
        await backend.answer(of: operation)
    }

    private func loaded(_ backend: StoreBackend) -> (names: [String], root: Root?) {
        guard case .profilesLoaded(let facts) = backend.read(.profiles) else { return ([], nil) }
        return (facts.profiles.map { $0.profile.names.shown() }, Launch.root(facts))
    }

    /// The start at a step.
    private func launching(_ step: Launch.Step) -> Root {
        var launch = Launch()
        launch.step = step
        return .launching(launch)
    }

    private func hide(_ profile: ProfileID, _ password: String, _ backend: StoreBackend) async {
        let hidden = await answer(of: .profile(.change(profile, .hide(password: password))), backend)
        #expect(hidden == .profile(profile, .changed(.hide)))
    }

    @Test func aHiddenProfileIsFoundByItsPasswordAlone() async throws {
        let backend = try backend()
        await hide(ada, "sword fish", backend)
        #expect(loaded(backend).names == ["Bea"])
        #expect(loaded(backend).root == launching(.opening(bea)))
        for wrong in ["sword", "Sword fish", "sword fish ", ""] {
            #expect(
                await answer(of: .slowQuery(.hiddenProfiles(password: wrong, attempt: 1)), backend)
                    == .profilesPage(.unlocked(1, [])))
        }
        let found = try #require(try store.read { try $0.summary(of: ada) })
        #expect(
            await answer(of: .slowQuery(.hiddenProfiles(password: "sword fish", attempt: 2)), backend)
                == .profilesPage(.unlocked(2, [found])))
        #expect(
            await answer(of: .profile(.change(ada, .unhide)), backend) == .profile(ada, .changed(.unhide)))
        #expect(loaded(backend).names == ["Ada", "Bea"])
        backend.close()
    }

    /// Made with the same settings, the one that is nobody's takes as long.
    @Test func whereNoProfileIsHiddenAPasswordIsCheckedAllTheSame() throws {
        let settings = try ProfilePassword.hash("x").split(separator: "$").prefix(2)
        #expect(ProfilePassword.nobodys.split(separator: "$").prefix(2) == settings)
        #expect(ProfilePassword.matches("nobody has this password, and nobody needs it", ProfilePassword.nobodys))
    }

    @Test func aHiddenProfileIsListedOnlyWhileItIsOpen() async throws {
        let backend = try backend()
        await hide(bea, "x", backend)
        _ = await answer(of: .profile(.open(bea)), backend)
        #expect(loaded(backend).names == ["Ada", "Bea"])
        _ = await answer(of: .profile(.open(ada)), backend)
        #expect(loaded(backend).names == ["Ada"])
        backend.close()
    }

    @Test func theNameOfAHiddenProfileIsThatOfNobody() async throws {
        let first = try backend()
        await hide(bea, "x", first)
        first.close()
        // As for every other name, one is asked whether to make it.
        #expect(loaded(try backend("Bea")).root == launching(.choosing(missing: "Bea", held: nil)))
        #expect(loaded(try backend("Bea", readsOnly: true)).names == ["Ada"])
    }

    @Test func theLastProfileThatCanBeSeenStays() async throws {
        let backend = try backend()
        await hide(bea, "x", backend)
        guard
            case .profile(ada, .refused(let problem)) = await answer(
                of: .profile(.change(ada, .hide(password: "y"))), backend)
        else {
            Issue.record("the last profile was hidden")
            return
        }
        #expect(problem == .storage(.onlyVisibleProfile))
        backend.close()
    }

    @Test func afterTheFirstProfileTheCommandLineIsDone() async throws {
        let backend = try backend("Bea")
        #expect(loaded(backend).root == launching(.opening(bea)))
        _ = await answer(of: .profile(.open(bea)), backend)
        #expect(await answer(of: .profile(.remove(bea)), backend) == .profile(bea, .removed))
        // It is not to be made again because it was named once.
        #expect(loaded(backend).root == launching(.opening(ada)))
        // And the backend goes on.
        _ = await answer(of: .profile(.open(ada)), backend)
        #expect(await answer(of: .profile(.remove(ada)), backend) == .profile(ada, .removed))
        #expect(loaded(backend).root == .registration(Registration()))
        backend.close()
    }

    @Test func whatWouldBeLostIsCounted() async throws {
        let backend = try backend()
        #expect(
            await answer(of: .slowQuery(.belongings(ada)), backend)
                == .profilesPage(.counted(ada, ProfileBelongings(chats: 1))))
        backend.close()
    }

    @Test func namesAndMutesAndTheOrderAreKept() async throws {
        let backend = try backend()
        #expect(
            await answer(of: .profile(.change(ada, .rename("Countess"))), backend)
                == .profile(ada, .changed(.rename)))
        #expect(
            await answer(of: .profile(.change(ada, .mute(true))), backend) == .profile(ada, .changed(.mute)))
        _ = await answer(of: .profile(.order([bea, ada])), backend)
        let profile = try #require(try store.read { try $0.profile(ada) })
        #expect(profile.names == Names("Countess"))
        #expect(profile.isMuted)
        #expect(profile.order == 1)
        backend.close()
    }

    @Test func whoHasAProfileIsSeenAndThatItIsFreeAgain() async throws {
        let backend = try backend()
        let other = try ChildProcess("service-peer", [directory, "\(bea.rawValue)"])
        #expect(other.line() == "open")
        #expect(backend.read(.holders([ada, bea])) == .holdersLoaded([bea: other.number]))
        // Its record may still change: the other process stores when it opened the profile.
        guard case .profile(bea, .held(let profile, other.number))? = await answer(of: .profile(.open(bea)), backend)
        else {
            Issue.record("the profile isn't held by the other process")
            return
        }
        #expect(profile.id == bea)
        other.kill()
        #expect(backend.read(.holders([ada, bea])) == .holdersLoaded([:]))
        // What is open here is nobody else's.
        _ = await answer(of: .profile(.open(bea)), backend)
        #expect(backend.read(.holders([ada, bea])) == .holdersLoaded([:]))
        backend.close()
    }

    @Test func whatAnotherProcessHasIsNotHidden() async throws {
        let backend = try backend()
        let other = try ChildProcess("service-peer", [directory, "\(bea.rawValue)"])
        #expect(other.line() == "open")
        let hidden = await answer(of: .profile(.change(bea, .hide(password: "x"))), backend)
        #expect(hidden == .profile(bea, .refused(.storage(.profileInUse(process: other.number)))))
        #expect(try store.read { try $0.profile(bea) }?.isHidden == false)
        other.kill()
        await hide(bea, "x", backend)
        backend.close()
    }

    /// It was deleted while another profile was being opened.
    @Test func whatWasDeletedIsDeletedThoughAnotherProfileIsOpenByNow() async throws {
        let backend = try backend()
        _ = await answer(of: .profile(.open(ada)), backend)
        let ada = ada
        let notes = try store.write { writer in
            let chat = try writer.add(Chat(id: .unassigned, profile: ada, kind: .notes, names: Names("")))
            try writer.add(Message(id: .unassigned, chat: chat, sentAt: .zero, sender: .me, content: .text("milk")))
            return chat
        }.result
        _ = await answer(of: .profile(.open(bea)), backend)
        let removal = ServiceCall(.remove([.messages(notes)]), of: ada, by: .chatActions)
        #expect(await answer(of: .service(removal), backend) == .answered(removal, .done(.done)))
        #expect(try store.read { try $0.messages(of: notes, limit: 9).messages } == [])
        // The one is open still, and the other free.
        #expect(try store.lockHolder(of: bea) != nil && store.lockHolder(of: ada) == nil)
        backend.close()
    }

    @Test func aProfileThatIsGoneIsNotOpenedAndSaysSo() async throws {
        let backend = try backend()
        guard case .profile(ProfileID(99), .notOpened) = await answer(of: .profile(.open(ProfileID(99))), backend)
        else {
            Issue.record("a profile that is not there was opened")
            return
        }
        backend.close()
    }
}
