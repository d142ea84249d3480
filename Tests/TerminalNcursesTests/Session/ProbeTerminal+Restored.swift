import TerminalDOM
import TerminalTesting
import Testing

extension ProbeTerminal {
    /// Checks that the program has left nothing behind in the terminal.
    func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(model.modes == [7, 25], sourceLocation: sourceLocation)
        #expect(model.savedTitles == [], sourceLocation: sourceLocation)
        #expect(model.title == "", sourceLocation: sourceLocation)
        #expect(model.style == .plain, sourceLocation: sourceLocation)
        #expect(model.cursorShape == 0, sourceLocation: sourceLocation)
        #expect(!isRaw, sourceLocation: sourceLocation)
    }
}
