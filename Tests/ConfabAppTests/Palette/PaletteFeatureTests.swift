import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The palette without the app around it.
@Suite struct PaletteFeatureTests {
    private let shared = Shared(.fixture())

    private func palette(_ text: String = "") -> Palette {
        let offers = [CommandID.pin, .mute, .themes, .newChat].map { Palette.Offer(command: $0, key: "") }
        var palette = Palette(offers, shared.strings)
        _ = palette.edit(.insert(text), shared)
        return palette
    }

    @Test func openingItReadsHowOftenCommandsWereUsed() {
        #expect(palette().open(shared) == Outcome(effects: [.perform(.query(.commandUses))]))
        // Before a profile is open, there's nothing to read from.
        let start = Shared(size: Size(80, 24), clock: .fixture)
        var palette = palette("mut")
        #expect(palette.open(start) == Outcome())
        #expect(palette.perform(.open, start) == Outcome(intents: [.close, .command(.mute)]))
    }

    @Test func textNarrowsTheRows() {
        #expect(palette().list.rows.map(\.command) == [.pin, .mute, .themes, .newChat])
        #expect(palette("mut").list.rows.map(\.command) == [.mute])
        #expect(palette("xyzzy").list.rows.isEmpty)
    }

    @Test func enterCountsTheCommandAndGivesItBehindThePalette() {
        var palette = palette("mut")
        let outcome = palette.perform(.open, shared)
        #expect(
            outcome == Outcome(effects: [.perform(.save(.commandUse(.mute)))], intents: [.close, .command(.mute)]))
    }

    @Test func aCommandOfTheMainScreenClosesEveryLayer() {
        var palette = palette("new chat")
        #expect(palette.reduce(.chosen(.newChat), shared).intents == [.closeAll, .command(.newChat)])
    }

    @Test func aCommandThatDoesNotShowIsNotGiven() {
        var palette = palette("mut")
        #expect(palette.reduce(.chosen(.pin), shared) == Outcome())
        palette = self.palette("xyzzy")
        #expect(palette.perform(.open, shared) == nil)
    }

    @Test func otherCommandsAreNotItsOwn() {
        var palette = palette()
        #expect(palette.perform(.archive, shared) == nil)
        #expect(palette.perform(.next, shared) == Outcome())
        #expect(palette.list.selection == 1)
    }
}
