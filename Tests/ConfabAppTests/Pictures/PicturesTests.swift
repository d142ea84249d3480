import Foundation
import Loop
import Messenger
import TerminalDOM
import TerminalTesting
import Testing

@testable import ConfabApp

/// Which pictures are drawn, and which are kept.
@Suite struct PicturesTests {
    private func request(_ number: Int, _ columns: Int = 4, _ rows: Int = 2) throws -> PictureRequest {
        let digits = String(number, radix: 16)
        let hash = try #require(FileHash(String(repeating: "0", count: 64 - digits.count) + digits))
        return PictureRequest(hash, size: Size(columns, rows), isExact: true, symbols: .half, colors: .trueColor)
    }

    private func cells(_ columns: Int = 4, _ rows: Int = 2) throws -> PictureCells {
        var random = SystemRandomNumberGenerator()
        return try .photograph(columns: columns, rows: rows, using: &random)
    }

    private func draw(_ request: PictureRequest) -> [AppEffect] { [.perform(.file(.draw(request)))] }

    @Test func onePictureAfterTheOtherIsDrawnAndOnlyThoseOnTheScreen() throws {
        var pictures = Pictures()
        let requests = try (0..<4).map { try request($0) }
        #expect(pictures.want(Array(requests[0...1])) == draw(requests[0]))
        #expect(pictures.want(Array(requests[0...1])).isEmpty)
        // The user scrolls on before the first one is drawn.
        #expect(pictures.want(Array(requests[2...3])).isEmpty)
        #expect(try pictures.reduce(.drawn(requests[0], .drawn(cells()))).effects == draw(requests[2]))
        #expect(try pictures.reduce(.drawn(requests[2], .failed(.notDecoded))).effects == draw(requests[3]))
        #expect(try pictures.reduce(.drawn(requests[3], .drawn(cells()))) == Outcome())
        #expect(pictures.cache[requests[1]] == nil)
        #expect(pictures.cache[requests[2]] == .failed(.notDecoded))
        // Nothing is drawn twice.
        #expect(pictures.want([requests[3], requests[0]]).isEmpty)
        #expect(pictures.want([requests[1]]) == draw(requests[1]))
    }

    /// Every row of the list was built again, so a key that came with a picture waited for that, too.
    @Test func aPictureIsBuiltOnlyWhereItIsShown() throws {
        var state = AppState.fixture(width: 120, open: ChatID(2), messages: [.fixture(1, "Hi")])
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        _ = renderer.render(App.view(state), size: state.size)
        _ = try App.reduce(&state, .pictures(.drawn(request(1), .drawn(cells()))))
        let again = renderer.render(App.view(state), size: state.size)
        #expect(again.patches == [] && again.counters.nodesBuilt == 0)
    }

    @Test func aFailureAtOneSizeKeepsThePictureAtAnother() throws {
        var pictures = Pictures()
        let (small, large) = try (request(1), request(1, 80, 40))
        _ = pictures.want([small])
        _ = try pictures.reduce(.drawn(small, .drawn(cells())))
        #expect(pictures.want([large, small]) == draw(large))
        _ = pictures.reduce(.drawn(large, .failed(.tookTooLong(seconds: 5))))
        #expect(pictures.cache[large] == .failed(.tookTooLong(seconds: 5)))
        guard case .drawn = pictures.cache[small] else {
            Issue.record("the small picture is gone")
            return
        }
        // Once it's no longer on the screen, it's tried again.
        #expect(pictures.want([small]).isEmpty)
        #expect(pictures.want([large]) == draw(large))
    }

    @Test func aMissingProgramIsNamedOnce() throws {
        var pictures = Pictures()
        let requests = try (0..<2).map { try request($0) }
        #expect(pictures.want(requests) == draw(requests[0]))
        #expect(
            pictures.reduce(.drawn(requests[0], .failed(.noProgram)))
                == Outcome(intents: [.problem(.picture(.noProgram))]))
        #expect(pictures.cache.isProgramMissing)
        #expect(pictures.want([]).isEmpty)
        #expect(pictures.want([requests[1]]) == draw(requests[1]))
        #expect(pictures.reduce(.drawn(requests[1], .failed(.noProgram))) == Outcome())
        #expect(pictures.want([requests[1]]).isEmpty)
    }

    @Test func aProgramInstalledMeanwhileIsFoundWhenAPictureIsOpened() throws {
        var pictures = Pictures()
        let request = try request(0)
        _ = pictures.want([request])
        _ = pictures.reduce(.drawn(request, .failed(.noProgram)))
        _ = pictures.want([])
        #expect(pictures.want([request]) == draw(request))
        let drawn = try PictureOutcome.drawn(cells())
        #expect(pictures.reduce(.drawn(request, drawn)) == Outcome())
        #expect(!pictures.cache.isProgramMissing)
        #expect(pictures.cache[request] == drawn)
    }

    @Test func atMostFourMegabytesAreKeptAndNothingFromTheScreenIsDropped() throws {
        var pictures = Pictures()
        let large = try cells(200, 60)
        let most = PictureCache.byteLimit / large.byteCount
        let requests = try (0..<most + 5).map { try request($0, 200, 60) }
        for (index, request) in requests.enumerated() {
            // The first one stays on the screen.
            _ = pictures.want([requests[0], request])
            _ = pictures.reduce(.drawn(request, .drawn(large)))
            #expect(pictures.cache[request] == .drawn(large))
            #expect(pictures.cache[requests[0]] == .drawn(large))
            let kept = requests[...index].filter { pictures.cache[$0] != nil }
            #expect(kept.count * large.byteCount <= PictureCache.byteLimit)
        }
        #expect(pictures.cache[requests[1]] == nil)
    }

    /// So that its row doesn't shrink and grow again.
    @Test func theSpaceOfAPictureIsRememberedWhenItsCellsAreDropped() throws {
        var pictures = Pictures()
        let large = try cells(200, 60)
        var unknown = try request(1000)
        unknown.isExact = false
        #expect(pictures.cache.space(of: unknown) == nil)
        _ = pictures.reduce(.drawn(unknown, try .drawn(cells(3, 1))))
        for number in 0..<PictureCache.byteLimit / large.byteCount + 1 {
            _ = pictures.reduce(.drawn(try request(number, 200, 60), .drawn(large)))
        }
        #expect(pictures.cache[unknown] == nil)
        #expect(pictures.cache.space(of: unknown) == Size(3, 1))
        // At another size, it's another space.
        unknown.size = Size(5, 5)
        #expect(pictures.cache.space(of: unknown) == nil)
    }

    @Test func anAnimatedPictureIsRefusedInEverySizeButItsFirstFrameIsDrawn() throws {
        var pictures = Pictures()
        var (small, large) = try (request(1), request(1, 80, 40))
        (small.refusesAnimation, large.refusesAnimation) = (true, true)
        let page = try request(1, 80, 40)
        #expect(pictures.want([small]) == draw(small))
        #expect(pictures.reduce(.drawn(small, .animated)) == Outcome())
        #expect(pictures.cache[large] == .animated)
        // It's remembered when it scrolls away.
        #expect(pictures.want([]).isEmpty)
        #expect(pictures.want([large]).isEmpty)
        #expect(pictures.want([page, large]) == draw(page))
        let frame = try PictureOutcome.still(cells(80, 40))
        #expect(pictures.reduce(.drawn(page, frame)) == Outcome())
        #expect(pictures.cache[page] == frame)
        #expect(pictures.cache[large] == .animated)
    }

    @Test func aFirstFrameThatIsNotDrawnInTimeLeavesThePictureAnimated() throws {
        var pictures = Pictures()
        var row = try request(1)
        row.refusesAnimation = true
        let page = try request(1, 80, 40)
        _ = pictures.reduce(.drawn(row, .animated))
        _ = pictures.reduce(.drawn(page, .failed(.tookTooLong(seconds: 5))))
        #expect(pictures.cache[page] == .failed(.tookTooLong(seconds: 5)))
        #expect(pictures.cache[row] == .animated)
        // A damaged file can't be shown anywhere.
        _ = pictures.reduce(.drawn(page, .failed(.notDecoded)))
        #expect(pictures.cache[row] == .failed(.notDecoded))
    }

    @Test func theStillsOfAnimatedPicturesCountLikeOthers() throws {
        var pictures = Pictures()
        let large = try cells(200, 60)
        for number in 0..<100 {
            _ = pictures.reduce(.drawn(try request(number % 40, 200, 60), .still(large)))
        }
        let kept = try (0..<40).count { pictures.cache[try request($0, 200, 60)] == .still(large) }
        #expect(kept == PictureCache.byteLimit / large.byteCount)
    }

    @Test func aRecordingHasNoPictures() throws {
        let request = try request(1)
        let cells = try cells()
        let action = AppAction.pictures(.drawn(request, .drawn(cells)))
        let data = try JSONEncoder().encode(action)
        #expect(!String(decoding: data, as: UTF8.self).contains("▄"))
        guard case .pictures(.drawn(request, .drawn(let blank))) = try JSONDecoder().decode(AppAction.self, from: data)
        else {
            Issue.record("it's another action")
            return
        }
        #expect(blank.size == cells.size)
        #expect(blank[0, 0].character == " ")
        let still = try JSONEncoder().encode(PictureOutcome.still(cells))
        guard case .still = try JSONDecoder().decode(PictureOutcome.self, from: still) else {
            Issue.record("it isn't a still any longer")
            return
        }
        let animated = try JSONEncoder().encode(PictureOutcome.animated)
        #expect(try JSONDecoder().decode(PictureOutcome.self, from: animated) == .animated)
        var pictures = Pictures()
        _ = pictures.want([request])
        _ = pictures.reduce(.drawn(request, .drawn(cells)))
        let again = try JSONDecoder().decode(Pictures.self, from: JSONEncoder().encode(pictures))
        #expect(again.cache[request] == nil)
    }

    @Test(arguments: [
        // A photograph fits into the columns or the rows, whichever ends first.
        (4000, 3000, Size(32, 12)), (3000, 4000, Size(18, 12)), (40_000, 100, Size(60, 1)), (1, 100_000, Size(1, 12)),
        // A small picture isn't enlarged.
        (64, 64, Size(8, 4)), (1, 1, Size(1, 1)),
        // Nonsense from a sender.
        (Int.max, Int.max, Size(24, 12)), (-5, 10, Size(1, 1)),
    ])
    func aPictureKeepsItsProportions(width: Int, height: Int, size: Size) {
        #expect(PictureLayout.size(pixelWidth: width, pixelHeight: height, within: Size(60, 12)) == size)
    }

    @Test func smallTerminalsAndOptionsShowNamesInstead() throws {
        let stored = try request(1).file
        let file = Messenger.Attachment(
            name: "a.png", pixelWidth: 400, pixelHeight: 300, place: .stored(path: stored.path))
        var options = Options()
        #expect(PictureRequest(of: file, inMessage: 60, options, .ansi16)?.colors == .ansi16)
        #expect(PictureRequest(of: file, inMessage: 22, options, .trueColor) == nil)
        #expect(PictureRequest(of: file, inMessage: 60, options, .ansi8) == nil)
        options.glyphs = .ascii
        #expect(PictureRequest(of: file, inMessage: 60, options, .trueColor) == nil)
        options = Options()
        options.pictures = false
        #expect(PictureRequest(of: file, inMessage: 60, options, .trueColor) == nil)
        options = Options()
        options.pictureRows = 3
        options.pictureSymbols = .sextant
        let request = PictureRequest(of: file, inMessage: 60, options, .trueColor)
        #expect(request?.size.height == 3)
        #expect(request?.symbols == .sextant)
        let remote = Messenger.Attachment(name: "a.png", place: .stored(path: "../a.png"))
        #expect(PictureRequest(of: remote, inMessage: 60, Options(), .trueColor) == nil)
    }
}
