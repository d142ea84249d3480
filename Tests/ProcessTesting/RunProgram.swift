import CLinux
import Foundation
import Glibc

/// What a program said and how it ended.
public struct Outcome {
    /// Its standard output.
    public var output: String
    /// Its standard error.
    public var errors: String
    /// The exit status; 128 more than the number of the signal that ended it.
    public var status: Int32
}

/// Runs a program, which is looked for as the shell does, to its end.
///
/// With files in memory and no pipes: a server that it leaves running keeps its output open, and nothing is left behind
/// when the tests are killed.
@discardableResult
public func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let (output, errors) = (cl_memory_file("output"), cl_memory_file("errors"))
    guard output >= 0, errors >= 0 else { throw CannotStart(program: program, code: errno) }
    defer { [output, errors].forEach { close($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    let status = try waitForEnd(of: spawn(program, arguments, environment: environment, &actions))
    return Outcome(output: content(of: output), errors: content(of: errors), status: status)
}

private func content(of file: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = pread(file, &chunk, chunk.count, bytes.count)
        guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
        bytes += chunk[..<count]
    }
}

/// Where a program lies that was built with the tests: beside them.
public func builtProgram(_ name: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name).path
}

/// A program did not start.
struct CannotStart: Error {
    var program: String
    var code: Int32
}

/// Starts a program that inherits three descriptors and no more: tests run side by side, and Foundation's `Process` would
/// wait for whatever the others started in the same moment.
func spawn(
    _ program: String, _ arguments: [String], environment: [String: String],
    _ actions: inout posix_spawn_file_actions_t
) throws -> pid_t {
    cl_spawn_inherits_only_standard(&actions)
    let words = ([program] + arguments).map { strdup($0) }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { strdup("\($0)=\($1)") }
    defer { (words + variables).forEach { free($0) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A thread of a pool holds signals back, and a terminal server that inherits that never hears of its end.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    let code = posix_spawnp(&process, program, &actions, &attributes, words + [nil], variables + [nil])
    guard code == 0 else { throw CannotStart(program: program, code: code) }
    return process
}

/// Waits for the end of a child, and gives its status as a shell does.
func waitForEnd(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
}
