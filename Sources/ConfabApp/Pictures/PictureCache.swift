internal import Messenger
package import TerminalDOM

/// Pictures that were drawn, up to 4 MB of them. Views draw them from here.
package struct PictureCache: Sendable {
    /// The colors to draw with. Pictures need 16 of them.
    package internal(set) var colors = ColorDepth.trueColor
    /// True if the program that draws isn't installed.
    package internal(set) var isProgramMissing = false
    private var drawn: [PictureRequest: PictureCells] = [:]
    /// The requests in `drawn`, the one that was drawn first at the beginning.
    private var order: [PictureRequest] = []
    private var problems: [FileHash: PictureProblem] = [:]
    private var byteCount = 0
    /// The number of changes.
    private var revision = 0

    /// The most bytes of cells.
    static let byteLimit = 4 << 20
    /// The most files with problems that are remembered.
    private static let problemLimit = 1000

    /// The picture, or why there is none; nil if it wasn't drawn yet.
    package subscript(request: PictureRequest) -> PictureOutcome? {
        if let problem = problems[request.file] { return .failed(problem) }
        return drawn[request].map { .drawn($0) }
    }

    /// Keeps a picture. Others make room for it, but not those in `wanted`.
    mutating func keep(_ outcome: PictureOutcome, for request: PictureRequest, wanted: [PictureRequest]) {
        revision += 1
        switch outcome {
        case .failed(let problem):
            if problems.count >= Self.problemLimit { problems = [:] }
            problems[request.file] = problem
        case .drawn(let cells):
            problems[request.file] = nil
            if let old = drawn.updateValue(cells, forKey: request) {
                byteCount -= old.byteCount
            } else {
                order.append(request)
            }
            byteCount += cells.byteCount
            makeRoom(wanted)
        }
    }

    private mutating func makeRoom(_ wanted: [PictureRequest]) {
        while byteCount > Self.byteLimit, let index = order.firstIndex(where: { !wanted.contains($0) }) {
            byteCount -= drawn.removeValue(forKey: order.remove(at: index))?.byteCount ?? 0
        }
    }
}

extension PictureCache: Equatable {
    /// Compares the numbers of changes: a session has one cache.
    package static func == (left: PictureCache, right: PictureCache) -> Bool {
        (left.revision, left.colors, left.isProgramMissing) == (right.revision, right.colors, right.isProgramMissing)
    }
}
