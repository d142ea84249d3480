import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Scrolling takes the selected message along when it would leave the screen: actions never act on what can't be seen.
@Suite struct ScrolledSelectionTests {
    private func viewport(
        _ first: UInt64, _ last: UInt64, firstLine: Int = 0, isLastCut: Bool = false
    ) -> ListViewport<MessageID> {
        ListViewport(
            first: MessageID(first), firstLine: firstLine, firstIndex: Int(first) - 1, last: MessageID(last),
            lastIndex: Int(last) - 1, isLastCut: isLastCut, height: 10, isAtStart: first == 1, isAtEnd: last == 40)
    }

    /// 40 messages, of which 15 to 25 are on the screen.
    private func timeline(selecting selection: UInt64?) -> Timeline {
        var timeline = Timeline(.chat(ChatID(2)))
        timeline.page = MessagePage((1...40).map { .fixture($0, "\($0)") })
        timeline.viewport = viewport(15, 25)
        timeline.selection = selection.map { MessageID($0) }
        return timeline
    }

    @Test func theNearestVisibleMessageIsSelectedAfterPaging() {
        var up = timeline(selecting: 20)
        _ = up.move(.scrollUp)
        #expect(up.selection == MessageID(20), "nobody has seen yet what is on the screen now")
        _ = up.reduce(.viewportChanged(viewport(5, 14)))
        #expect(up.selection == MessageID(14))
        var down = timeline(selecting: 20)
        _ = down.move(.scrollDown)
        _ = down.reduce(.viewportChanged(viewport(26, 35)))
        #expect(down.selection == MessageID(26))
    }

    /// Without a selected message, the next key would act on the last one on the screen.
    @Test(arguments: [(20, 21), (40, 39)] as [(UInt64, UInt64)])
    func theNeighborOfARemovedMessageIsSelected(removed: UInt64, neighbor: UInt64) {
        var timeline = timeline(selecting: removed)
        let place = MessagePosition(Int64(removed) * 10)
        #expect(timeline.replace(PositionRange(place), with: MessagePage([])) == [])
        #expect(timeline.selection == MessageID(neighbor))
        var empty = self.timeline(selecting: removed)
        _ = empty.replace(PositionRange(MessagePosition(0), MessagePosition(500)), with: MessagePage([]))
        #expect(empty.selection == nil)
    }

    /// Of the message at the edge, only a blank line was on the screen.
    @Test func theFirstKeySelectsAMessageThatIsAllThere() {
        for (command, message) in [(CommandID.olderMessage, UInt64(24)), (.newerMessage, 16)] {
            var timeline = timeline(selecting: nil)
            timeline.viewport = viewport(15, 25, firstLine: -1, isLastCut: true)
            _ = timeline.move(command)
            #expect(timeline.selection == MessageID(message))
            var tall = self.timeline(selecting: nil)
            tall.viewport = viewport(15, 15, firstLine: -1, isLastCut: true)
            _ = tall.move(command)
            #expect(tall.selection == MessageID(15))
        }
    }

    @Test func theWheelTakesTheSelectionAlong() {
        var timeline = timeline(selecting: 24)
        _ = timeline.reduce(.wheelTurned(-1))
        _ = timeline.reduce(.viewportChanged(viewport(12, 22)))
        #expect(timeline.selection == MessageID(22))
        _ = timeline.reduce(.wheelTurned(-1))
        _ = timeline.reduce(.viewportChanged(viewport(9, 19)))
        #expect(timeline.selection == MessageID(19))
    }

    @Test func aMessageThatIsStillVisibleStaysSelected() {
        var timeline = timeline(selecting: 20)
        _ = timeline.reduce(.wheelTurned(1))
        _ = timeline.reduce(.viewportChanged(viewport(20, 30, firstLine: -2)))
        #expect(timeline.selection == MessageID(20))
    }

    /// The first line of a message has the mark.
    @Test func aMessageThatIsAllThereIsSelectedInsteadOfOneThatIsCut() {
        var down = timeline(selecting: 16)
        _ = down.reduce(.wheelTurned(3))
        _ = down.reduce(.viewportChanged(viewport(24, 33, firstLine: -1)))
        #expect(down.selection == MessageID(25))
        var up = timeline(selecting: 24)
        _ = up.reduce(.wheelTurned(-3))
        _ = up.reduce(.viewportChanged(viewport(6, 15, isLastCut: true)))
        #expect(up.selection == MessageID(14))
        var long = timeline(selecting: 24)
        _ = long.reduce(.wheelTurned(-3))
        _ = long.reduce(.viewportChanged(viewport(6, 6, firstLine: -4, isLastCut: true)))
        #expect(long.selection == MessageID(6), "no other one is on the screen")
    }

    @Test func nothingIsSelectedWhereNothingWas() {
        var timeline = timeline(selecting: nil)
        _ = timeline.move(.scrollUp)
        _ = timeline.reduce(.viewportChanged(viewport(5, 14)))
        #expect(timeline.selection == nil)
    }

    @Test func arrowKeysGoOnFromThere() {
        var timeline = timeline(selecting: 20)
        _ = timeline.move(.scrollUp)
        _ = timeline.reduce(.viewportChanged(viewport(5, 14)))
        _ = timeline.move(.olderMessage)
        #expect(timeline.selection == MessageID(13))
        #expect(timeline.scroll == ListScroll(.row(MessageID(5), line: 0), reveal: MessageID(13)))
    }

    /// A message that a command leads to may be off the screen until the next frame.
    @Test func movingOtherwiseLeavesTheSelectionAlone() {
        var timeline = timeline(selecting: 20)
        _ = timeline.move(.scrollUp)
        _ = timeline.reduce(.viewportChanged(viewport(5, 14)))
        _ = timeline.show(Timeline.Target(message: MessageID(38), position: MessagePosition(380), line: 3))
        _ = timeline.reduce(.viewportChanged(viewport(5, 13)))
        #expect(timeline.selection == MessageID(38))
    }

    @Test func deletingAMessageAboveTheScreenAfterAPageDownMovesNothing() {
        var timeline = timeline(selecting: nil)
        timeline.scroll = timeline.viewport?.scroll ?? ListScroll(.end)
        _ = timeline.move(.scrollDown)
        _ = timeline.reduce(.viewportChanged(viewport(24, 33, firstLine: -1)))
        #expect(timeline.scroll.position == .row(MessageID(24), line: -1))
        let loaded = timeline.messages
        timeline.page?.messages.removeAll { $0.id == MessageID(15) }
        timeline.keepPlace(among: loaded)
        #expect(timeline.scroll.position == .row(MessageID(24), line: -1))
    }
}
