import MessageStore
import Messenger

/// Writes an account with a photograph as the newest message of each chat.
struct PictureAccount {
    /// The photographs all differ, so that none is in the cache of an earlier one.
    static let chats = 24
    /// As 60×20 cells, which are twice as high as wide, it keeps its proportions.
    static let (width, height) = (1_500, 1_000)
    static let name = "holiday.png"

    /// Writes the account into an empty data directory.
    static func write(to directory: String) throws {
        let store = try MessageStore(directory: directory)
        var random = SplitMix64(seed: 5)
        for number in 0..<chats {
            let bytes = Photograph.png(width: width, height: height, &random)
            let file = try store.files.add(bytes)
            let picture = Attachment(
                name: name, mediaType: "image/png", byteCount: Int64(bytes.count), pixelWidth: width,
                pixelHeight: height, place: .stored(path: file.path))
            try store.write { try add(picture, number, to: $0) }
        }
    }

    private static func add(_ picture: Attachment, _ number: Int, to writer: borrowing StoreWriter) throws {
        let profile =
            try writer.profiles().first?.id
            ?? writer.add(
                Profile(id: .unassigned, names: Names("Bench"), lastActiveAt: AccountWriter.present))
        let names = Names("Contact \(number)")
        let contact = try writer.add(Contact(id: .unassigned, profile: profile, names: names))
        let chat = try writer.add(Chat(id: .unassigned, profile: profile, kind: .direct(contact), names: names))
        try writer.add(
            Message(
                id: .unassigned, chat: chat, sentAt: AccountWriter.present.advanced(byMilliseconds: Int64(-number)),
                sender: .contact(contact), content: .image(picture, caption: .empty)),
            asRead: true)
    }
}
