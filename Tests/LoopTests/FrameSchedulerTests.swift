import Loop
import Testing

@Suite struct FrameSchedulerTests {
    private var frames = FrameScheduler(interval: .milliseconds(16))

    private func at(_ milliseconds: Int) -> Instant { Instant(.milliseconds(milliseconds)) }

    @Test func withoutAChangeThereIsNoFrameAndNoDeadline() {
        #expect(frames.decision(at: at(1000)) == .nothing)
        #expect(frames.deadline == nil)
    }

    @Test mutating func theFirstInputIsDrawnAtOnce() {
        frames.stateChanged(by: .input, at: at(5))
        #expect(frames.decision(at: at(5)) == .drawNow)
        frames.drawn(at: at(6))
        #expect(frames.decision(at: at(100)) == .nothing)
    }

    @Test mutating func inputSoonAfterInputIsDrawnAtTheEndOfItsInterval() {
        frames.stateChanged(by: .input, at: at(100))
        frames.drawn(at: at(100))
        frames.stateChanged(by: .input, at: at(104))
        #expect(frames.decision(at: at(104)) == .draw(at: at(116)))
        frames.stateChanged(by: .input, at: at(110))
        #expect(frames.decision(at: at(115)) == .draw(at: at(116)))
        #expect(frames.decision(at: at(116)) == .drawNow)
    }

    @Test mutating func inputLongAfterInputIsDrawnAtOnce() {
        frames.stateChanged(by: .input, at: at(100))
        frames.drawn(at: at(100))
        frames.stateChanged(by: .input, at: at(116))
        #expect(frames.decision(at: at(116)) == .drawNow)
    }

    @Test mutating func whatAFrameAsksForIsDrawnRightAfterIt() {
        frames.stateChanged(by: .input, at: at(100))
        frames.drawn(at: at(100))
        frames.stateChanged(by: .frame, at: at(101))
        #expect(frames.decision(at: at(101)) == .drawNow)
    }

    @Test(arguments: [true, false])
    mutating func framesThatAskForEachOtherForEverAreSlowedDown(changedScreen: Bool) {
        for time in 100..<103 {
            frames.stateChanged(by: .frame, at: at(time))
            #expect(frames.decision(at: at(time)) == .drawNow)
            frames.drawn(at: at(time), changedScreen: changedScreen)
        }
        frames.stateChanged(by: .frame, at: at(103))
        #expect(frames.decision(at: at(103)) == .draw(at: at(118)))
        // Somebody's key is another matter.
        frames.stateChanged(by: .input, at: at(104))
        frames.drawn(at: at(119))
        frames.stateChanged(by: .input, at: at(200))
        frames.drawn(at: at(200))
        frames.stateChanged(by: .frame, at: at(201))
        #expect(frames.decision(at: at(201)) == .drawNow)
    }

    @Test mutating func whatServicesSayIsGatheredFromTheFirstOfIt() {
        frames.drawn(at: at(0))
        for time in [100, 105, 115] { frames.stateChanged(by: .service, at: at(time)) }
        #expect(frames.decision(at: at(115)) == .draw(at: at(116)))
        #expect(frames.decision(at: at(116)) == .drawNow)
    }

    @Test mutating func inputTakesWhatIsGatheredAlong() {
        frames.stateChanged(by: .service, at: at(100))
        frames.stateChanged(by: .input, at: at(103))
        #expect(frames.decision(at: at(103)) == .drawNow)
        frames.drawn(at: at(104))
        #expect(frames.deadline == nil)
    }

    @Test mutating func whatServicesSayDelaysNoInput() {
        frames.stateChanged(by: .input, at: at(100))
        frames.drawn(at: at(100))
        frames.stateChanged(by: .service, at: at(110))
        frames.drawn(at: at(126))
        frames.stateChanged(by: .input, at: at(127))
        #expect(frames.decision(at: at(127)) == .drawNow)
        frames.drawn(at: at(127))
        // Nor does input come too often because of it.
        frames.stateChanged(by: .input, at: at(128))
        #expect(frames.decision(at: at(128)) == .draw(at: at(143)))
    }

    @Test mutating func aShorterGatheringTimeStillKeepsTheFrameInterval() {
        var frames = FrameScheduler(interval: .milliseconds(16), gathering: .milliseconds(2))
        frames.stateChanged(by: .service, at: at(50))
        #expect(frames.deadline == at(52))
        frames.drawn(at: at(52))
        frames.stateChanged(by: .service, at: at(54))
        #expect(frames.deadline == at(68))
    }

    @Test mutating func inputDoesNotPutOffWhatServicesSendByTheirInterval() {
        var frames = FrameScheduler(
            interval: .milliseconds(8), gathering: .milliseconds(4), serviceInterval: .milliseconds(16))
        frames.stateChanged(by: .input, at: at(100))
        frames.drawn(at: at(100))
        frames.stateChanged(by: .service, at: at(102))
        #expect(frames.deadline == at(108))
        frames.drawn(at: at(108))
        frames.stateChanged(by: .input, at: at(110))
        frames.drawn(at: at(110))
        // A burst of them stays slow.
        frames.stateChanged(by: .service, at: at(112))
        #expect(frames.deadline == at(124))
    }

    @Test mutating func aFrameThatCameLateDoesNotDrawTwice() {
        frames.stateChanged(by: .input, at: at(10))
        #expect(frames.decision(at: at(90)) == .drawNow)
        frames.drawn(at: at(90))
        #expect(frames.decision(at: at(106)) == .nothing)
    }
}
