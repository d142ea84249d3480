package import Messenger

extension TransactionID {
    /// A name that nobody else has.
    package static func random() -> TransactionID { TransactionID(Token.random(length: 22)) }
}
