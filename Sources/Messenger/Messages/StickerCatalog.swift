/// Stickers that belong together, to choose one from.
package struct StickerCatalog: Codable, Equatable, Sendable {
    /// Its name, for people.
    package var title: String
    /// The stickers, in the order of the catalog. Their pictures are among the files of messages.
    package var stickers: [Sticker]

    /// Creates a catalog.
    package init(title: String, stickers: [Sticker]) {
        self.title = title
        self.stickers = stickers
    }
}
