import Glibc
import MessageStore
import MessageStoreSamples

/// Does bulk work and prints the number of every committed round, until it's killed in the fatal one.
///
/// - Parameter arguments: the work, and when to be killed: `before`, `after` or thousandths of a commit.
func workUntilKilled(on directory: String, _ arguments: ArraySlice<String>) throws {
    guard arguments.count == 2, let work = arguments.first.flatMap(BulkWork.init), let moment = arguments.last else {
        fail("usage: message-store-probe bulk DIRECTORY delete|archive|merge before|after|THOUSANDTHS")
    }
    let store = try MessageStore(directory: directory, searchLimits: BulkWork.limits)
    let chats = try store.read { try $0.chats(of: BulkAccount.profile).count }
    let death = Death(Death.Moment(moment), inCommit: BulkWork.fatalRound)
    death.await()
    for round in 1...BulkWork.fatalRound {
        try store.write { try work.perform(round, ofChats: chats, $0) }
        say("\(round)")
    }
    // The commit was quicker than the last one.
    while true { pause() }
}
