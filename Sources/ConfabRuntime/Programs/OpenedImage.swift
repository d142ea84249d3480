import Glibc

/// An open file that was checked: it is a regular file, has the size of an image, and begins like one.
struct OpenedImage {
    /// The file descriptor to read from. The owner closes it.
    let descriptor: Int32
    /// The size of the file, in bytes.
    let byteCount: Int64

    /// The reason that a file can't be read as an image.
    enum Refusal: Error, Equatable {
        case file(OpenedFile.Refusal)
        /// It isn't an image of a known format.
        case noImage
    }

    /// Opens the file at `path`, which may have up to `limit` bytes.
    ///
    /// - Parameter followsLink: false if it mustn't be a symbolic link.
    static func open(_ path: String, limit: Int, followsLink: Bool = true) -> Result<OpenedImage, Refusal> {
        let file: OpenedFile
        switch OpenedFile.open(path, limit: Int64(limit), followsLink: followsLink) {
        case .failure(let refusal): return .failure(.file(refusal))
        case .success(let opened): file = opened
        }
        if let refusal = look(file.descriptor) {
            close(file.descriptor)
            return .failure(refusal)
        }
        return .success(OpenedImage(descriptor: file.descriptor, byteCount: file.byteCount))
    }

    private static func look(_ descriptor: Int32) -> Refusal? {
        var start = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &start, start.count, 0)
        if count < 0 { return .file(.unreadable(reason: Files.reason(errno))) }
        return isImage(start.prefix(count)) ? nil : .noImage
    }

    /// Returns true if a file that starts like this is a bitmap image. Other files, such as scripts that draw, don't reach a
    /// program that could run them.
    static func isImage(_ start: some Collection<UInt8>) -> Bool {
        let start = Array(start)
        func begins(_ bytes: [UInt8], at offset: Int = 0) -> Bool { start.dropFirst(offset).starts(with: bytes) }
        if begins([0x89, 0x50, 0x4E, 0x47]) || begins([0xFF, 0xD8, 0xFF]) { return true }
        if begins(Array("GIF8".utf8)) || begins(Array("BM".utf8)) { return true }
        if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return true }
        if begins([0x49, 0x49, 0x2A, 0x00]) || begins([0x4D, 0x4D, 0x00, 0x2A]) { return true }
        // HEIC and AVIF.
        if begins(Array("ftyp".utf8), at: 4) { return true }
        // PBM, PGM, PPM: “P1” to “P6” and a blank.
        return start.count > 2 && start[0] == 0x50 && (0x31...0x36).contains(start[1])
            && [0x09, 0x0A, 0x0D, 0x20, 0x23].contains(start[2])
    }
}
