import Messenger
import RandomTesting
import Testing

@testable import MessageStore

/// The index against a plain scan.
@Suite struct SearchModelTests {
    @Test(arguments: 0..<6) func theIndexFindsWhatAPlainScanFindsWhateverHappened(_ round: UInt64) throws {
        var world = try SearchWorld(testSeed() &+ round)
        for step in 0..<(FuzzRounds.asked ?? 30) {
            try world.change()
            if step % 3 == 2 { try world.changeMuch() }
            for _ in 0..<4 { try world.compare() }
            if step % 10 == 9 {
                try world.check()
                for _ in 0..<8 { try world.compare() }
            }
        }
        try world.check()
    }
}
