import Messenger

extension [Message] {
    /// The index of a message; nil if it isn't there. A search among the elements would copy each of them, and the frame waits
    /// for it.
    func index(of id: MessageID) -> Int? { indices.first { self[$0].id == id } }

    /// The message with this number.
    func message(_ id: MessageID) -> Message? { index(of: id).map { self[$0] } }
}
