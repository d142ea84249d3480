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
    static let flat = DemoPicture(
        name: "flat-tour.png", mediaType: "image/png", pixelWidth: 270, pixelHeight: 480,
        bytes: PackageResources.flat_tour_png)
    static let birgitta = DemoPicture(ofPerson: PackageResources.birgitta_png)
    static let elin = DemoPicture(ofPerson: PackageResources.elin_png)
    static let jonas = DemoPicture(ofPerson: PackageResources.jonas_png)
    static let house = DemoPicture(ofPerson: PackageResources.house_png)
    static let all = [boat, cat, hammers, flat, birgitta, elin, jonas, house]

    /// The picture as messages have it.
    var attachment: Attachment {
        Attachment(
            name: name, mediaType: mediaType, byteCount: Int64(bytes.count), pixelWidth: pixelWidth,
            pixelHeight: pixelHeight, place: place)
    }

    /// The picture as people, groups, and videos have it.
    var still: StillPicture { StillPicture(pixelWidth: pixelWidth, pixelHeight: pixelHeight, place: place) }

    private var place: Attachment.Place { .stored(path: FileHash(of: bytes).path) }
}

extension DemoPicture {
    /// The picture of a person or group.
    private init(ofPerson bytes: [UInt8]) {
        self.init(name: "", mediaType: "image/png", pixelWidth: 128, pixelHeight: 128, bytes: bytes)
    }
}
