import Foundation
import Messenger

/// The large and the empty account, and what is measured on them.
struct Measurement {
    let subject: Subject
    /// The data directory with very many chats, and the one with none.
    let large: String
    let empty: String
    /// The data directory with two profiles of very many chats.
    let twins: String
    /// The folder of an archive to import.
    let archive: String
    let report: Report

    /// Quiet that ends a burst, in milliseconds: after the start, and after a key.
    private static let settle = 400
    private static let keyQuiet = 12
    /// Keys that move the selection down and up, in an order in which none predicts the next one.
    private static let moves = ["j", "k", "\u{1B}[B", "\u{1B}[A", "j", "\u{1B}[A", "\u{1B}[B", "k"]
    /// A screen full of rows takes more.
    private static let listBytes = 2_000

    func all() async throws {
        if report.wants("start", "rss") { try start() }
        if report.wants("key", "bytes.move", "bytes.idle", "bytes.full") { try keys() }
        if report.wants("key.cpu") { try processorTime() }
        if report.wants("bytes.type") { try typing() }
        if report.wants("bytes.full.rgb") { try trueColor() }
        if report.wants("frame", "writes.frame") { try frames() }
        if report.wants("snapshot.rate") {
            report.figure("snapshot.rate", try SnapshotRate.perSecond(large), "snapshots/s", digits: 0)
        }
        try themes()
        try list()
        if report.wants("bulk") { try await bulk() }
        if report.wants("root", "roots", "transition") { try roots() }
        if report.wants("launch") {
            report.figure("launch.facts", try LaunchFigures.facts(large).median, "ms", digits: 3)
        }
        if report.wants("jobs") { try jobs() }
        if report.wants("switch") { try switching() }
        if report.wants("import.rate") { try importing() }
        if report.wants("relay.p99") { try await relaying() }
        if report.wants("idle.wakeups") { try idle() }
    }

    private func themes() throws {
        let figures = ThemeFigures(subject: subject, data: large)
        if report.wants("theme.switch") { report.figure("theme.switch", try figures.change(), "ms", digits: 3) }
        if report.wants("theme.start") { report.figure("theme.start", try figures.start(), "ms") }
        if report.wants("theme.reload") { report.figure("theme.reload", try figures.reload(), "ms") }
    }

    private func list() throws {
        if report.wants("filter", "search.names", "palette", "switcher", "order", "bump", "burst") {
            let figures = try ListFigures(large)
            defer { figures.remove() }
            if report.wants("filter") {
                report.figure("filter.p99", try figures.filterSwitches().percentile(99), "ms")
            }
            if report.wants("search.names") {
                report.figure("search.names.p99", try figures.nameSearches().percentile(99), "ms")
            }
            if report.wants("palette") {
                report.figure("palette.p99", try figures.paletteKeys().percentile(99), "ms")
            }
            if report.wants("switcher") {
                let times = try figures.switcherKeys()
                report.note("switcher: median \(times.median) ms, longest \(times.max() ?? 0) ms")
                report.figure("switcher.p99", times.percentile(99), "ms")
            }
            if report.wants("bump") { report.figure("bump.p99", try figures.bumps().percentile(99), "ms") }
            if report.wants("burst") {
                let frames = try figures.burst()
                report.figure("burst.longest", frames.max() ?? 0, "ms")
                report.figure("burst.frames", Double(frames.count), "frames", digits: 0)
            }
            if report.wants("order") {
                let times = try figures.orderChanges()
                for (order, times) in times {
                    report.note("order: by \(order.rawValue) median \(times.median) ms, most \(times.max() ?? 0) ms")
                }
                report.figure("order.p99", times.flatMap(\.times).percentile(99), "ms")
            }
        }
        if report.wants("scroll") {
            report.figure("scroll.row.p99", try scrolling(by: "j", afterScreens: 1), "ms")
            report.figure("scroll.page.p99", try scrolling(by: "\u{1B}[6~", afterScreens: 0), "ms")
        }
    }

    private func roots() throws {
        let figures = try RootFigures(large)
        if report.wants("root") { report.figure("root.p99", try figures.changes().percentile(99), "ms") }
        if report.wants("transition.bytes") {
            let bytes = try figures.transitionBytes()
            report.note("transition: \(bytes.slide) bytes of a slide, \(bytes.dissolve) bytes of a dissolve")
            report.figure("transition.bytes", max(bytes.slide, bytes.dissolve), "bytes")
        }
        if report.wants("roots.leak") { report.figure("roots.leak", try figures.growth(), "MB") }
    }

    private func jobs() throws {
        let figures = try JobFigures(twins: twins)
        defer { figures.remove() }
        report.figure("jobs.large", try figures.times().median, "ms")
        report.figure("jobs.key.p99", try figures.keys(subject).percentile(99), "ms")
    }

    private func bulk() async throws {
        let figures = try await BulkFigures(large)
        defer { figures.remove() }
        let times = try await figures.changes()
        for (name, times) in times.sorted(by: { $0.key < $1.key }) {
            report.note("bulk: \(name) median \(times.median) ms, most \(times.max() ?? 0) ms")
        }
        report.figure("bulk.p99", times.values.flatMap { $0 }.percentile(99), "ms")
    }

    /// From a key that scrolls the list to the first byte of the answer: the slowest but one in a hundred.
    private func scrolling(by key: String, afterScreens screens: Int, times count: Int = 300) throws -> Double {
        let program = try opened()
        // The selection is at the lower edge: from there on every row scrolls.
        for _ in 0..<screens * 40 { _ = answer(of: program, to: key) }
        let times = (0..<count).compactMap { _ in answer(of: program, to: key)?.milliseconds }
        guard times.count == count else { throw BenchError("\(count - times.count) keys got no answer.") }
        return times.percentile(99)
    }

    private func switching() throws {
        let times = try ProfileFigures(subject: subject, twins: twins).switches()
        report.note("switch: p99 \(String(format: "%.2f", times.percentile(99))) ms")
        report.figure("switch.profile", times.median, "ms")
    }

    private func importing() throws {
        guard FileManager.default.fileExists(atPath: archive) else {
            report.note("import.rate is not measured: there is no archive at \(archive)")
            return
        }
        report.figure(
            "import.rate", try ImportRate(subject: subject, archive: archive).measured(), "messages/s", digits: 0)
    }

    private func relaying() async throws {
        let count = 300
        let times = try await Relay(subject: subject).measured(messages: count)
        report.note("relay: \(count - times.count) of \(count) messages were not seen; median \(times.median) ms")
        // One that never came is slower than any.
        let lost = Array(repeating: Double.infinity, count: count - times.count)
        report.figure("relay.p99", (times + lost).percentile(99), "ms")
    }

    private func start() throws {
        var large: [Double] = []
        var empty: [Double] = []
        var resident: [Double] = []
        var anonymous: [Double] = []
        // In turns, so that whatever else the machine does falls on both.
        for round in 0..<61 where large.count < 20 {
            let small = try startTime(of: self.empty)
            let (time, figures, bytes) = try startTime(of: self.large)
            // The first round reads the program and the account from the disk, and where memory is short it may not be the
            // last: then the list comes after a pause.
            if round == 0 || bytes < Self.listBytes { continue }
            empty.append(small.0)
            large.append(time)
            resident.append(Double(figures.resident) / 1024)
            anonymous.append(Double(figures.anonymous) / 1024)
        }
        guard !large.isEmpty else { throw BenchError("The list never came without a pause: the disk is too slow.") }
        let least = [large, empty].map { String(format: "%.2f", $0.min() ?? 0) }
        report.note("start: least \(least[0]) ms, with the empty account median \(empty.median), least \(least[1]) ms")
        report.figure("start.large", large.median, "ms")
        report.figure("start.ratio", large.median / empty.median, "times")
        report.figure("rss.large", resident.median, "MB")
        report.figure("rss.anon", anonymous.median, "MB")
    }

    private func startTime(of data: String) throws -> (Double, ProcessFigures, bytes: Int) {
        let program = try subject.start(data)
        let burst = program.drain(quiet: Self.settle)
        guard let last = burst.last else { throw BenchError("The program wrote nothing to its terminal.") }
        return (Double(last - program.started) / 1e6, ProcessFigures(program.process), burst.bytes)
    }

    /// The large account, shown: read before, so that nobody waits for the disk while keys are pressed.
    private func opened(_ arguments: [String] = [], colorTerm: String? = nil) throws -> TerminalProgram {
        try subject.warm(large)
        let program = try subject.start(large, arguments, colorTerm: colorTerm)
        _ = program.drain(quiet: Self.settle)
        return program
    }

    /// Returns the time from `key` to the first byte of the answer, and the number of bytes; nil without an answer.
    private func answer(of program: TerminalProgram, to key: String) -> (milliseconds: Double, bytes: Int)? {
        let begin = TerminalProgram.now()
        program.type(key)
        let burst = program.drain(quiet: Self.keyQuiet, limit: 1000)
        return burst.first.map { (Double($0 - begin) / 1e6, burst.bytes) }
    }

    private func keys() throws {
        let program = try opened()
        let answers = (0..<600).compactMap { answer(of: program, to: Self.moves[$0 % Self.moves.count]) }
        if answers.count < 600 { report.note("\(600 - answers.count) of 600 keys got no answer") }
        let times = answers.map(\.milliseconds)
        report.figure("key.p50", times.median, "ms", digits: 3)
        report.figure("key.p99", times.percentile(99), "ms", digits: 3)
        report.figure("bytes.move", answers.map { Double($0.bytes) }.median, "bytes", digits: 0)
        // The first row is selected, so there is nowhere to go.
        program.type("k")
        _ = program.drain(quiet: 100, limit: 200)
        program.type("k")
        report.figure("bytes.idle", program.drain(quiet: 100, limit: 200).bytes, "bytes")
        program.type("\u{C}")
        report.figure("bytes.full", program.drain(quiet: 100, limit: 1000).bytes, "bytes")
    }

    /// Measures how much time all threads spend on a processor for a key, with a key every 12 ms.
    private func processorTime() throws {
        let program = try opened()
        let count = 600
        let before = ProcessFigures(program.process).processorTime
        var due = TerminalProgram.now()
        for number in 0..<count {
            program.type(Self.moves[number % Self.moves.count])
            due += Int64(Self.keyQuiet) * 1_000_000
            while TerminalProgram.now() < due {
                _ = program.drain(quiet: 1, limit: max(1, Int(due - TerminalProgram.now()) / 1_000_000))
            }
        }
        let spent = ProcessFigures(program.process).processorTime - before
        report.figure("key.cpu", Double(spent) / 1e6 / Double(count), "ms", digits: 3)
    }

    private func typing() throws {
        let program = try opened()
        program.type("\r")
        _ = program.drain(quiet: 200, limit: 1000)
        let bytes = "so it is said that all of this was once a letter".map { letter in
            program.type(String(letter))
            return Double(program.drain(quiet: Self.keyQuiet, limit: 500).bytes)
        }
        // What was typed is not kept: the account stays as it was made.
        program.type("\u{15}")
        _ = program.drain(quiet: 100, limit: 1000)
        report.figure("bytes.type", bytes.median, "bytes", digits: 0)
    }

    private func trueColor() throws {
        let program = try opened(["--theme", "solid"], colorTerm: "truecolor")
        program.type("\u{C}")
        report.figure("bytes.full.rgb", program.drain(quiet: 100, limit: 1000).bytes, "bytes")
    }

    private func frames() throws {
        let times = try FrameTimes(large)
        for part in ["view", "layout", "paint", "diff"] {
            report.figure("frame." + part, times.parts[part] ?? .nan, "ms", digits: 3)
        }
        report.figure("frame.total", times.total, "ms", digits: 3)
        report.figure("writes.frame", try WriteCalls.perFrame(large), "writes", digits: 2)
    }

    private func idle() throws {
        try subject.warm(large)
        let program = try subject.start(large)
        _ = program.drain(quiet: 2000)
        let before = ProcessFigures(program.process).wakeups
        let begin = TerminalProgram.now()
        let bytes = program.drain(quiet: 60_000, limit: 60_000).bytes
        let seconds = Double(TerminalProgram.now() - begin) / 1e9
        report.note("idle: \(bytes) bytes in \(Int(seconds)) s")
        report.figure("idle.wakeups", ProcessFigures(program.process).wakeups - before, "wakeups")
    }
}
