internal import Messenger
package import TerminalDOM

/// Pictures that were drawn, up to 4 MB of them. Views draw them from here.
package struct PictureCache: Sendable {
    /// The colors to draw with. Pictures need 16 of them.
    package internal(set) var colors = ColorDepth.trueColor
    /// True if the program that draws isn't installed.
    package internal(set) var isProgramMissing = false
    private var drawn: [PictureRequest: PictureOutcome] = [:]
    /// The requests in `drawn`, the one that was drawn first at the beginning.
    private var order: [PictureRequest] = []
    /// The files that can't be shown in any size.
    private var badFiles: [FileHash: PictureProblem] = [:]
    /// The files that a request refused because their pictures are animated. Others may draw the first frame.
    private var animatedFiles: Set<FileHash> = []
    /// The requests that failed for another reason, such as a lack of time.
    private var failures: [PictureRequest: PictureProblem] = [:]
    /// The spaces that only drawing could tell. They are kept when their pictures are dropped, so that a row that scrolls back
    /// into sight has its height at once.
    private var spaces: [PictureRequest: Size] = [:]
    private var byteCount = 0
    /// The number of changes.
    private var revision = 0

    /// The most bytes of cells.
    static let byteLimit = 4 << 20
    /// The most entries of each: files that can't be shown, files that are animated, and spaces.
    private static let memoryLimit = 1000

    /// The picture, or why there is none; nil if it wasn't drawn yet.
    package subscript(request: PictureRequest) -> PictureOutcome? {
        if let outcome = drawn[request] { return outcome }
        if let problem = badFiles[request.file] { return .failed(problem) }
        if request.refusesAnimation, animatedFiles.contains(request.file) { return .animated }
        return failures[request].map { .failed($0) }
    }

    /// The space of a picture; nil if nobody has said what its proportions are and it was never drawn.
    package func space(of request: PictureRequest) -> Size? {
        spaces[request] ?? (request.isExact ? request.size : nil)
    }

    /// Keeps a picture. Others make room for it, but not those in `wanted`.
    mutating func keep(_ outcome: PictureOutcome, for request: PictureRequest, wanted: [PictureRequest]) {
        revision += 1
        switch outcome {
        case .failed(let problem) where problem.isAboutFile:
            if badFiles.count >= Self.memoryLimit { badFiles = [:] }
            badFiles[request.file] = problem
        case .failed(let problem): failures[request] = problem
        case .animated:
            if animatedFiles.count >= Self.memoryLimit { animatedFiles = [] }
            animatedFiles.insert(request.file)
        case .drawn(let cells), .still(let cells):
            if let old = drawn.updateValue(outcome, forKey: request)?.cells {
                byteCount -= old.byteCount
            } else {
                order.append(request)
            }
            byteCount += cells.byteCount
            makeRoom(wanted)
            note(cells.size, of: request)
        }
    }

    private mutating func note(_ space: Size, of request: PictureRequest) {
        guard space != self.space(of: request) else { return }
        if spaces.count >= Self.memoryLimit { spaces = [:] }
        spaces[request] = space
    }

    /// Forgets failures that another try may not have, once their pictures aren't on the screen.
    mutating func forgetFailures(except wanted: [PictureRequest]) {
        guard !failures.isEmpty else { return }
        failures = failures.filter { wanted.contains($0.key) }
    }

    /// Forgets that a file was missing, or that any was if it's nil.
    mutating func forgetMissing(_ file: FileHash?) {
        let others = failures.filter { $0.value != .noFile || file != nil && $0.key.file != file }
        guard others.count < failures.count else { return }
        failures = others
        revision += 1
    }

    private mutating func makeRoom(_ wanted: [PictureRequest]) {
        while byteCount > Self.byteLimit, let index = order.firstIndex(where: { !wanted.contains($0) }) {
            byteCount -= drawn.removeValue(forKey: order.remove(at: index))?.cells?.byteCount ?? 0
        }
    }
}

extension PictureCache: Equatable {
    /// Compares the numbers of changes: a session has one cache.
    package static func == (left: PictureCache, right: PictureCache) -> Bool {
        (left.revision, left.colors, left.isProgramMissing) == (right.revision, right.colors, right.isProgramMissing)
    }
}

extension PictureProblem {
    /// True if the file is the reason, so that no other size can be drawn either.
    fileprivate var isAboutFile: Bool {
        switch self {
        case .notAFile, .tooLarge, .noImage, .truncated, .tooManyPixels, .notDecoded: true
        case .noProgram, .noFile, .unreadable, .tookTooLong, .badOutput, .programFailed: false
        }
    }
}
