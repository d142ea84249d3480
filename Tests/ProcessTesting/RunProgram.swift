import CLinux
import Foundation
import Glibc

/// A program's output and exit status.
package struct Outcome {
    /// Its standard output.
    package var output: String
    /// Its standard error.
    package var errors: String
    /// The exit status; 128 more than the number of the signal that ended it.
    package var status: Int32
}

/// Runs a program, which is looked for as the shell does, to its end.
///
/// With files in memory and no pipes: a server that it leaves running keeps its output open, and nothing is left behind
/// when the tests are killed.
@discardableResult
package func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let (output, errors) = (cl_memory_file("output"), cl_memory_file("errors"))
    guard output >= 0, errors >= 0 else { throw CannotStart(program: program, code: errno) }
    defer { [output, errors].forEach { close($0) } }
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    let status = try waitForEnd(
        of: start(program, arguments, environment: environment, standard: (input, output, errors)))
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

/// Returns the path of a program that was built with the tests, beside them.
package func builtProgram(_ name: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name).path
}

/// A program did not start.
struct CannotStart: Error {
    var program: String
    var code: Int32
}

/// Starts a program that inherits three descriptors and no more: tests run side by side, and Foundation's `Process` would
/// wait for whatever the others started in the same moment.
func start(
    _ program: String, _ arguments: [String], environment: [String: String], standard: (Int32, Int32, Int32)
) throws -> pid_t {
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let inherited = ProcessInfo.processInfo.environment
    let variables = inherited.merging(environment) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    let folders = (inherited["PATH"] ?? "").split(separator: ":")
    let paths = program.contains("/") ? [program] : folders.map { "\($0)/\(program)" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
        throw CannotStart(program: program, code: ENOENT)
    }
    var process = pid_t()
    let code = path.withCString { path in
        words.withUnsafeBufferPointer { words in
            variables.withUnsafeBufferPointer { variables in
                var program = cl_program(
                    path: path, arguments: words.baseAddress, environment: variables.baseAddress, standard: standard,
                    leads_group: false, ends_with_parent: false)
                return cl_start(&program, &process)
            }
        }
    }
    guard code == 0 else { throw CannotStart(program: program, code: code) }
    return process
}

/// Waits for the end of a child, and gives its status as a shell does.
func waitForEnd(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
}
