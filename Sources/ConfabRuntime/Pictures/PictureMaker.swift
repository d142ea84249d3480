import ConfabApp
import Glibc
import Messenger
import TerminalDOM

/// Draws image files with characters, with `chafa` if it's installed.
struct PictureMaker: Sendable {
    /// The most bytes of an image; a large photograph has a quarter of that.
    static let fileLimit = 64 << 20
    /// The address space of the program, in bytes: small files can have huge images.
    static let memoryLimit = 600_000_000
    /// The most pixels of an image. Decoding takes four bytes for each, so more can't fit into that address space.
    static let pixelLimit = memoryLimit / 4

    /// The folders to search for programs, as in `$PATH`.
    let path: String
    /// The time limit of the program, in seconds.
    var patience = 5
    /// Takes the process while it draws, so that it can be killed, and nil once it has ended.
    var running: @Sendable (pid_t?) -> Void = { _ in }

    /// Draws the image in the file at `file`. Blocks until the program has ended.
    func draw(_ file: String, _ request: PictureRequest) -> PictureOutcome {
        guard let chafa = Program.find("chafa", in: path), let prlimit = Program.find("prlimit", in: path) else {
            return .failed(.noProgram)
        }
        switch OpenedImage.open(file, limit: Self.fileLimit, followsLink: false) {
        case .failure(let refusal): return .failed(PictureProblem(refusal))
        case .success(let image):
            defer { close(image.descriptor) }
            let header = ImageHeader(of: image.descriptor)
            // The program draws what is there, and says nothing.
            if let header, !header.isComplete(image.descriptor, byteCount: image.byteCount) {
                return .failed(.truncated)
            }
            // Divided, because the product of two numbers from a file may overflow.
            if let header, header.pixelWidth > Self.pixelLimit / header.pixelHeight {
                return .failed(.tooManyPixels(width: header.pixelWidth, height: header.pixelHeight))
            }
            let isAnimated = header?.isAnimated(image.descriptor, byteCount: image.byteCount) == true
            if isAnimated, request.refusesAnimation { return .animated }
            switch draw(image, request, [prlimit, chafa]) {
            case .failure(let problem): return .failed(problem)
            case .success(let cells): return isAnimated ? .still(cells) : .drawn(cells)
            }
        }
    }

    private func draw(
        _ image: OpenedImage, _ request: PictureRequest, _ programs: [String]
    ) -> Result<PictureCells, PictureProblem> {
        let (columns, rows) = (request.size.width, request.size.height)
        let arguments =
            [
                "prlimit", "--core=0", "--as=\(Self.memoryLimit)", "--cpu=\(patience)", programs[1],
                "--format", "symbols", "--animate", "off", "--polite", "on", "--size", "\(columns)x\(rows)",
                "--symbols", request.symbols.classes, "--colors", request.colors.mode,
            ] + (request.isExact ? ["--stretch"] : ["--scale", "max"])
            // The program gets the image as a descriptor. So it can't mistake the name for an option or another file,
            // and it reads exactly the file that was checked.
            + ["/dev/stdin"]
        let outcome = ChildProcess(
            program: programs[0], arguments: arguments, environment: ["PATH=\(path)", "LC_ALL=C.UTF-8", "TERM=xterm"],
            input: image.descriptor, patience: .seconds(patience),
            outputLimit: PictureCells.byteLimit(columns: columns, rows: rows), running: running
        ).run()
        switch outcome {
        case .failure(let problem): return .failure(.programFailed(reason: problem.reason))
        case .success(.printedTooMuch): return .failure(.badOutput)
        case .success(.tookTooLong): return .failure(.tookTooLong(seconds: patience))
        case .success(.ended(let status, let output)):
            guard status == 0, !output.isEmpty else { return .failure(.notDecoded) }
            let cells =
                request.isExact
                ? try? PictureCells(parsing: output, columns: columns, rows: rows)
                : try? PictureCells(parsing: output, within: request.size)
            return cells.map { .success($0) } ?? .failure(.badOutput)
        }
    }
}

extension PictureProblem {
    fileprivate init(_ refusal: OpenedImage.Refusal) {
        self =
            switch refusal {
            case .file(.noFile): .noFile
            case .file(.folder), .file(.notAFile): .notAFile
            case .file(.unreadable(let reason)): .unreadable(reason: reason)
            case .file(.tooLarge(let bytes, let limit)): .tooLarge(bytes: Int(bytes), limit: Int(limit))
            case .noImage: .noImage
            }
    }
}

extension PictureSymbols {
    /// The classes of symbols that `chafa` knows them by.
    fileprivate var classes: String {
        switch self {
        case .half: "vhalf+space+solid"
        case .sextant: "sextant+half+space+solid"
        }
    }
}

extension ColorDepth {
    /// The name of the mode of `chafa`.
    fileprivate var mode: String {
        switch self {
        case .none, .ansi8: "8"
        case .ansi16: "16"
        case .palette256: "256"
        case .trueColor: "full"
        }
    }
}
