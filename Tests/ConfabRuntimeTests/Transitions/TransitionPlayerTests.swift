import ConfabApp
import Loop
import TerminalDOM
import Testing

@testable import ConfabRuntime

/// The frames between two roots, at given times.
@Suite struct TransitionPlayerTests {
    private var renderer = Renderer<AppAction>(sheet: StyleSheet())
    private var player = TransitionPlayer()
    private let size = Size(8, 1)

    private func at(_ milliseconds: Int) -> Instant { Instant(.milliseconds(milliseconds)) }

    /// Renders `text`, and returns what the player presents for it.
    private mutating func present(_ text: String, at milliseconds: Int) -> (frame: Frame, patches: [Patch]?) {
        let rendering = renderer.render(Text<AppAction>(text), size: size)
        return player.next(rendering.frame, patches: rendering.patches, at: at(milliseconds))
    }

    /// Begins to slide from `abcdefgh` to `12345678` at 1000 ms.
    private mutating func begin() throws {
        #expect(player.show(.main, isWanted: true) == .none)
        _ = present("abcdefgh", at: 0)
        let transition = player.show(.registration, isWanted: true)
        #expect(transition == .slideFromLeft)
        player.start(transition, from: try #require(renderer.frame), at: at(1000))
    }

    @Test mutating func theFramesLeadFromOneRootToTheOther() throws {
        try begin()
        var shown = present("12345678", at: 1000)
        #expect(shown.frame.text == "abcdefgh" && shown.patches == [])
        var texts: [String] = []
        var time = 1000
        while let deadline = player.deadline {
            time = max(time + 1, Int(deadline.nanoseconds / 1_000_000) + 1)
            shown = present("12345678", at: time)
            texts.append(shown.frame.text)
            #expect(shown.patches != nil)
        }
        #expect(texts.last == "12345678" && time >= 1300 && time < 1340)
        #expect(texts.contains("678defgh") && texts.count <= 20)
        #expect(present("1234567x", at: 1400).patches?.count == 1, "from now on, frames are as they were rendered")
    }

    @Test mutating func whatChangesMeanwhileIsInTheNextFrame() throws {
        try begin()
        _ = present("12345678", at: 1000)
        #expect(present("123x5678", at: 1150).frame.text == "3x5678gh")
        #expect(present("123x5679", at: 1300).frame.text == "123x5679")
        #expect(player.deadline == nil)
    }

    @Test mutating func stoppingShowsTheNewRootInTheNextFrame() throws {
        try begin()
        _ = present("12345678", at: 1000)
        _ = present("12345678", at: 1030)
        player.stop(at: at(1031))
        #expect(player.deadline == at(1031))
        let shown = present("12345678", at: 1031)
        #expect(shown.frame.text == "12345678" && shown.patches?.isEmpty == false)
        #expect(player.deadline == nil)
        player.stop(at: at(1040))
        #expect(player.deadline == nil, "there's nothing to stop")
    }

    @Test mutating func aScreenThatIsDrawnFromScratchIsNotMixedWithAnother() throws {
        try begin()
        _ = present("12345678", at: 1000)
        renderer.forget()
        let shown = present("12345678", at: 1030)
        #expect(shown.frame.text == "12345678" && shown.patches == nil && player.deadline == nil)
    }

    @Test mutating func aNextTransitionBeginsWithWhatIsShown() throws {
        try begin()
        _ = present("12345678", at: 1000)
        #expect(present("12345678", at: 1150).frame.text == "345678gh")
        let transition = player.show(.main, isWanted: true)
        #expect(transition == .dissolve)
        player.start(transition, from: try #require(renderer.frame), at: at(1160))
        #expect(present("ABCDEFGH", at: 1160).frame.text == "345678gh")
    }

    @Test mutating func aSlowTerminalGetsNoTransitions() throws {
        try begin()
        _ = present("12345678", at: 1000)
        player.noteWriting(.milliseconds(50), at: at(1050))
        #expect(player.isAllowed)
        player.noteWriting(.milliseconds(51), at: at(1051))
        #expect(present("12345678", at: 1052).frame.text == "12345678")
        #expect(player.show(.main, isWanted: true) == .none)
    }

    @Test mutating func withoutTheOptionEveryRootIsShownAtOnce() {
        _ = player.show(.registration, isWanted: true)
        #expect(player.show(.main, isWanted: false) == .none)
        #expect(player.show(.launching, isWanted: true) == .none, "no transition leads there")
        player.disable()
        _ = player.show(.registration, isWanted: true)
        #expect(player.show(.main, isWanted: true) == .none)
    }
}
