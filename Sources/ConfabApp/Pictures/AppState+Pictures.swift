import Loop
import TerminalDOM

extension AppState {
    /// Has the pictures drawn that are on the screen after an action, and no others.
    mutating func wantPictures() -> [AppEffect] {
        let isShown = main?.conversation?.timeline.showsPictures == true || !layers.isEmpty
        // Nearly always there are none, before and after.
        guard isShown || !pictures.wanted.isEmpty else { return [] }
        let shared = Shared(self)
        let inFront = layers.reversed().flatMap { layer in layer.read { $0.pictures(shared) } }
        let behind = main?.conversation?.pictures(shared) ?? []
        return pictures.want(inFront + behind)
    }
}
