import ConfabApp
import Glibc
import Messenger

/// Reads QR codes from image files with `zbarimg`, if it's installed.
struct CodeReader: Sendable {
    /// The most bytes of an image; a photograph has a tenth of that.
    static let fileLimit = 32 << 20
    /// The most bytes of output; the codes of a whole image hold far less.
    static let outputLimit = 1 << 20

    /// The folders to search for programs, as in `$PATH`.
    let path: String
    /// The user's home, for `~`.
    let home: String
    /// The time limit of the program, in seconds.
    let patience: Int
    /// Takes the process while it reads, so that it can be killed, and nil once it has ended.
    let running: @Sendable (pid_t?) -> Void

    init(path: String, home: String, patience: Int = 10, running: @escaping @Sendable (pid_t?) -> Void = { _ in }) {
        self.path = path
        self.home = home
        self.patience = patience
        self.running = running
    }

    /// Returns the texts of the codes in the image at the typed or pasted path `text`. Blocks until the program has ended.
    func read(_ text: String) -> CodeReading {
        guard let program = Program.find("zbarimg", in: path) else { return .failed(.noReader) }
        guard let candidates = PastedPath.candidates(text, home: home) else { return .failed(.severalFiles) }
        guard let last = candidates.last else { return .failed(.noName) }
        let file = candidates.first { access($0, F_OK) == 0 } ?? last
        switch OpenedImage.open(file, limit: Self.fileLimit) {
        case .failure(let refusal): return .failed(CodeProblem(refusal, file))
        case .success(let image):
            defer { close(image.descriptor) }
            return read(image, with: program, file)
        }
    }

    private func read(_ image: OpenedImage, with program: String, _ file: String) -> CodeReading {
        // The program gets the image as a descriptor. So it can't mistake the name for an option, a format, or another file,
        // and it reads exactly the file that was checked.
        let arguments = ["zbarimg", "-q", "--nodbus", "--xml", "-Sdisable", "-Sqrcode.enable", "/dev/stdin"]
        let outcome = ChildProcess(
            program: program, arguments: arguments, environment: environment, input: image.descriptor,
            patience: .seconds(patience), outputLimit: Self.outputLimit, running: running
        ).run()
        switch outcome {
        case .failure(let problem): return .failed(.readerFailed(problem.reason))
        case .success(.tookTooLong), .success(.printedTooMuch): return .failed(.tookTooLong(seconds: patience))
        case .success(.ended(let status, let output)):
            let texts = ZbarOutput.texts(output)
            if !texts.isEmpty { return .found(texts) }
            switch status {
            case 0, 4: return .failed(.noCode(file))
            case 1, 2: return .failed(.damaged(file))
            default: return .failed(.readerFailed("exit status \(status)"))
            }
        }
    }

    /// The environment of the program. Small files with huge images are refused instead of filling the memory.
    private var environment: [String] {
        [
            "PATH=\(path)", "HOME=\(home)", "LC_ALL=C.UTF-8", "MAGICK_MEMORY_LIMIT=512MiB", "MAGICK_MAP_LIMIT=512MiB",
            "MAGICK_DISK_LIMIT=0", "MAGICK_AREA_LIMIT=128MP", "MAGICK_TIME_LIMIT=\(patience)",
        ]
    }
}

extension CodeProblem {
    fileprivate init(_ refusal: OpenedImage.Refusal, _ path: String) {
        self =
            switch refusal {
            case .file(.noFile): .noFile(path)
            case .file(.folder): .folder(path)
            case .file(.notAFile): .notAFile(path)
            case .file(.unreadable(let reason)): .unreadable(path, reason: reason)
            case .file(.tooLarge(let bytes, let limit)): .tooLarge(path, bytes: Int(bytes), limit: Int(limit))
            case .noImage: .noImage(path)
            }
    }
}
