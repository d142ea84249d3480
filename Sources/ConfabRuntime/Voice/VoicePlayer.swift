import ConfabApp
import Glibc
import MessageStore
import Messenger

/// Plays a voice with the user's program.
struct VoicePlayer {
    let files: FileStore
    /// The folders to search for programs, as in `$PATH`.
    let path: String
    /// The seconds for which the player may go on after the end of the message.
    var patience = 30
    /// Takes the process while it runs, and nil once it has ended.
    let running: @Sendable (pid_t?) -> Void

    /// The most bytes of a file.
    private static let fileLimit: Int64 = 1 << 30
    /// A player that has less to play, in milliseconds, may end at any time.
    private static let leastLeft = 2000
    /// The milliseconds between two reports.
    private static let interval = 250

    /// Plays until the end, or until `isEnded`. Blocks meanwhile.
    ///
    /// - Parameters:
    ///   - isEnded: returns true once nobody wants to hear it.
    ///   - progress: takes the milliseconds that were heard, four times a second.
    /// - Returns: true if it was heard to its end.
    func play(_ request: PlayRequest, isEnded: () -> Bool, progress: (Int) -> Void) throws(Problem) -> Bool {
        let command: VoiceCommand
        do throws(VoiceProblem) {
            command = try VoiceCommand(
                request.player, for: .player, in: path,
                ["start": Self.seconds(request.start), "speed": request.speed.rawValue])
        } catch {
            throw .voice(error)
        }
        let file = try opened(request)
        defer { close(file) }
        let left = max(0, request.seconds * 1000 - request.start) * 10 / request.speed.tenths
        var told = 0
        var isLate = false
        let result = WatchedProcess(
            program: command.program, arguments: command.arguments, input: file, outputLimit: nil,
            running: running
        ).run { time, _ in
            let milliseconds = Int(time / .milliseconds(1))
            if milliseconds / Self.interval > told {
                told = milliseconds / Self.interval
                progress(request.start + milliseconds * request.speed.tenths / 10)
            }
            isLate = request.seconds > 0 && milliseconds > left + patience * 1000
            return isEnded() || isLate ? .kill : .goOn
        }
        switch result {
        case .failure(let failure):
            throw .voice(.notStarted(.player, program: command.name, reason: failure.reason))
        case .success(let end):
            if end.verdict == .kill, !isLate { return false }
            // Without a sound card, some players end as if they had played everything.
            let isShort = left > Self.leastLeft && end.time < .milliseconds(left / 2)
            if end.verdict == .goOn, end.status != 0 || isShort {
                throw .voice(.failed(.player, program: command.name, reason: end.words))
            }
            return true
        }
    }

    /// Opens the file, and checks that it's the one that the message names.
    private func opened(_ request: PlayRequest) throws(Problem) -> Int32 {
        switch OpenedFile.open(files.path(of: request.file), limit: Self.fileLimit, followsLink: false) {
        case .failure(.unreadable(let reason)): throw .saving(.unreadable(name: request.name, reason: reason))
        case .failure: throw .saving(.noFile(name: request.name, file: request.file))
        case .success(let file):
            guard FileHash(ofFile: file.descriptor) == request.file else {
                close(file.descriptor)
                throw .voice(.altered(file: request.name))
            }
            return file.descriptor
        }
    }

    /// Seconds with a point, as programs take them.
    private static func seconds(_ milliseconds: Int) -> String {
        let rest = "\(milliseconds % 1000)"
        return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
    }
}
