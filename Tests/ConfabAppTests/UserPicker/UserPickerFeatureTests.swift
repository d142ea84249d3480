import Messenger
import Testing

@testable import ConfabApp

/// The sheet of profiles without the app around it.
@Suite struct UserPickerFeatureTests {
    private let work = ProfileID(2)
    private let shared = Shared.people

    @Test func choosingAnotherProfileAsksForItAndTakesNoOtherChoice() {
        var picker = UserPicker()
        #expect(picker.reduce(.chosen(.profile(work)), shared) == Outcome(intents: [.switchProfile(work)]))
        #expect(picker.opening.profile == work)
        let opening = picker
        #expect(picker.reduce(.chosen(.add), shared) == Outcome())
        #expect(picker.reduce(.wheelTurned(1), shared) == Outcome())
        #expect(picker == opening)
    }

    @Test func aHeldProfileIsNotAskedFor() {
        var shared = shared
        shared.holders[work] = 4711
        var picker = UserPicker()
        #expect(picker.reduce(.chosen(.profile(work)), shared) == Outcome())
        #expect(picker.spoken(shared, shared.env).last?.contains("process 4711") == true)
        shared.holders = [:]
        #expect(picker.opening.status(shared) == nil, "it is free")
        #expect(picker.perform(.open, shared) == Outcome(intents: [.switchProfile(work)]))
    }

    @Test func theSheetFollowsOnlyTheProfileThatIsOpening() {
        var picker = UserPicker()
        _ = picker.reduce(.chosen(.profile(work)), shared)
        #expect(picker.profileChanged(.takesLong, of: ProfileID(3), shared) == Outcome())
        #expect(!picker.opening.isShown)
        #expect(picker.profileChanged(.takesLong, of: work, shared) == Outcome())
        #expect(picker.opening.status(shared)?.text == "Opening Work…")
        #expect(picker.profileChanged(.notOpened(.offline), of: work, shared) == Outcome())
        #expect(picker.opening.status(shared)?.isProblem == true)
        #expect(picker.opening.profile == nil)
        #expect(picker.profileChanged(.refused(.offline), of: work, shared) == nil, "it changed none")
    }

    @Test func theRowsBelowTheProfilesLeadElsewhere() {
        var picker = UserPicker()
        let page = Layer.profilesPage(ProfilesPage(at: ProfileID(1)))
        #expect(picker.perform(.last, shared) == Outcome())
        #expect(picker.perform(.open, shared) == Outcome(intents: [.addProfile]))
        #expect(picker.reduce(.chosen(.settings), shared).intents == [.command(.settings)])
        #expect(picker.reduce(.chosen(.manage), shared).intents == [.replace(page)])
        #expect(picker.reduce(.chosen(.profile(ProfileID(1))), shared).intents == [.replace(page)])
    }

    @Test func atTheStartThereIsNothingToGoBackTo() {
        var shared = shared
        var picker = UserPicker()
        #expect(picker.back(shared) == nil)
        shared.isLaunching = true
        #expect(picker.back(shared) == Outcome())
    }
}
