import Foundation
import Messenger
import Testing

/// Voices: their levels, their limits, and the drafts that have one.
@Suite struct VoiceTests {
    /// Samples of these values, the lower byte first.
    private func samples(_ values: [Int16]) -> [UInt8] {
        values.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    }

    @Test func levelsAreRelativeToTheLoudestSlice() {
        let quiet = [Int16](repeating: 5000, count: 24 * 100)
        let loud = [Int16](repeating: -10_000, count: 24 * 100)
        let levels = VoiceLevels.of(samples(quiet + loud))
        #expect(levels == [UInt8](repeating: 128, count: 24) + [UInt8](repeating: 255, count: 24))
        #expect(VoiceLevels.of(samples([Int16](repeating: .min, count: 9600))).allSatisfy { $0 == 255 })
    }

    @Test func silenceHasNoLevelsAndFewSamplesFillAllSlices() {
        #expect(VoiceLevels.of(samples([Int16](repeating: 9, count: 9600))) == [UInt8](repeating: 0, count: 48))
        #expect(VoiceLevels.of(samples([9000])) == [UInt8](repeating: 255, count: 48))
        #expect(VoiceLevels.of([]) == [] && VoiceLevels.of([7]) == [])
    }

    @Test func fewerColumnsHaveTheHighestOfTheirLevels() {
        let levels = (0..<48).map { UInt8($0) }
        #expect(VoiceLevels.merged(levels, columns: 4) == [11, 23, 35, 47])
        #expect(VoiceLevels.merged(levels, columns: 48) == levels)
        #expect(VoiceLevels.merged([1, 9], columns: 4) == [1, 1, 9, 9])
        #expect(VoiceLevels.merged([], columns: 4) == [] && VoiceLevels.merged(levels, columns: 0) == [])
    }

    @Test func aVoiceFromOthersKeepsToTheLimits() throws {
        let voice = Voice(Attachment(name: "a"), seconds: -3, levels: [UInt8](repeating: 7, count: 5000))
        #expect(voice.seconds == 0 && voice.levels.count == 48)
        let sent = try JSONEncoder().encode(Voice(Attachment(name: "a"), seconds: 3, levels: [1, 2]))
        let text = String(decoding: sent, as: UTF8.self)
            .replacingOccurrences(
                of: "[1,2]", with: "[\([String](repeating: "9", count: 5000).joined(separator: ","))]")
        #expect(try JSONDecoder().decode(Voice.self, from: Data(text.utf8)).levels.count == 48)
    }

    @Test func aRecordingInADraftIsSentAsAVoice() {
        let file = DraftAttachment(
            "/data/files/a", givenName: "voice.ogg", mediaType: "audio/ogg", byteCount: 9,
            recording: Recorded(seconds: 12, levels: [1, 2]))
        let attachment = Attachment(name: "voice.ogg", mediaType: "audio/ogg", byteCount: 9)
        #expect(
            file.content(caption: "Hi") == .voice(Voice(attachment, seconds: 12, levels: [1, 2]), caption: "Hi"))
        // A file of sound that isn't a recording stays a file.
        #expect(
            DraftAttachment("/tmp/song.ogg", mediaType: "audio/ogg").content(caption: "")
                == .file(Attachment(name: "song.ogg", mediaType: "audio/ogg"), caption: ""))
    }

    @Test func aForwardedVoiceIsNewToItsReaders() {
        let voice = Voice(Attachment(name: "a"), seconds: 3, levels: [1], isPlayed: true)
        #expect(
            MessageContent.voice(voice, caption: "Hi").asForwarded
                == .voice(Voice(Attachment(name: "a"), seconds: 3, levels: [1]), caption: "Hi"))
    }

    @Test(arguments: [
        ("ffmpeg -i pipe:0", ["ffmpeg", "-i", "pipe:0"]), ("  a\t b ", ["a", "b"]), ("", []),
        ("'my player' \"a b\"", ["my player", "a b"]), ("a\\ b 'c\\d'", ["a b", "c\\d"]), ("a '' b", ["a", "", "b"]),
        ("say \"it's\" 'so \"loud\"'", ["say", "it's", "so \"loud\""]), ("'open", ["open"]), ("a$HOME;b", ["a$HOME;b"]),
    ])
    func aCommandIsReadWithoutAShell(line: String, words: [String]) { #expect(line.commandWords == words) }

    @Test func aVoiceIsAtMostADayLongWhateverItsSenderSays() throws {
        let file = Attachment(name: "a")
        #expect(Voice(file, seconds: Int.max).seconds == 86_400 && Voice(file, seconds: -1).seconds == 0)
        var forged = try JSONEncoder().encode(Voice(file, seconds: 7))
        forged = Data(String(decoding: forged, as: UTF8.self).replacing("7", with: "9007199254740991").utf8)
        #expect(try JSONDecoder().decode(Voice.self, from: forged).seconds == 86_400)
    }
}
