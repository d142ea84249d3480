import Messenger
import Testing

@testable import ConfabRuntime

/// The names of cases, which are all that the log has of an error or an operation.
@Suite struct CaseNamesTests {
    private struct Failure: Error, CustomStringConvertible {
        let file: String
        var description: String { "\(file) is damaged" }
    }

    private enum Request {
        case send(to: String, Kind)
        case stop

        enum Kind { case text }
    }

    @Test func anErrorThatIsNoCaseHasTheNameOfItsType() {
        #expect(CaseNames.of(Failure(file: "Solveig")) == "Failure")
        #expect(CaseNames.of("Solveig") == "String")
        #expect(CaseNames.of(Problem.storage(.unexpected("Solveig"))) == "storage.unexpected")
    }

    @Test func anOperationHasTheNameOfItsOutermostCase() {
        #expect(CaseNames.first(of: Request.send(to: "Solveig", .text)) == "send")
        #expect(CaseNames.first(of: Request.stop) == "stop")
        #expect(CaseNames.first(of: Failure(file: "Solveig")) == "Failure")
    }
}
