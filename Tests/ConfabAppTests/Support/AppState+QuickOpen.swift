@testable import ConfabApp

extension AppState {
    /// The palette or the switcher, if it's in front.
    var quickOpen: Layer? { layers.last.flatMap { $0.isQuickOpen ? $0 : nil } }
}
