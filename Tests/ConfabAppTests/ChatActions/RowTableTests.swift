import Messenger
import Testing

@testable import ConfabApp

/// Row 32 of the acceptance table: what a row offers, by kind and condition.
@Suite struct RowTableTests {
    private func trailing(_ chat: ChatSummary, role: MemberRole? = nil) -> [ChatAction] {
        ChosenChat(chat, role: role).trailing
    }

    @Test func aContact() {
        let row = ChosenChat(.contact())
        #expect(row.leading == [.pin, .favourite, .markRead])
        #expect(row.trailing == [.mute, .tags, .clear, .archive, .delete])
    }

    @Test func clearIsHiddenForAnEmptyChat() {
        #expect(trailing(.contact(isEmpty: true)) == [.mute, .tags, .archive, .delete])
    }

    @Test func aContactCardHasOnlyDelete() {
        let row = ChosenChat(.contact(condition: .needsConnecting))
        #expect(row.leading == [])
        #expect(row.trailing == [.delete])
    }

    @Test func ofAGroupMuchIsBehindMore() {
        let row = ChosenChat(.group(reports: 2), role: .owner)
        #expect(row.leading == [.pin, .favourite, .markRead])
        #expect(row.trailing == [.mute, .tags, .leave, .more])
        #expect(row.folded == [.clear, .archiveReports, .archive, .delete])
    }

    @Test func reportsAreForModerators() {
        #expect(!ChosenChat(.group(reports: 2), role: .member).folded.contains(.archiveReports))
        #expect(ChosenChat(.group(reports: 2), role: .moderator).folded.contains(.archiveReports))
        #expect(!ChosenChat(.group(reports: 0), role: .owner).folded.contains(.archiveReports))
    }

    @Test func aGroupIsDeletedByItsOwnerOrWhoDoesNotBelongToIt() {
        #expect(!ChosenChat(.group(), role: .admin).folded.contains(.delete))
        #expect(ChosenChat(.group(), role: .owner).folded.contains(.delete))
        // Nobody has asked yet.
        #expect(!ChosenChat(.group()).folded.contains(.delete))
    }

    @Test(arguments: [ChatCondition.left, .removed, .ended, .rejected])
    func whoDoesNotBelongToAGroupCannotLeaveAndDeletesAtOnce(condition: ChatCondition) {
        #expect(trailing(.group(condition: condition)) == [.mute, .tags, .delete, .more])
        #expect(ChosenChat(.group(condition: condition)).folded == [.clear, .archive])
    }

    @Test(arguments: [ChatCondition.joining, .pendingReview, .readOnly])
    func aPendingMemberCanLeave(condition: ChatCondition) {
        #expect(trailing(.group(condition: condition)).contains(.leave))
    }

    @Test func whoIsBeingLetIntoAGroupTagsLeavesOrDeletesIt() {
        for role: MemberRole? in [nil, .member, .owner] {
            let row = ChosenChat(.group(condition: .joining), role: role)
            #expect(row.leading == [])
            #expect(row.trailing == [.tags, .leave, .delete])
            #expect(row.menu == [.open, .tags, .leave, .delete, .card])
        }
        for action in ChatAction.allCases where ![.open, .tags, .leave, .delete, .card, .name].contains(action) {
            #expect(!ChosenChat(.group(condition: .joining, isEmpty: true)).has(action), "\(action)")
        }
    }

    @Test func theCardOffersWhatTheRowHasAndWhatOnlyItCanShow() {
        #expect(ChosenChat(.contact()).card == [.open, .name, .tags, .archive])
        #expect(ChosenChat(.contact(condition: .needsConnecting)).card == [.open, .name])
        #expect(ChosenChat(.group(), role: .admin).card == [.open, .invite, .name, .tags, .archive, .leave])
        #expect(!ChosenChat(.group(), role: .member).card.contains(.invite))
        #expect(ChosenChat(.group(condition: .left)).card == [.open, .name, .tags, .archive])
        #expect(ChosenChat(.someNotes).card == [.open, .archive])
    }

    @Test func withThreeOrFewerThereIsNoMore() {
        var chat = ChatSummary.group(condition: .needsConnecting)
        chat.settings.isArchived = true
        #expect(!trailing(chat).contains(.more))
    }

    @Test func notes() {
        #expect(ChosenChat(.someNotes).leading == [.pin, .favourite, .markRead])
        #expect(trailing(.someNotes) == [.tags, .clear, .archive])
    }

    @Test func whatWaits() {
        for chat in [ChatSummary.request, .invitation, .ownLink, .theirLink, .unreadable] {
            #expect(ChosenChat(chat).leading == [])
        }
        #expect(trailing(.request) == [.accept, .acceptIncognito, .reject])
        #expect(trailing(.invitation) == [.join, .joinIncognito, .decline])
        #expect(trailing(.ownLink) == [.name, .showLink, .delete])
        // There is no link of one's own to be shown.
        #expect(trailing(.theirLink) == [.name, .delete])
        #expect(trailing(.unreadable) == [.show, .delete])
    }

    @Test func theMenuHasAllOfIt() {
        let row = ChosenChat(.group(4, "Choir", ChatSettings(pinnedOrder: 1), reports: 1), role: .owner)
        let all = Set(row.leading + row.allTrailing + [.open, .muteFor, .pinUp, .pinDown, .card])
        #expect(Set(row.menu) == all)
        #expect(Set(row.menu).count == row.menu.count)
    }
}
