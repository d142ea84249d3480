// A process for tests that need another one: to be killed, to run into a limit, or to die of a damaged file.

import Glibc
import MessageStore
import Messenger

/// Ends with a message on standard error.
func fail(_ message: String) -> Never {
    let bytes = Array((message + "\n").utf8)
    _ = write(2, bytes, bytes.count)
    exit(1)
}

/// Writes a line that the test reads at once.
func say(_ line: String) {
    print(line)
    fflush(nil)
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { fail("usage: message-store-probe COMMAND DIRECTORY [NUMBER]") }
let directory = arguments[2]
let number = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0

do {
    switch arguments[1] {
    case "write": try writeForEver(directory)
    case "fill": try fillUntilFull(directory, limit: number)
    case "examine":
        let report = Doctor.examine(directory)
        say(report.findings { "\($0)" })
        say(report.conclusion(doctorCommand: "confab doctor"))
        exit(report.isHealthy ? 0 : 2)
    case "read": try readEverything(directory)
    case "watch": try watch(directory, for: number)
    case "lock": try hold(directory, ProfileID(UInt64(number)))
    case "replies": try replyForEver(directory)
    case "files": try shareFilesForEver(directory, seed: number)
    case "index": try indexForEver(directory, limit: number)
    case "remove": try removeProfile(directory, commits: number != 0)
    case "rival": try writeUntilRefused(directory, name: arguments[3])
    case "open": try holdOpen(directory)
    case "make": try makeFixture(directory)
    case "bulk": try workUntilKilled(on: directory, arguments[3...])
    default: fail("unknown command \(arguments[1])")
    }
} catch {
    fail("\(error)")
}
