/// The reason that the picture in a file can't be shown.
package enum PictureProblem: Error, Codable, Equatable, Hashable, Sendable {
    /// The program that draws pictures isn't installed.
    case noProgram
    /// The file isn't on this device.
    case noFile
    /// It's a folder, a device, or a pipe.
    case notAFile
    /// The file can't be read, for the reason that the system reports.
    case unreadable(reason: String)
    /// The file is too large. Both numbers are in bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// The file isn't an image of a known format.
    case noImage
    /// The file ends before its format says.
    case truncated
    /// The header names more pixels than the program may decode.
    case tooManyPixels(width: Int, height: Int)
    /// The program refused the file: it's damaged, has too many pixels, or has a format that the program doesn't know.
    case notDecoded
    /// Drawing took longer than this many seconds.
    case tookTooLong(seconds: Int)
    /// The program printed something that isn't a picture, or too much.
    case badOutput
    /// The program couldn't be run, for the reason that the system reports.
    case programFailed(reason: String)
}
