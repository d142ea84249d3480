/// Why a line of an export cannot be taken: what is wrong, to be read after the place.
struct LineProblem: Error, Equatable, Sendable {
    var reason: String

    init(_ reason: String) { self.reason = reason }
}
