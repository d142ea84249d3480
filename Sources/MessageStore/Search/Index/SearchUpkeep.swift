internal import Messenger
internal import Synchronization

/// What the transactions of a store share about its index.
final class SearchUpkeep: Sendable {
    /// The sizes.
    let limits: SearchIndex.Limits
    /// What couldn't be read.
    let log = ReadLog()
    private let damage = Atomic(false)
    private let nameDamage = Atomic(false)
    /// Messages that are on their way into the index while it is made.
    let making = Mutex<SearchMaking?>(nil)

    init(_ limits: SearchIndex.Limits) { self.limits = limits }

    /// Whether someone found that the index is not what was written, or not what the messages are. Who writes next
    /// makes it anew.
    var isDamaged: Bool { damage.load(ordering: .relaxed) }

    func noteDamage() { damage.store(true, ordering: .relaxed) }

    func forgetDamage() { damage.store(false, ordering: .relaxed) }

    /// Whether someone found that the index of names cannot be read.
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

/// What a writing transaction knows and changes about the index.
struct SearchChanges {
    /// What is stored.
    var stored: SearchIndex.Extent
    /// What will be.
    var extent: SearchIndex.Extent
    /// Messages that become segments at the end, by profile.
    var builders: [ProfileID: SegmentBuilder] = [:]
    /// Whether new messages go into ``builders``, and not into the tail.
    var isBuilding = false
}
