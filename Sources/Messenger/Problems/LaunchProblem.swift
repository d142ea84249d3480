/// The reason that Confab doesn't open its data, although nothing is wrong with it as far as Confab knows.
package enum LaunchProblem: Codable, Equatable, Hashable, Sendable {
    /// The data directory is on a network file system of this kind, where the database isn't safe: LMDB needs memory that
    /// processes share, and locks that hold.
    case networkFileSystem(path: String, kind: String)
    /// So few bytes are free on the disk of the data directory.
    case littleSpace(path: String, free: Int64, needed: Int64)
    /// So many starts in a row have ended before Confab was ready.
    case earlyEnds(count: Int)
    /// The user canceled a start that took too long, perhaps because this process was rewriting the data; 0 for an unknown one.
    case canceled(holder: Int32?)

    /// The risk that the user takes by starting anyway; nil if there's none.
    package var risk: LaunchRisk? {
        switch self {
        case .networkFileSystem: .networkFileSystem
        case .littleSpace: .littleSpace
        case .earlyEnds: .earlyEnds
        case .canceled: nil
        }
    }
}

/// A risk of a start that the user can take.
package enum LaunchRisk: String, Codable, CaseIterable, Comparable, Sendable {
    case networkFileSystem, littleSpace, earlyEnds

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
