// The feature that keys go to, and the commands that do something there.
extension AppState {
    /// The place of the feature that keys go to.
    var keyPlace: Place? { layers.indices.last.map(Place.layer) ?? focusedPart.map(Place.part) }

    /// The feature that keys go to; nil if Confab couldn't start.
    private var keyFeature: (any Feature)? {
        if let layer = layers.last { return layer.read { $0 } }
        switch root {
        case .launching(let launch): return launch
        case .failed: return nil
        case .registration(let registration): return registration
        case .main(let main):
            switch main.focusedPart {
            case .search: return main.search
            case .conversation: return main.conversation
            case .chatList, .launch, .registration: return main.chatList
            }
        }
    }

    /// The contexts of keys, the innermost first.
    public var keyContexts: [KeyContext] { keyFeature?.contexts ?? [.dialog, .everywhere] }

    /// The contexts of the keys that the footer shows.
    private var shownContexts: [KeyContext] { keyFeature?.shownContexts ?? [.dialog, .everywhere] }

    /// Says of a command if it does something now: the feature with the keys knows, or the root.
    func offers(_ shared: Shared) -> (CommandID) -> Bool {
        let feature = keyFeature
        return { command in
            switch command {
            case .closeBanner: status.banner != nil
            case .openBanner: status.banner?.offer != nil
            case .nextPane, .previousPane: shared.openChat != nil
            default: feature?.offers(command, shared) ?? true
            }
        }
    }

    /// The commands that the footer shows if there is room for them.
    func footerCommands(_ shared: Shared) -> [Footer.Entry] {
        let offers = offers(shared)
        return shownContexts.flatMap { context in
            (Command.inFooter[context] ?? []).filter { offers($0.id) }
        }
    }
}
