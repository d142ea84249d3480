import ConfabApp
import Glibc
import MessageStore
import Messenger

/// Counts the entries of the tables in a child process, because a damaged database can crash its reader.
///
/// - Returns: a line for each table, and sentences about what can't be read.
func countTablesInChild(_ places: Places) -> [String] {
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    let child = ChildProcess(
        program: "/proc/self/exe", arguments: ["confab", "__examine", "--count", "--", places.data],
        environment: Program.inheritedEnvironment, input: input, patience: .seconds(10), outputLimit: 1 << 20,
        running: { _ in })
    switch child.run() {
    case .success(.ended(let status, let output)):
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        return status == 0 ? lines : lines + ["Counting ended with status \(status)."]
    case .success(.tookTooLong):
        return ["The tables weren't counted: reading the database took longer than 10 seconds."]
    case .success(.printedTooMuch): return ["The tables weren't counted."]
    case .failure(let failure): return ["The tables weren't counted: \(failure.reason)."]
    }
}

/// Counts the entries of the tables in this process, and prints a line for each.
package func printTableCounts(_ directory: String) throws {
    let strings = Places(data: directory).strings
    if let process = Doctor.rewriter(of: directory) {
        let number = process == 0 ? "" : " (process \(process))"
        return try Output.say("The tables weren't counted: another Confab is rewriting the data\(number).")
    }
    let report = Doctor.count(directory)
    if let problem = report.problem { try Output.say(strings.cause(problem)) }
    for table in report.tables {
        try Output.say(table.problem.map { "\(table.name): \(strings.cause($0))" } ?? "\(table.name): \(table.entries)")
    }
}
