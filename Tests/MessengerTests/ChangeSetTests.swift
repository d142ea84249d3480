import Messenger
import Testing

@Suite struct ChangeSetTests {
    @Test func unitingKeepsBothAndWidensTheRanges() {
        var first = ChangeSet()
        first.chats = [ChatID(1)]
        first.noteMessages(of: ChatID(1), PositionRange(MessagePosition(5)))
        var second = ChangeSet()
        second.chats = [ChatID(2)]
        second.noteMessages(of: ChatID(1), PositionRange(MessagePosition(9)))
        first.formUnion(second)
        #expect(first.chats == [ChatID(1), ChatID(2)])
        #expect(first.messages == [ChatID(1): PositionRange(MessagePosition(5), MessagePosition(9))])
    }

    @Test func nothingIsEmpty() {
        #expect(ChangeSet().isEmpty)
        #expect(!ChangeSet.reload.isEmpty)
    }
}
