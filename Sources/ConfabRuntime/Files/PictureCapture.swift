import Glibc
import MessageStore
import Messenger

/// A picture that a command of the user's prints: of the camera, or in the clipboard. No shell runs it.
struct PictureCapture {
    let source: PictureSource
    /// The command line, or “auto” for the program that fits the screen.
    let line: String
    /// The folders to search for programs, as in `$PATH`.
    let programs: String
    /// The files of messages, where the picture is stored.
    let files: FileStore

    /// The time after which the program is killed. A camera may have to be switched on.
    private static let patience = 15
    /// The most bytes of a picture, which is in memory.
    private static let mostBytes = 64 << 20

    init(_ source: PictureSource, _ line: String, in programs: String, _ files: FileStore) {
        self.source = source
        self.line = line
        self.programs = programs
        self.files = files
    }

    /// Runs the command, and returns its picture to attach, of at most `limit` bytes. It's killed once `isCanceled` is true.
    func run(limit: Int64, isCanceled: () -> Bool = { false }) throws(AttachingProblem) -> DraftAttachment {
        let (program, words) = try source.program(of: line, in: programs)
        let name = words[0]
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { if nothing >= 0 { close(nothing) } }
        let process = WatchedProcess(
            program: program, arguments: words, input: nothing, outputLimit: Self.mostBytes, running: { _ in })
        let result = process.run { time, _ in isCanceled() || time > .seconds(Self.patience) ? .kill : .goOn }
        let end: WatchedProcess.End
        switch result {
        case .success(let ended): end = ended
        case .failure(let failure): throw .noPicture(source, program: name, reason: failure.reason)
        }
        guard end.status == 0, !end.isFlooded, let format = ImageFormat(of: end.output),
            format != .bmp
        else {
            throw .noPicture(source, program: name, reason: end.words)
        }
        let title = "\(source == .camera ? "photo" : "pasted").\(format.ending)"
        guard end.output.count <= limit else {
            throw .tooLarge(path: title, bytes: Int64(end.output.count), limit: limit)
        }
        do throws(StoreError) {
            let path = files.path(of: try files.add(end.output))
            return DraftAttachment(
                Files.real(path) ?? path, givenName: title, mediaType: format.rawValue,
                byteCount: Int64(end.output.count)
            ).sized(by: ImageHeader(end.output))
        } catch {
            throw .notStored(path: title, StorageProblem(error))
        }
    }
}

extension PictureSource {
    /// The path of the program that a command line names, and the words of the line.
    ///
    /// - Parameters:
    ///   - line: the command line, or “auto” for the program that fits the screen.
    ///   - path: the folders to search for programs, as in `$PATH`.
    ///   - isWayland: true if the screen is one of Wayland.
    func program(
        of line: String, in path: String, isWayland: Bool = Places.environment("WAYLAND_DISPLAY") != nil
    ) throws(AttachingProblem) -> (path: String, words: [String]) {
        let fitting = isWayland ? "wl-paste --type image/png" : "xclip -selection clipboard -t image/png -o"
        let words = (line == "auto" ? fitting : line).commandWords
        guard let name = words.first, let program = Program.find(name, in: path) else {
            throw .noProgram(self, program: words.first ?? line)
        }
        return (program, words)
    }
}

extension ImageFormat {
    /// The ending of a file's name.
    fileprivate var ending: String {
        switch self {
        case .png: "png"
        case .jpeg: "jpg"
        case .gif: "gif"
        case .webp: "webp"
        case .bmp: "bmp"
        }
    }
}
