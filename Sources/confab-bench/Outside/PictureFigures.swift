import Foundation

/// The cost of a large photograph in a conversation, in the program on its terminal in true color.
struct PictureFigures {
    private let subject: Subject
    private let folder: String
    private let config: String
    /// Quiet that ends a burst, in milliseconds: less than any picture takes.
    private static let quiet = 12
    /// A picture takes more bytes than anything else here.
    private static let pictureBytes = 4_000

    /// A copy of the account in `directory`, which may be written to.
    init(subject: Subject, directory: String) throws {
        self.subject = subject
        folder = NSTemporaryDirectory() + "confab-pictures-\(getpid())"
        try Accounts.copy(directory, to: folder)
        config = subject.home + "/pictures"
        try FileManager.default.createDirectory(atPath: config + "/confab", withIntermediateDirectories: true)
        try "picture-rows = 20\n".write(toFile: config + "/confab/config.toml", atomically: true, encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// From Enter on a chat to the last byte of its picture, in milliseconds, and the bytes of that.
    func opens() throws -> (times: [Double], bytes: [Double]) {
        var result: (times: [Double], bytes: [Double]) = ([], [])
        let program = try opened()
        for number in 0..<PictureAccount.chats {
            let begin = TerminalProgram.now()
            program.type("\r")
            _ = program.drain(quiet: Self.quiet)
            let picture = program.drain(quiet: Self.quiet, limit: 3_000)
            guard let last = picture.last, picture.bytes >= Self.pictureBytes else {
                throw BenchError("The picture of chat \(number) does not come: \(picture.bytes) bytes.")
            }
            result.times.append(Double(last - begin) / 1e6)
            result.bytes.append(Double(picture.bytes))
            next(in: program)
        }
        return result
    }

    /// From a letter for the message field to the first byte of the answer, in milliseconds, while a picture is drawn.
    func keys() throws -> [Double] {
        var times: [Double] = []
        let program = try opened()
        for number in 0..<PictureAccount.chats {
            program.type("\r")
            _ = program.drain(quiet: Self.quiet)
            var isThere = false
            for _ in 0..<200 where !isThere {
                let begin = TerminalProgram.now()
                program.type("a")
                let answer = program.drain(quiet: Self.quiet, limit: 1_000)
                guard let first = answer.first else { throw BenchError("A letter got no answer.") }
                times.append(Double(first - begin) / 1e6)
                isThere = answer.bytes >= Self.pictureBytes
            }
            guard isThere else { throw BenchError("The picture of chat \(number) does not come.") }
            program.type("\u{15}")
            _ = program.drain(quiet: Self.quiet, limit: 200)
            next(in: program)
        }
        return times
    }

    /// The same for a program that only sends letters back, while `chafa` draws all the pictures: what the machine takes.
    func echoes() throws -> [Double] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/files").map {
            "'\(folder)/files/\($0)'"
        }
        let draw = "nice chafa --format symbols --symbols vhalf --size 60x20"
        let drawing = files.map { "\(draw) \($0) > /dev/null" }.joined(separator: "; ")
        let program = try TerminalProgram(
            "/bin/sh", ["-c", "stty raw -echo; echo ready; (\(drawing); echo drawn) & exec cat"],
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "TERM": "xterm-256color"])
        defer { program.end() }
        _ = program.drain(quiet: Self.quiet)
        var times: [Double] = []
        while true {
            let begin = TerminalProgram.now()
            program.type("a")
            let answer = program.drain(quiet: Self.quiet, limit: 1_000)
            guard let first = answer.first else { throw BenchError("A letter wasn't sent back.") }
            if answer.bytes > 1 { return times }
            times.append(Double(first - begin) / 1e6)
        }
    }

    private func opened() throws -> TerminalProgram {
        try subject.warm(folder)
        let program = try subject.start(folder, colorTerm: "truecolor", config: config)
        _ = program.drain(quiet: 400)
        return program
    }

    /// Leaves the chat and selects the next one.
    private func next(in program: TerminalProgram) {
        program.type("\u{1B}")
        _ = program.drain(quiet: 60, limit: 1_000)
        program.type("j")
        _ = program.drain(quiet: 60, limit: 1_000)
    }
}
