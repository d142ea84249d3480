import Loop
package import Messenger
package import TerminalDOM

/// A picture on the whole screen.
package struct PicturePage: Feature {
    /// The picture's file, or the file that has it as its cover.
    package var file: Attachment
    /// The text that belongs to it; empty for none.
    package var caption: String

    package enum Action: Codable, Equatable, Sendable {
        /// The picture was clicked.
        case clicked
    }

    /// The picture in `file`.
    init(_ file: Attachment, caption: StyledText) {
        self.file = file
        self.caption = caption.coveringSecrets.plain.harmlessName
    }

    package var contexts: [KeyContext] { [.picture, .everywhere] }

    /// A click closes it, as Escape does.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        Outcome(intents: [.close])
    }

    /// Opens the file with another program, or saves it.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        switch command {
        case .openLink: Outcome(intents: [file.open(shared.options)])
        case .saveFile: Outcome(intents: [file.save(shared.options)])
        default: nil
        }
    }

    package func pictures(_ shared: Shared) -> [PictureRequest] { request(shared).map { [$0] } ?? [] }

    private func request(_ shared: Shared) -> PictureRequest? {
        PictureRequest(
            of: file.shownPicture, within: Size(shared.size.width - Self.frame.width, height(shared)), grows: true,
            shared.options, shared.colors)
    }

    /// The columns and rows that the border and what is below take.
    private static let frame = Size(4, 3)

    private func height(_ shared: Shared) -> Int {
        max(1, shared.size.height - Self.frame.height - (caption.isEmpty ? 0 : 1))
    }

    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Dialog(title: title, width: shared.size.width, env: env) {
            Layered<Action> {
                picture(shared, env)
                if let note = note(shared, env) { Text(note).role(.placeholder).align(.center, .bottom) }
            }
            .height(height(shared))
            if !caption.isEmpty { Text(caption).align(.center) }
        }.node
            .onClick(.clicked, showsHover: false)
    }

    private var title: String {
        file.byteCount > 0 ? "\(file.safeName) (\(ByteCount.text(file.byteCount)))" : file.safeName
    }

    /// The reason that the picture isn't shown; nil if it is, or will be.
    private func problem(_ shared: Shared, _ pictures: PictureCache) -> PictureProblem? {
        guard let request = request(shared) else { return .noFile }
        if pictures.isProgramMissing { return .noProgram }
        if case .failed(let problem) = pictures[request] { return problem }
        return nil
    }

    /// A few words at the bottom if the picture is animated; nil for others. Only drawing tells, and a line of its own
    /// would leave less space to the picture, which would have to be drawn again.
    private func note(_ shared: Shared, _ env: ViewEnvironment) -> String? {
        guard problem(shared, env.pictures) == nil, let request = request(shared),
            case .still? = env.pictures[request]
        else { return nil }
        return env.strings.isStill(env.key(.openLink, in: .picture))
    }

    private func picture(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        if let problem = problem(shared, env.pictures) {
            return Text<Action>(env.strings.problem(problem)).wrap().align(.center, .center).role(.placeholder).node
        }
        guard let cells = request(shared).flatMap({ env.pictures[$0]?.cells }) else {
            return Spacer<Action>().node
        }
        return Picture<Action>(cells).align(.center, .center)
    }

    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        var lines = [title]
        if !caption.isEmpty { lines.append(caption) }
        if let problem = problem(shared, env.pictures) { lines.append(env.strings.problem(problem)) }
        if let note = note(shared, env) { lines.append(note) }
        return lines
    }
}
