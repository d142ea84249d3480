import Messenger

@testable import ConfabApp

extension Problem {
    /// Any problem: “The service can't be reached. Try again later.”
    static let offline = Problem.service(.offline)

    /// A long one: “Confab can't write to /data/data.mdb: there is no space left for it. …”
    static let diskFull = Problem.storage(
        .database(DatabaseProblem(.diskFull, operation: "write", place: "/data/data.mdb")))

    /// A problem with a name in it.
    static func gone(_ name: String) -> Problem { .service(.unreachable(name)) }

    /// Its sentence.
    var text: String { English().problem(self) }
}
