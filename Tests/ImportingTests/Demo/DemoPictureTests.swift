import Messenger
import RandomTesting
import Testing

@testable import Importing

/// The pictures of the demo, which are files as people send them.
@Suite struct DemoPictureTests {
    private func isComplete(_ bytes: some Collection<UInt8>) -> Bool? {
        let bytes = Array(bytes)
        return ImageHeader(bytes)?.isComplete(byteCount: bytes.count) { Array(bytes[$0]) }
    }

    @Test func theirBytesSayWhatIsKnownOfThem() throws {
        for picture in DemoPicture.all {
            let header = try #require(ImageHeader(picture.bytes))
            #expect(header.format.rawValue == picture.mediaType)
            let isAnimated = header.isAnimated(byteCount: picture.bytes.count) { Array(picture.bytes[$0]) }
            #expect(!isAnimated)
            #expect(header.pixelWidth == picture.pixelWidth && header.pixelHeight == picture.pixelHeight)
            #expect(isComplete(picture.bytes) == true)
        }
    }

    @Test func noneIsCompleteWithoutItsEnd() {
        for picture in DemoPicture.all {
            for rest in [1, 2, 12, 200, picture.bytes.count / 2] {
                #expect(isComplete(picture.bytes.dropLast(rest)) == false, "\(rest) bytes of \(picture.name)")
            }
        }
        #expect(isComplete(DemoPicture.boat.bytes.prefix(20_000)) == false)
    }

    @Test func changedBytesAreNoDanger() {
        var random = SeededGenerator(testSeed())
        for _ in 0..<400 {
            var bytes = Array(DemoPicture.all[random.below(DemoPicture.all.count)].bytes.prefix(1000))
            for _ in 0...random.below(8) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
            if let header = ImageHeader(bytes) { #expect(header.pixelWidth > 0 && header.pixelHeight > 0) }
        }
    }
}
