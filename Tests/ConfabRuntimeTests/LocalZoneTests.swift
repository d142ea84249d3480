import Foundation
import Messenger
import Testing

@testable import ConfabRuntime

@Suite struct LocalZoneTests {
    @Test func theTableAgreesWithTheSystem() {
        let now = Timestamp(seconds: 1_793_889_000)
        let table = LocalZone.table(around: now)
        for days in stride(from: -3000, through: 700, by: 7) {
            let moment = now.seconds + Int64(days) * 86_400
            let expected = TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
            #expect(table.offset(at: Timestamp(seconds: moment)) == expected)
        }
    }
}
