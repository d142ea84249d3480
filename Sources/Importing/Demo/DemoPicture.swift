import MessageStore
import Messenger

/// A picture that comes with the demo. Its file is embedded in the program.
struct DemoPicture {
    let name: String
    let mediaType: String
    let pixelWidth: Int
    let pixelHeight: Int
    let bytes: [UInt8]

    static let boat = DemoPicture(
        name: "båten.jpg", mediaType: "image/jpeg", pixelWidth: 640, pixelHeight: 480, bytes: PackageResources.boat_jpg)
    static let cat = DemoPicture(
        name: "minka.jpg", mediaType: "image/jpeg", pixelWidth: 480, pixelHeight: 640, bytes: PackageResources.cat_jpg)
    static let hammers = DemoPicture(
        name: "hammers.png", mediaType: "image/png", pixelWidth: 640, pixelHeight: 360,
        bytes: PackageResources.hammers_png)
    static let all = [boat, cat, hammers]

    /// The picture as messages have it.
    var attachment: Attachment {
        Attachment(
            name: name, mediaType: mediaType, byteCount: Int64(bytes.count), pixelWidth: pixelWidth,
            pixelHeight: pixelHeight, place: .stored(path: FileHash(of: bytes).path))
    }
}
