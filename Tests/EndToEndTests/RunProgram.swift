import Foundation
import Glibc

/// What a program said and how it ended.
struct Outcome {
    var output: String
    var errors: String
    var status: Int32
}

/// What went wrong in starting a program.
struct SpawnError: Error {
    var program: String
    var code: Int32
}

/// Runs a program to its end.
///
/// By `posix_spawn`, with files and no pipes: a server that the program leaves running inherits what `Process` waits for,
/// and would be waited for as well.
@discardableResult
func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("output").path
    let errors = folder.appendingPathComponent("errors").path

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT, 0o600)

    let words = ([program] + arguments).map { strdup($0) }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { strdup("\($0)=\($1)") }
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawnp(&process, program, &actions, nil, words + [nil], variables + [nil])
    guard code == 0 else { throw SpawnError(program: program, code: code) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Outcome(
        output: String(decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: URL(fileURLWithPath: errors)), as: UTF8.self),
        status: status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F))
}
