import ChatServices
import MessageStore
import Messenger
import Testing

/// The contacts in the sample data.
@Suite(.serialized) struct SampleCorrespondentsTests {
    @Test func theyCanBeWrittenToAndInvitedAndAreNoProfilesOfTheUser() async throws {
        let house = try House()
        let ada = try await house.person("Ada")
        let (nina, chat) = try house.store.write { store in
            let nina = try store.add(Contact(id: .unassigned, profile: ada.id, names: Names("Nina")))
            let chat = try store.add(
                Chat(id: .unassigned, profile: ada.id, kind: .direct(nina), names: Names("Nina")))
            try SampleCorrespondents.add(to: ada.id, in: store)
            // Once is enough.
            try SampleCorrespondents.add(to: ada.id, in: store)
            return (nina, chat)
        }.result
        let shown = try house.store.read { try $0.profiles().map(\.profile.names.displayName) }
        #expect(shown == ["Ada"])
        #expect(try house.store.read { try $0.profiles(includingHidden: true).count } == 2)
        #expect(!ProfilePassword.matches("anything", ""))
        let message = try await ada.send("hello", to: chat)
        try await eventually("it to be delivered") { try ada.message(message)?.delivery == .delivered }
        let tea = try await ada.chat(.createGroup(name: "Tea"))
        let group = try #require(try ada.row(tea)?.kind.group)
        try await ada.ask(.invite(nina, to: group))
        #expect(try house.store.read { try $0.members(of: group).contains { $0.status == .invited } })
    }

    @Test func messagesToTheirGroupsAreDelivered() async throws {
        let house = try House()
        let ada = try await house.person("Ada")
        let chat = try house.store.write { store in
            let nina = try store.add(Contact(id: .unassigned, profile: ada.id, names: Names("Nina")))
            let group = try store.add(Group(id: .unassigned, profile: ada.id, names: Names("Tea"), memberCount: 3))
            try store.add(
                Member(id: .unassigned, group: group, names: Names("Nina"), contact: nina, role: .owner))
            try store.add(Member(id: .unassigned, group: group, names: Names("A stranger")))
            try store.add(Member(id: .unassigned, group: group, names: Names("Ada"), isMe: true))
            let chat = try store.add(
                Chat(id: .unassigned, profile: ada.id, kind: .group(group), names: Names("Tea")))
            try SampleCorrespondents.add(to: ada.id, in: store)
            try SampleCorrespondents.add(to: ada.id, in: store)
            return chat
        }.result
        #expect(try house.store.read { try $0.profiles(includingHidden: true).count } == 3)
        let message = try await ada.send("hello", to: chat)
        try await eventually("everyone to have it") { try ada.message(message)?.delivery == .delivered }
    }
}
