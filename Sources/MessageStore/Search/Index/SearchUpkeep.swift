internal import Messenger
internal import Synchronization

/// The state of the index that all transactions of a store share.
final class SearchUpkeep: Sendable {
    /// The sizes.
    let limits: SearchIndex.Limits
    let log = ReadLog()
    private let damage = Atomic(false)
    private let nameDamage = Atomic(false)
    /// Messages that are on their way into the index while it is made.
    let making = Mutex<SearchMaking?>(nil)

    init(_ limits: SearchIndex.Limits) { self.limits = limits }

    /// True if someone found that the index is damaged or doesn't fit the messages. The next writer rebuilds it.
    var isDamaged: Bool { damage.load(ordering: .relaxed) }

    func noteDamage() { damage.store(true, ordering: .relaxed) }

    func forgetDamage() { damage.store(false, ordering: .relaxed) }

    /// True if someone found that the index of names is damaged.
    var areNamesDamaged: Bool { nameDamage.load(ordering: .relaxed) }

    func noteNameDamage() { nameDamage.store(true, ordering: .relaxed) }

    func forgetNameDamage() { nameDamage.store(false, ordering: .relaxed) }
}

/// Messages that are on their way into the index: read, and not yet written.
struct SearchMaking {
    /// Below this number messages were missing in the index when it began.
    var base: UInt64
    /// From this number on they are taken.
    var reached: UInt64
    var builders: [ProfileID: SegmentBuilder] = [:]
    var count = 0

    init(below base: UInt64) {
        self.base = base
        reached = base
    }
}

/// The changes of a write transaction to the index.
struct SearchChanges {
    /// The extent before the transaction.
    var stored: SearchIndex.Extent
    /// The extent after the transaction.
    var extent: SearchIndex.Extent
    /// Messages that become segments at the end, by profile.
    var builders: [ProfileID: SegmentBuilder] = [:]
    /// True if new messages go into ``builders`` instead of the tail.
    var isBuilding = false
}
