internal import MessageStore
internal import Messenger

// Requests that nothing in the store tells from having been done: the profile remembers which they were.
extension ProfileTransaction {
    /// The number of remembered requests. Each request is repeated until it is answered, and only then comes the next,
    /// so few are enough.
    private static let remembered = 64

    /// Does what `transaction` asks for unless it was done; gives the number that was answered the first time.
    @discardableResult
    func once(
        _ transaction: TransactionID, in store: borrowing StoreWriter, _ body: () throws -> UInt64?
    ) throws -> UInt64? {
        // The name of a request has no zero byte, so that ends each.
        let name = "done-requests"
        var done = try store.setting(name, of: id)?.split(separator: "\0").map(String.init) ?? []
        let known = done.lazy.compactMap { $0.wholeEntry }.first { $0.transaction == transaction.rawValue }
        if let known { return known.number }
        let number = try body()
        done.append("\(number.map(String.init) ?? "-") \(transaction.rawValue)")
        try store.set(name, of: id, to: done.suffix(Self.remembered).joined(separator: "\0"))
        return number
    }
}

extension String {
    /// The number that was answered and the name of the request.
    fileprivate var wholeEntry: (number: UInt64?, transaction: String)? {
        guard let space = firstIndex(of: " ") else { return nil }
        return (UInt64(self[..<space]), String(self[index(after: space)...]))
    }
}
