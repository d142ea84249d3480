import Glibc

/// Returns the last frame of the session that the file at `path` recorded, as text.
///
/// A process of its own replays it: a changed file can lead to states that no session has, and they may end the program
/// that draws them.
package func replay(_ path: String) throws -> String {
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { if input >= 0 { close(input) } }
    let outcome = ChildProcess(
        program: "/proc/self/exe", arguments: ["confab", "__replay", "--", path],
        environment: Program.inheritedEnvironment, input: input, patience: .seconds(300), outputLimit: 1 << 26,
        running: { _ in }
    ).run()
    switch outcome {
    case .success(.ended(status: 0, let output)): return String(decoding: output, as: UTF8.self)
    case .success(.ended(status: refusedStatus, let output)):
        throw RecordingError(String(decoding: output, as: UTF8.self))
    case .success(.ended): throw RecordingError(path: path, reason: "contradicts itself, so Confab can't replay it")
    case .success(.tookTooLong), .success(.printedTooMuch):
        throw RecordingError(path: path, reason: "takes too long to replay")
    case .failure(let problem): throw RecordingError(path: path, reason: "can't be replayed: \(problem.reason)")
    }
}

/// Writes to standard output what the process of ``replay(_:)`` is for: the frame, or why there is none.
///
/// - Returns: the exit status.
package func replayInThisProcess(_ path: String) throws -> Int32 {
    do {
        try Output.write(try lastFrame(ofRecordingAt: path))
        return 0
    } catch let error as OutputError {
        throw error
    } catch {
        try Output.write("\(error)")
        return refusedStatus
    }
}

/// The exit status if the file isn't a recording.
private let refusedStatus: Int32 = 3
