/// Collects the problems of files, so that all are told at once.
public final class ProblemList {
    /// The problems, in the order in which they were noticed.
    public private(set) var problems: [FileProblem] = []
    /// Problems beyond this many are counted and not kept: whoever opened the wrong file needs no thousand lines.
    public let limit: Int
    /// How many problems were not kept.
    public private(set) var omitted = 0

    /// An empty list that keeps `limit` problems.
    public init(limit: Int = 100) { self.limit = limit }

    /// Adds a problem; `problem` is not even made when there are too many.
    public func add(_ problem: @autoclosure () -> FileProblem) {
        if problems.count < limit { problems.append(problem()) } else { omitted += 1 }
    }
}
