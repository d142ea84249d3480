internal import Loop
internal import Messenger
package import TerminalDOM

/// The pictures on the screen, and those that were there before, as far as there's space for them.
package struct Pictures: Equatable, Sendable {
    /// The pictures that can be shown.
    package private(set) var cache = PictureCache()
    /// Those on the screen, from the front to the back.
    private(set) var wanted: [PictureRequest] = []
    /// The one that is being drawn.
    private(set) var running: PictureRequest?

    package enum Action: Codable, Equatable, Sendable {
        case drawn(PictureRequest, PictureOutcome)
    }

    /// Draws pictures in these colors from now on.
    package mutating func use(_ colors: ColorDepth) { cache.colors = colors }

    /// Takes a picture that was drawn, and goes on with the next one.
    mutating func reduce(_ action: Action) -> Outcome<AppAction> {
        guard case .drawn(let request, let outcome) = action else { return Outcome() }
        if running == request { running = nil }
        if outcome == .failed(.noProgram) {
            let intents: [Intent] = cache.isProgramMissing ? [] : [.problem(.picture(.noProgram))]
            cache.isProgramMissing = true
            // The next one would fail, too. A change of the pictures on the screen tries again.
            return Outcome(intents: intents)
        }
        cache.isProgramMissing = false
        cache.keep(outcome, for: request, wanted: wanted)
        return Outcome(effects: next())
    }

    /// Requests the pictures that are on the screen now, and no others.
    ///
    /// Without the program, each change of these, such as opening a picture, looks for it once more: it may have been
    /// installed meanwhile.
    mutating func want(_ requests: [PictureRequest]) -> [AppEffect] {
        guard requests != wanted else { return [] }
        wanted = requests
        cache.forgetFailures(except: wanted)
        return next()
    }

    /// Draws the pictures on the screen again whose file was missing, because it may be there now.
    ///
    /// - Parameter file: the only file to try; nil for all.
    mutating func drawMissing(_ file: FileHash? = nil) -> [AppEffect] {
        cache.forgetMissing(file)
        return next()
    }

    /// Wants no pictures. The one that is being drawn isn't waited for.
    mutating func leave() { (wanted, running) = ([], nil) }

    private mutating func next() -> [AppEffect] {
        guard running == nil, let request = wanted.first(where: { cache[$0] == nil }) else { return [] }
        running = request
        return [.perform(.file(.draw(request)))]
    }
}

/// A recording has no pictures.
extension Pictures: Codable {
    package init(from decoder: any Decoder) throws {
        cache.colors = try decoder.singleValueContainer().decode(ColorDepth.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(cache.colors)
    }
}
