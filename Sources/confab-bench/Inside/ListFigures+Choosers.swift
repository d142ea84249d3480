import ConfabApp
import Messenger
import TerminalDOM

// The palette and the switcher, from a key to the frame with what fits.
extension ListFigures {
    private static let typedCommands = [
        "mark read", "pin", "nc", "mute the chat", "arch", "quit", "themes", "tag", "favor", "next unread", "xyzzy",
        "order", "go to", "keys", "profile", "card", "redraw", "move pinned",
    ]

    /// From a key in the palette, and from the one that opens it.
    func paletteKeys(rounds: Int = 4) throws -> [Double] {
        var times: [Double] = []
        for _ in 0..<rounds {
            for text in Self.typedCommands {
                times.append(try time { try stage.send(.command(.palette)) })
                for letter in text { times.append(try time { try stage.press(.character(letter)) }) }
                guard case .palette = stage.state.layers.last,
                    App.lines(stage.state).contains(where: { $0.contains(text) })
                else {
                    throw BenchError("“\(text)” was typed into the palette and is not there.")
                }
                try stage.press(.escape)
            }
        }
        return times
    }

    /// From a key in the switcher, and from the one that opens it, to the frame with the chats that fit: names of people and
    /// groups in several scripts, and some of their letters, typed letter by letter.
    func switcherKeys(rounds: Int = 4) throws -> [Double] {
        let names = Self.searchedNames + ["ln", "shn", "bdgm", "rp", "vdb", "ka lm", "иа", "h s"]
        var times: [Double] = []
        for _ in 0..<rounds {
            for name in names {
                times.append(try time { try stage.send(.command(.switcher)) })
                for letter in name { times.append(try time { try stage.press(.character(letter)) }) }
                guard case .switcher(let switcher) = stage.state.layers.last, switcher.pattern == FuzzyPattern(name),
                    switcher.found != nil
                else { throw BenchError("“\(name)” was typed into the switcher, and nothing was found for it.") }
                try stage.press(.escape)
            }
        }
        return times
    }
}
