import Messenger
import RandomTesting
import Testing

/// The first bytes of an image file say its size, and the last ones that it is complete.
@Suite struct ImageHeaderTests {
    /// The width and the height; nil if nothing is known.
    private func size(_ bytes: [UInt8]) -> [Int]? {
        ImageHeader(bytes).map { [$0.pixelWidth, $0.pixelHeight] }
    }

    private func isAnimated(_ bytes: [UInt8]) -> Bool? {
        ImageHeader(bytes)?.isAnimated(byteCount: bytes.count) { Array(bytes[$0]) }
    }

    private func isComplete(_ bytes: [UInt8]) -> Bool? {
        ImageHeader(bytes)?.isComplete(byteCount: bytes.count) { Array(bytes[$0]) }
    }

    // MARK: The size

    @Test func everyFormatSaysItsSize() {
        #expect(ImageSample.all.map { size($0) } == ImageSample.all.map { _ in [640, 480] })
        let formats = Set(ImageSample.all.compactMap { ImageHeader($0)?.format })
        #expect(formats == Set(ImageFormat.allCases))
    }

    @Test(arguments: [true, false]) func aPhotographThatIsShownTurnedHasItsSidesSwapped(isLittle: Bool) {
        for orientation in 0...9 {
            let photo = ImageSample.jpeg(400, 300, orientation: orientation, isLittle: isLittle)
            #expect(size(photo) == ((5...8).contains(orientation) ? [300, 400] : [400, 300]), "\(orientation)")
        }
    }

    @Test func aBitmapMayBeginWithItsTopRow() {
        #expect(size(ImageSample.bmp(3, -4)) == [3, 4])
    }

    @Test func nothingWithoutASizeIsAPicture() {
        for bytes in [
            ImageSample.png(0, 5), ImageSample.jpeg(5, 0), ImageSample.gif(0, 0), ImageSample.bmp(5, 0), [],
            ImageSample.text("<svg/>"), ImageSample.text("GIF8"), ImageSample.text("BM"),
        ] {
            #expect(ImageHeader(bytes) == nil)
        }
    }

    /// The beginning of a large file is enough.
    @Test func thePixelsAreNotNeeded() {
        for file in ImageSample.all where isAnimated(file) == false {
            let beginning = Array(file.dropLast(40))
            #expect(size(beginning) == [640, 480], "\(beginning)")
        }
    }

    // MARK: Animations

    @Test func aPictureMovesIfItHasSeveralFrames() {
        #expect([nil, 1, 2].map { isAnimated(ImageSample.png(1, 1, frames: $0)) } == [false, false, true])
        #expect([0, 1, 2].map { isAnimated(ImageSample.gif(1, 1, frames: $0)) } == [false, false, true])
        let webp = ImageSample.WebP.allCases.map { isAnimated(ImageSample.webp(1, 1, $0)) }
        #expect(webp == [false, false, false, true])
    }

    /// Only the beginning of the file is read for the header.
    @Test func aGIFMovesHoweverLargeItsFirstFrameIs() {
        for pieces in [256, 257, 1100, 4000] {
            let files = [1, 2].map { ImageSample.gif(1, 1, frames: $0, pieces: pieces) }
            let moves = files.map { file in
                ImageHeader(Array(file.prefix(1000)))?.isAnimated(byteCount: file.count) { Array(file[$0]) }
            }
            #expect(moves == [false, true], "\(pieces)")
        }
    }

    /// Pieces of one byte would make a search through a large file long.
    @Test func theSearchForASecondFrameHasAnEnd() throws {
        let file = ImageSample.gif(1, 1, frames: 2, pieces: 300_000, of: 1)
        #expect(isAnimated(file) == false)
        let header = try #require(ImageHeader(file))
        #expect(!header.isAnimated(byteCount: file.count) { _ in nil })
    }

    @Test func aPNGMovesHoweverMuchIsBeforeItsFrames() {
        for (chunks, length) in [(0, 0), (1, 300_000), (40, 10_000), (1000, 1)] {
            let files = [1, 2].map { ImageSample.png(1, 1, frames: $0, chunks: chunks, of: length) }
            let moves = files.map { file in
                ImageHeader(Array(file.prefix(1000)))?.isAnimated(byteCount: file.count) { Array(file[$0]) }
            }
            #expect(moves == [false, true], "\(chunks) of \(length)")
        }
    }

    /// Chunks without data would make a search through a large file long.
    @Test func theSearchForTheNumberOfFramesHasAnEnd() throws {
        let file = ImageSample.png(1, 1, frames: 2, chunks: 5000)
        let header = try #require(ImageHeader(file))
        var reads = 0
        let isAnimated = header.isAnimated(byteCount: file.count) { range in
            reads += 1
            return Array(file[range])
        }
        #expect(!isAnimated && reads < 5000)
        #expect(!header.isAnimated(byteCount: file.count) { _ in nil })
    }

    // MARK: The end

    @Test func aFileThatIsCutAnywhereIsIncomplete() {
        for file in ImageSample.all {
            #expect(isComplete(file) == true)
            for count in file.indices {
                // One of the pixels of a GIF looks like its end.
                let cut = Array(file.prefix(count))
                if ImageHeader(cut)?.format == .gif, cut.last == 0x3B { continue }
                #expect(isComplete(cut) != true, "\(count) of \(file)")
            }
        }
    }

    @Test func whatFollowsTheEndIsIgnored() {
        let film = [UInt8](repeating: 0x11, count: 200_000)
        for file in [ImageSample.jpeg(4, 3, orientation: 1), ImageSample.png(4, 3), ImageSample.bmp(4, 3)] {
            #expect(isComplete(file + film) == true)
        }
        #expect(isComplete(ImageSample.gif(4, 3) + [UInt8](repeating: 0, count: 100_000)) == true)
    }

    /// The end is looked for in one window after the other, and may be in two of them.
    @Test func theEndIsFoundWhereverItIs() {
        let photo = ImageSample.jpeg(4, 3)
        for rest in 65_530...65_545 {
            #expect(isComplete(photo + [UInt8](repeating: 0x11, count: rest)) == true, "\(rest)")
        }
    }

    @Test func aFileThatCannotBeReadIsNotCalledIncomplete() throws {
        for file in ImageSample.all.filter({ ImageHeader($0)?.format != .webp && ImageHeader($0)?.format != .bmp }) {
            let header = try #require(ImageHeader(file))
            #expect(header.isComplete(byteCount: 1_000_000) { _ in nil })
        }
    }

    // MARK: Hostile files

    @Test func noBytesAreTooMuch() {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for _ in 0..<4000 {
            var bytes = ImageSample.all[random.below(ImageSample.all.count)]
            for _ in 0...random.below(6) where !bytes.isEmpty {
                switch random.below(4) {
                case 0: bytes[random.below(bytes.count)] = [0, 0x7F, 0x80, 0xFF][random.below(4)]
                case 1: bytes[random.below(bytes.count)] = UInt8(random.below(256))
                case 2: bytes.removeLast(random.below(bytes.count))
                default: bytes.insert(UInt8(random.below(256)), at: random.below(bytes.count))
                }
            }
            check(bytes, seed)
            let noise = (0..<random.below(80)).map { _ in UInt8(random.below(256)) }
            check(Array(bytes.prefix(random.below(20))) + noise, seed)
        }
    }

    private func check(_ bytes: [UInt8], _ seed: UInt64) {
        guard let header = ImageHeader(bytes) else { return }
        #expect(header.pixelWidth > 0 && header.pixelHeight > 0, "seed \(seed): \(bytes)")
        _ = header.isComplete(byteCount: bytes.count) { Array(bytes[$0]) }
        _ = header.isAnimated(byteCount: bytes.count) { Array(bytes[$0]) }
    }
}
