import FoundationEssentials
import Glibc
import MessageStore
import Messenger
import Theming

/// The user's stickers: a folder beside the config, with a folder for each catalog. That has pictures, and a `catalogue.toml`
/// that names them:
///
/// ```toml
/// title = "Cats"
///
/// [stickers]
/// "sleepy.png" = ["sleepy cat", "😴"]
/// "hungry.webp" = "hungry cat"
/// ```
struct StickerFolder {
    /// The path of the folder.
    let path: String
    /// The files of messages, to which the pictures are added; nil to look only for mistakes.
    let files: FileStore?

    /// The catalogs, and everything that is wrong with them; what is right counts.
    struct Contents {
        var catalogs: [StickerCatalog] = []
        var problems: [FileProblem] = []
    }

    /// More stickers aren't read.
    private static let mostStickers = 500
    /// The most bytes of a picture.
    static let pictureLimit: Int64 = 2_000_000
    /// The most characters of a title or a name.
    private static let mostCharacters = 60

    /// Reads the catalogs by their folders' names.
    ///
    /// - Throws: ``StoreError`` if the pictures can't be stored.
    func read() throws(StoreError) -> Contents {
        var contents = Contents()
        var left = Self.mostStickers
        // Where there is no folder, there are no stickers.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let folder = "\(path)/\(name)"
            let file = "\(folder)/catalogue.toml"
            guard access(file, F_OK) == 0 else { continue }
            contents.problems += try TomlFile.read(file) { (_, section) throws(StoreError) in
                let catalog = try catalog(section, folder, named: name, limit: left)
                left -= catalog.stickers.count
                if !catalog.stickers.isEmpty { contents.catalogs.append(catalog) }
            }.problems
        }
        return contents
    }

    private func catalog(
        _ section: TomlSection, _ folder: String, named name: String, limit: Int
    ) throws(StoreError) -> StickerCatalog {
        var catalog = StickerCatalog(title: String(name.harmlessName.prefix(Self.mostCharacters)), stickers: [])
        if let title = section.string("title")?.harmlessName, !title.isEmpty {
            catalog.title = String(title.prefix(Self.mostCharacters))
        }
        for entry in section.section("stickers")?.entries ?? [] {
            guard catalog.stickers.count < limit else {
                section.report("more than \(Self.mostStickers) stickers aren't read", at: entry.keyPosition)
                break
            }
            if let sticker = try sticker(entry, folder, section) { catalog.stickers.append(sticker) }
        }
        section.reportUnknown()
        return catalog
    }

    /// The sticker of an entry; nil if something is wrong with it, which it reports.
    private func sticker(
        _ entry: TomlEntry, _ folder: String, _ section: TomlSection
    ) throws(StoreError) -> Sticker? {
        let words = TomlSection.strings(in: entry.node.value) ?? []
        let name = words.first?.harmlessName.trimmed ?? ""
        guard (1...2).contains(words.count), !name.isEmpty, name.count <= Self.mostCharacters else {
            section.report("“\(entry.key)” takes a name, or a name and an emoji", at: entry.node.position)
            return nil
        }
        let emoji = words.count > 1 ? words[1] : ""
        guard emoji.isEmpty || emoji.isEmoji else {
            section.report("the second value of “\(entry.key)” must be one emoji", at: entry.node.position)
            return nil
        }
        // A catalog from someone else names no files outside of its folder.
        guard !entry.key.hasSlash, !entry.key.hasPathPrefix("."), !entry.key.utf8.contains(0) else {
            section.report("“\(entry.key)” must be the name of a picture in the same folder", at: entry.keyPosition)
            return nil
        }
        let bytes: [UInt8]
        switch read("\(folder)/\(entry.key)") {
        case .success(let read): bytes = read
        case .failure(let refusal):
            section.report("“\(entry.key)” \(refusal.words)", at: entry.keyPosition)
            return nil
        }
        guard let format = ImageFormat(of: bytes), format != .bmp else {
            section.report("“\(entry.key)” isn't a PNG, JPEG, GIF, or WebP picture", at: entry.keyPosition)
            return nil
        }
        let header = ImageHeader(bytes)
        let place: Attachment.Place =
            if let files { .stored(path: try files.add(bytes).path) } else { .missing(reason: "") }
        let file = Attachment(
            name: entry.key, mediaType: format.rawValue, byteCount: Int64(bytes.count),
            pixelWidth: header?.pixelWidth ?? 0, pixelHeight: header?.pixelHeight ?? 0,
            place: place)
        return Sticker(name: name, emoji: emoji, file: file)
    }

    private func read(_ path: String) -> Result<[UInt8], OpenedFile.Refusal> {
        OpenedFile.open(path, limit: Self.pictureLimit, followsLink: false).flatMap { file in
            defer { close(file.descriptor) }
            var bytes = [UInt8](repeating: 0, count: Int(file.byteCount))
            var count = 0
            while count < bytes.count {
                let read = bytes.withUnsafeMutableBytes {
                    Glibc.read(file.descriptor, $0.baseAddress.map { $0 + count }, $0.count - count)
                }
                if read < 0, errno == EINTR { continue }
                guard read > 0 else { break }
                count += read
            }
            return .success(Array(bytes.prefix(count)))
        }
    }
}

extension OpenedFile.Refusal {
    /// The end of a sentence that says why a picture can't be read.
    fileprivate var words: String {
        switch self {
        case .noFile: "isn't there"
        case .folder, .notAFile: "isn't a file"
        case .unreadable(let reason): "can't be read: \(reason)"
        case .tooLarge(_, let limit): "is larger than \(limit / 1_000_000) MB"
        }
    }
}
