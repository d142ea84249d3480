import ConfabApp
import Foundation
import TerminalDOM
import Theming

/// The cost of themes: when many are installed, when one is saved, and when another is chosen.
struct ThemeFigures {
    let subject: Subject
    let data: String

    /// Milliseconds that a start takes longer when 300 themes are installed: the median of differences.
    func start() throws -> Double {
        let crowded = try folder("crowded")
        for number in 0..<300 {
            try Self.theme("#\(String(0x100000 + number * 4001, radix: 16))")
                .write(toFile: crowded + "/confab/themes/theme-\(number).toml", atomically: false, encoding: .utf8)
        }
        let plain = try folder("plain")
        var differences: [Double] = []
        for round in 0..<41 {
            let times = try [plain, crowded].map { config in
                let program = try subject.start(data, config: config)
                guard let last = program.drain(quiet: 150).last else { throw BenchError("The program wrote nothing.") }
                return Double(last - program.started) / 1e6
            }
            if round > 0 { differences.append(times[1] - times[0]) }
        }
        return differences.median
    }

    /// Returns the milliseconds from saving a file to the first byte of its colors; the median of some.
    func reload() throws -> Double {
        let config = try folder("saved")
        let file = config + "/confab/themes/mine.toml"
        try Self.theme("#ff0000").write(toFile: file, atomically: false, encoding: .utf8)
        let program = try subject.start(data, ["--theme", "mine"], config: config)
        _ = program.drain(quiet: 400)
        let times = try (0..<20).map { number in
            let begin = TerminalProgram.now()
            try Self.theme(number.isMultiple(of: 2) ? "#00ff00" : "#ff0000")
                .write(toFile: file, atomically: number % 3 == 0, encoding: .utf8)
            guard let first = program.drain(quiet: 50, limit: 2000).first else {
                throw BenchError("A theme was saved and nothing was drawn.")
            }
            return Double(first - begin) / 1e6
        }
        return times.median
    }

    /// Returns the milliseconds from another theme to the frame in its colors, at 200×60; the median of many.
    func change() throws -> Double {
        let stage = try Stage(data)
        try stage.open()
        var state = stage.state
        state.size = Size(200, 60)
        let sheets = ["dark", "gruvbox"].map { ThemeLibrary(userFolder: nil).load($0, Stage.vocabulary).theme.sheet }
        var renderer = Renderer<AppAction>(sheet: sheets[0])
        _ = renderer.render(App.view(state), size: state.size)
        let times = (1...200).map { number in
            let begin = TerminalProgram.now()
            renderer.use(sheets[number % 2])
            _ = renderer.render(App.view(state), size: state.size)
            return Double(TerminalProgram.now() - begin) / 1e6
        }
        return times.median
    }

    private func folder(_ name: String) throws -> String {
        let path = subject.home + "/themes-" + name
        try FileManager.default.createDirectory(atPath: path + "/confab/themes", withIntermediateDirectories: true)
        return path
    }

    private static func theme(_ color: String) -> String {
        "inherits = \"dark\"\n[palette]\nsky = \"\(color)\"\n[roles]\n\"title\" = { fg = \"sky\", bold = true }\n"
    }
}
