/// A list that collects problems of files, so that all of them can be reported together.
public final class ProblemList {
    /// The problems in the order in which they were found.
    public private(set) var problems: [FileProblem] = []
    /// The maximum number of problems to keep. Further ones are only counted, because opening the wrong file shouldn't
    /// produce thousands of lines.
    public let limit: Int
    /// The number of problems that were counted but not kept.
    public private(set) var omitted = 0

    /// Creates an empty list that keeps up to `limit` problems.
    public init(limit: Int = 100) { self.limit = limit }

    /// Adds a problem. Above the limit, `problem` isn't evaluated.
    public func add(_ problem: @autoclosure () -> FileProblem) {
        if problems.count < limit { problems.append(problem()) } else { omitted += 1 }
    }
}
