import Foundation

/// The system's figures for a running process.
struct ProcessFigures {
    /// Resident memory, and the part of it that no file is behind, in kilobytes.
    let resident: Int
    let anonymous: Int
    /// The number of times that any of its threads slept and was woken.
    let wakeups: Int
    /// The time that its threads have run, in nanoseconds.
    let processorTime: Int

    init(_ process: pid_t) {
        let status = Self.numbers(in: "/proc/\(process)/status")
        resident = status["VmRSS"] ?? 0
        anonymous = status["RssAnon"] ?? 0
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        wakeups = tasks.reduce(0) {
            $0 + (Self.numbers(in: "/proc/\(process)/task/\($1)/status")["voluntary_ctxt_switches"] ?? 0)
        }
        processorTime = tasks.reduce(0) { $0 + Self.timeRun(in: "/proc/\(process)/task/\($1)/schedstat") }
    }

    /// The first number of a `schedstat`: nanoseconds spent on a processor.
    private static func timeRun(in path: String) -> Int {
        guard let data = FileManager.default.contents(atPath: path) else { return 0 }
        return String(decoding: data, as: UTF8.self).split(separator: " ").first.flatMap { Int($0) } ?? 0
    }

    private static func numbers(in path: String) -> [String: Int] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        var numbers: [String: Int] = [:]
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            let parts = line.split { $0 == ":" || $0 == "\t" || $0 == " " }
            if parts.count > 1, let number = Int(parts[1]) { numbers[String(parts[0])] = number }
        }
        return numbers
    }
}
