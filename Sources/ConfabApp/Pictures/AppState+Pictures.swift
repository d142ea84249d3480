import Loop
import TerminalDOM

extension AppState {
    /// Requests the pictures on the screen after an action: those of the layers first, then those of the chat behind them.
    mutating func requestPictures() -> [AppEffect] {
        guard main != nil || !layers.isEmpty else { return [] }
        let shared = Shared(self)
        let inFront = layers.reversed().flatMap { layer in layer.read { $0.pictures(shared) } }
        let behind = main?.conversation?.pictures(shared) ?? []
        return pictures.want(inFront + behind)
    }
}
