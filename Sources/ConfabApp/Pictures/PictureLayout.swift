import Messenger
import TerminalDOM

/// The space that a picture takes.
enum PictureLayout {
    /// Screens with fewer columns show the names of pictures instead.
    static let leastColumns = 30
    /// The columns of a message that its picture leaves: two for the padding of the bubble, and some for the time and the mark
    /// of delivery beside it.
    static let columnsBeside = 13
    /// The pixels of one character on a usual screen. A picture isn't shown larger than it is.
    private static let cell = (width: 8.0, height: 16.0)

    /// Returns the largest size within `limit` that has the proportions of the pixels, at least one cell.
    ///
    /// - Parameter grows: true if a small picture may be shown larger than it is.
    static func size(pixelWidth: Int, pixelHeight: Int, within limit: Size, grows: Bool = false) -> Size {
        // The sender's numbers, so they may be anything.
        let width = max(1, Double(pixelWidth)) / cell.width
        let height = max(1, Double(pixelHeight)) / cell.height
        let fit = min(Double(limit.width) / width, Double(limit.height) / height)
        let scale = grows ? fit : min(1, fit)
        func cells(_ length: Double, _ limit: Int) -> Int {
            max(1, min(limit, Int((length * scale).rounded())))
        }
        return Size(cells(width, limit.width), cells(height, limit.height))
    }
}

extension StillPicture {
    /// True if it's known how many pixels it has.
    var hasPixelSize: Bool { pixelWidth > 0 && pixelHeight > 0 }
}

extension PictureRequest {
    /// True if the terminal can show pictures.
    static func canDraw(_ options: Options, _ colors: ColorDepth) -> Bool {
        options.glyphs != .ascii && colors >= .ansi16
    }

    /// A picture; nil if pictures aren't shown, or the file isn't on this device.
    ///
    /// - Parameters:
    ///   - limit: the columns and rows that it may have.
    ///   - grows: true if a small picture may be shown larger than it is.
    init?(
        of picture: StillPicture, within limit: Size, grows: Bool = false, _ options: Options, _ colors: ColorDepth
    ) {
        guard Self.canDraw(options, colors), let file = picture.storedFile, limit.width > 0, limit.height > 0
        else { return nil }
        let limit = Size(min(limit.width, PictureCells.sizeLimit), min(limit.height, PictureCells.sizeLimit))
        let isExact = picture.hasPixelSize
        let size =
            isExact
            ? PictureLayout.size(
                pixelWidth: picture.pixelWidth, pixelHeight: picture.pixelHeight, within: limit, grows: grows)
            : limit
        self.init(file, size: size, isExact: isExact, symbols: options.pictureSymbols, colors: colors)
    }

    /// The picture of `file`, or its cover, in a message of `width` columns.
    init?(of file: Attachment, inMessage width: Int, _ options: Options, _ colors: ColorDepth) {
        guard let limit = Self.limit(inMessage: width, options, colors) else { return nil }
        self.init(of: file.shownPicture, within: limit, options, colors)
        refusesAnimation = true
    }

    /// The space that a picture may take in a message of `width` columns; nil if pictures aren't shown there.
    static func limit(inMessage width: Int, _ options: Options, _ colors: ColorDepth) -> Size? {
        // The scrollbar takes a column.
        guard canDraw(options, colors), options.pictures,
            width + MessageRow.leastMargin + 1 >= PictureLayout.leastColumns
        else { return nil }
        return Size(width - PictureLayout.columnsBeside, options.pictureRows)
    }
}
