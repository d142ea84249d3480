import Messenger

extension English {
    func problem(_ problem: CodeProblem) -> String {
        switch problem {
        case .noReader: "Scanning needs the program zbarimg, which isn't installed. On Debian: apt install zbar-tools"
        case .noName: "Which image? Type its path, or drop the file here."
        case .severalFiles: "That's more than one file. Choose one."
        case .noFile(let path): "There's no file \(end(of: path)). Check the path."
        case .folder(let path): "\(end(of: path)) is a folder. Choose an image in it."
        case .notAFile(let path): "\(end(of: path)) is a device or a pipe, not an image."
        case .unreadable(let path, let reason): "\(end(of: path)) can't be read: \(words(reason))"
        case .tooLarge(let path, let bytes, let limit):
            "\(end(of: path)) is \(megabytes(bytes)); the limit is \(megabytes(limit)). Crop the image to the code and try again."
        case .noImage(let path):
            "\(end(of: path)) isn't an image that Confab can read (PNG, JPEG, GIF, WebP, BMP, TIFF, HEIC, PNM)."
        case .damaged(let path):
            "\(end(of: path)) can't be read. It's damaged, or zbarimg doesn't support this kind of image."
        case .noCode(let path): "No QR code found in \(end(of: path)). Try a sharper or larger picture."
        case .noLink(let content, let codes):
            codes > 1
                ? "None of the \(grouped(codes)) codes in this image is an invite link."
                : "This code isn't an invite link. It says: \(beginning(of: content))"
        case .tookTooLong(let seconds):
            "Scanning this image took more than \(count(seconds, "second", "seconds")). Try a smaller picture."
        case .readerFailed(let reason): "zbarimg failed: \(words(reason))"
        }
    }

    /// The end of a path, which says more than its beginning.
    private func end(of path: String) -> String {
        let name = self.path(path)
        return name.count > 60 ? "…" + name.suffix(59) : name
    }

    private func beginning(of content: String) -> String {
        let shown = words(content)
        return shown.count > 60 ? shown.prefix(59) + "…" : shown
    }

    private func megabytes(_ bytes: Int) -> String { "\(bytes / 1_000_000 + (bytes % 1_000_000 == 0 ? 0 : 1)) MB" }
}
