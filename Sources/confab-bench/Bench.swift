import Foundation

/// The command.
@main
enum Bench {
    private static let usage = """
        usage: confab-bench generate DIR [--chats N] [--messages M] [--seed S]
               confab-bench run [FIGURE ...] [--accounts DIR] [--archive DIR]
               confab-bench run FIGURE ... --against BINARY [--rounds N] [--limit RATIO] [--accounts DIR] [--archive DIR]
               confab-bench counts

        """

    static func main() async {
        do {
            let arguments = try Arguments(CommandLine.arguments.dropFirst())
            switch arguments.words.first {
            case "generate" where arguments.words.count == 2: try generate(arguments.words[1], arguments)
            case "run":
                if let binary = arguments.text("--against") {
                    try compare(with: binary, arguments)
                } else {
                    try await run(arguments)
                }
            case "counts": try counts()
            default:
                FileHandle.standardError.write(Data(usage.utf8))
                exit(2)
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func generate(_ directory: String, _ arguments: Arguments) throws {
        guard !FileManager.default.fileExists(atPath: directory + "/data.mdb") else {
            throw BenchError("There already is an account in \(directory).")
        }
        let chats = try arguments.number("--chats", 100_000)
        var writer = AccountWriter(
            chats: chats, messages: try arguments.number("--messages", 1_000_000),
            seed: UInt64(try arguments.number("--seed", 1)))
        try writer.write(to: directory) { Report().note("\($0) of \(chats) chats") }
    }

    private static func run(_ arguments: Arguments) async throws {
        let report = Report(wanted: Array(arguments.words.dropFirst()))
        let accounts = Accounts(folder: arguments.accounts)
        try accounts.makeMissing(report)
        try SearchFigures(folder: accounts.folder, report: report).all()
        let subject = try Subject()
        defer { subject.remove() }
        try await Measurement(
            subject: subject, large: accounts.large, empty: accounts.empty, twins: accounts.twins,
            archive: arguments.archive, report: report
        ).all()
        try await conversation(accounts, report)
        try await typing(subject, report)
        try pictures(accounts, subject, report)
    }

    private static func conversation(_ accounts: Accounts, _ report: Report) async throws {
        guard report.wants("chat", "send", "mention", "emoji", "file") else { return }
        let figures = try ChatFigures(accounts.chat)
        defer { figures.remove() }
        if report.wants("chat.open") { report.figure("chat.open.p99", try figures.opens().percentile(99), "ms") }
        if report.wants("chat.page", "chat.rss") {
            let (times, growth) = try figures.pages()
            report.note("chat.page: \(times.count) pages, median \(times.median) ms, most \(times.max() ?? 0) ms")
            report.figure("chat.page.p99", times.percentile(99), "ms")
            report.figure("chat.rss", growth, "MB")
        }
        if report.wants("chat.find") {
            let times = try figures.searches()
            report.note("chat.find: median \(times.median) ms, most \(times.max() ?? 0) ms")
            report.figure("chat.find.p99", times.percentile(99), "ms")
        }
        if report.wants("chat.menu") { report.figure("chat.menu.p99", try figures.menus().percentile(99), "ms") }
        if report.wants("send") { report.figure("send.row.p99", try figures.sends().percentile(99), "ms") }
        if report.wants("mention") { report.figure("mention.p99", try figures.mentions().percentile(99), "ms") }
        if report.wants("file") {
            let (rate, keys) = try await figures.copies()
            report.figure("file.rate", rate, "MB/s")
            report.figure("file.key.p99", keys.percentile(99), "ms")
        }
        if report.wants("emoji") {
            let times = try figures.shortNames()
            report.note("emoji: first \(times.prefix(3).max() ?? 0) ms, median \(times.median) ms")
            report.figure("emoji.p99", times.dropFirst(3).sorted().percentile(99), "ms")
        }
        if report.wants("chat.type") {
            report.figure("chat.type.p99", try figures.letters().percentile(99), "ms")
            report.figure(
                "chat.type.long.p99", try figures.letters(behind: ChatFigures.text(15_500)).percentile(99), "ms")
            let markdown = try figures.letters(behind: ChatFigures.markdown(3_500))
            report.figure("chat.type.markdown.p99", markdown.percentile(99), "ms")
        }
        if report.wants("chat.type.markup") {
            let keys = try figures.markupKeys()
            for (pattern, times) in keys {
                report.note("chat.type.markup: \(pattern) median \(times.median) ms, most \(times.max() ?? 0) ms")
            }
            report.figure("chat.type.markup", keys.flatMap(\.times).max() ?? .nan, "ms")
        }
        if report.wants("chat.paste") {
            let times = try figures.pastes()
            report.note("chat.paste: median \(times.median) ms")
            report.figure("chat.paste", times.max() ?? .nan, "ms")
        }
        if report.wants("chat.names") { report.figure("chat.names", try figures.renames().max() ?? .nan, "ms") }
    }

    private static func typing(_ subject: Subject, _ report: Report) async throws {
        if report.wants("typing.writes") {
            let figures = try await TypingFigures()
            let hour = try await figures.hour()
            await figures.remove()
            report.note("typing.writes: \(hour.signals) signals arrived")
            report.figure("typing.writes", hour.commits, "commits")
        }
        if report.wants("typing.delay") {
            let count = 100
            let times = try await Relay(subject: subject).typing(letters: count)
            report.note("typing.delay: \(count - times.count) of \(count) were not seen; median \(times.median) ms")
            // One that never came is slower than any.
            let lost = Array(repeating: Double.infinity, count: count - times.count)
            report.figure("typing.delay.p99", (times + lost).percentile(99), "ms")
        }
    }

    private static func pictures(_ accounts: Accounts, _ subject: Subject, _ report: Report) throws {
        guard report.wants("picture") else { return }
        let figures = try PictureFigures(subject: subject, directory: accounts.pictures)
        defer { figures.remove() }
        let pictures = try figures.opens()
        report.note("picture: median size \(pictures.bytes.median) bytes, slowest \(pictures.times.max() ?? 0) ms")
        report.figure("picture.first", pictures.times.median, "ms")
        report.figure("picture.bytes", pictures.bytes.median, "bytes", digits: 0)
        if report.wants("picture.key") {
            let echoes = try figures.echoes()
            report.note("picture.key: for a program that only sends letters back, \(echoes.percentile(99)) ms")
            report.figure("picture.key.p99", try figures.keys().percentile(99), "ms", digits: 3)
        }
    }

    private static func counts() throws {
        for (step, counts) in try Walk.counts() {
            for (name, value) in counts.named { print("\(step).\(name) \(value)") }
        }
    }
}

/// Why something was not done, as a sentence.
struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
