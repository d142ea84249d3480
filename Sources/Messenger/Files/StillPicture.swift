/// A picture without a name: of a person or group, or the cover of a video.
package struct StillPicture: Codable, Equatable, Hashable, Sendable {
    /// The width in pixels; 0 if unknown.
    package var pixelWidth: Int
    /// The height in pixels; 0 if unknown.
    package var pixelHeight: Int
    /// The location of the file's bytes.
    package var place: Attachment.Place

    /// Creates a picture.
    package init(pixelWidth: Int = 0, pixelHeight: Int = 0, place: Attachment.Place) {
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.place = place
    }

    /// The file on this device; nil if there's none.
    package var storedFile: FileHash? { place.storedFile }
}

extension Attachment {
    /// The picture that stands for the file: its cover, or else the file itself.
    package var shownPicture: StillPicture {
        cover ?? StillPicture(pixelWidth: pixelWidth, pixelHeight: pixelHeight, place: place)
    }
}
