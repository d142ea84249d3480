internal import LMDB

/// What of a store cannot be read, as far as this process has come upon it.
public struct StoreTrouble: OptionSet, Equatable, Hashable, Sendable {
    /// One bit a kind of trouble.
    public let rawValue: UInt8

    /// The trouble of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Records in a format of a later version.
    public static let newer = StoreTrouble(rawValue: 1)
    /// Records, or the database, that are not what was written.
    public static let damaged = StoreTrouble(rawValue: 2)

    init(_ error: RecordError) {
        switch error {
        case .newer: self = .newer
        case .damaged: self = .damaged
        }
    }

    init(_ error: StoreError) {
        switch error {
        case .record(let error): self.init(error)
        case .database(let error):
            switch error.reason {
            case .damaged, .badKey, .cutShort(_, _): self = .damaged
            default: self = []
            }
        default: self = []
        }
    }
}

extension MessageStore {
    /// What cannot be read, as far as it was met: what nobody has looked at is found by ``Doctor``.
    public var trouble: StoreTrouble { upkeep.trouble }
}

extension StoreTransaction {
    /// Notes that a record cannot be read, for whoever shows something in its place.
    func note(_ error: RecordError) { upkeep.note(StoreTrouble(error)) }
}
