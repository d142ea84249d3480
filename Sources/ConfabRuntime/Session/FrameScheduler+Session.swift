package import Loop

extension FrameScheduler {
    /// How often a session draws: keys are answered at once as long as they come no faster than any screen shows them; a
    /// message is shown in a few milliseconds, a thousand of them sixty times a second.
    package static let session = FrameScheduler(
        interval: .microseconds(8333), gathering: .milliseconds(4), serviceInterval: .nanoseconds(16_666_667))
}
