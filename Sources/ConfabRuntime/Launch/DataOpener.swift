import ConfabApp
import Logging
import MessageStore
import Messenger

/// Opens the data directory for a session, and reads what the first screen needs of it.
struct DataOpener: Sendable {
    let options: RunOptions
    /// The directory of the sample data, which is written at the first opening.
    let demo: DemoDirectory?
    let now: Timestamp
    let log: Logger
    /// Nil if nobody asks how long the start takes.
    var phases: StartPhases?
    /// Takes what isn't an answer, from any thread.
    let tell: @Sendable (AppAction) -> Void

    private var directory: String { options.places.data }
    /// True if nothing is written, to show one screen.
    var readsOnly: Bool { options.once != nil }
    /// A screen that is shown once, and sample data, are there whatever becomes of it.
    private var takesRisks: Bool { readsOnly || options.isDemo }

    /// Opens the data, and reads the profiles.
    ///
    /// - Parameters:
    ///   - risks: the risks that the user has taken.
    ///   - wait: hears of the process that rewrites the data meanwhile, 0 for an unknown one; nil when it's done.
    ///   - opened: takes the store before anything in it is read.
    /// - Throws: a problem, or an error of the store, if it can't be opened, or if that's risky.
    func open(
        accepting risks: Set<LaunchRisk>, wait: @escaping @Sendable (Int32?) -> Void,
        opened: @escaping @Sendable (MessageStore) -> Void
    ) throws -> sending (backend: StoreBackend, facts: AppAction) {
        let preflight = Preflight(directory)
        if !takesRisks { try preflight.check(accepting: risks) }
        phases?.end(.preflight)
        var isCounted = !takesRisks && preflight.starts.begin()
        do {
            let store = try openStore { process in
                if !takesRisks {
                    if isCounted { preflight.starts.withdraw() }
                    isCounted = process == nil && preflight.starts.begin()
                }
                wait(process)
            }
            phases?.end(.open)
            opened(store)
            if !takesRisks { preflight.remember(risks) }
            return try read(store)
        } catch {
            // A failure that is said is no early end.
            if isCounted { preflight.starts.withdraw() }
            throw error
        }
    }

    /// Reads the profiles.
    private func read(_ store: MessageStore) throws -> sending (backend: StoreBackend, facts: AppAction) {
        try demo?.fill(store, now: now)
        let exposed = (store.exposedPaths + options.places.tightenPermissions()).map {
            Problem.storage(.exposed(path: $0))
        }
        let backend = try StoreBackend(
            store: store, profileName: options.profile, readsOnly: readsOnly,
            // The next demo would show the closed hints again.
            showsHints: !options.isDemo,
            problems: readsOnly ? [] : exposed, stickers: options.places.stickers, provider: options.provider, log: log,
            tell: tell)
        backend.open()
        let facts = backend.read(.profiles)
        phases?.end(.profiles)
        return (backend, facts)
    }

    /// Forgets the starts that ended early: this one is ready, or the user quits.
    func clearStarts() { if !takesRisks { StartCounter(directory).clear() } }

    /// Opens the store. Showing a screen once works even if nothing can be written there, and creates nothing: the path may be
    /// mistyped.
    private func openStore(_ wait: (Int32?) -> Void) throws -> MessageStore {
        guard readsOnly, !options.isDemo, !options.startsOver else {
            return try MessageStore(directory: directory, wait: wait)
        }
        try MessageStore.requireDatabase(in: directory)
        return try MessageStore(reading: directory, wait: wait)
    }
}
