import Messenger
import TerminalDOM

@testable import ConfabApp

extension Shared {
    /// The shared part of an app in which a profile with the fixtures' tags is open.
    static let fixture = Shared(
        size: Size(80, 24), clock: .fixture, profile: .fixture(), tags: ChatTag.fixtures,
        capabilities: ServiceSession.fixture.capabilities)

    /// The same on a machine with other profiles.
    static var people: Shared {
        var shared = fixture
        shared.profiles = AppState.people().profiles
        return shared
    }

    /// The environment for views of features.
    var env: ViewEnvironment { ViewEnvironment(AppState(size: size, clock: clock, options: options)) }
}
