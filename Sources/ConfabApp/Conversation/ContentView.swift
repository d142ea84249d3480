import Messenger
import TerminalDOM

/// The content of a message, by its kind: the one registry of how each is drawn, the unknown ones among them.
struct ContentView: View {
    typealias Action = Conversation.Action

    let content: MessageContent
    var marks: HitMarks?
    /// The name that an emote is about.
    var actor = ""
    let env: ViewEnvironment

    var node: Node<Action> {
        switch content {
        case .text(let text): StyledTextView(text: text, marks: marks, env: env).node
        case .emote(let text): StyledTextView(text: text.emote(by: actor), marks: marks, env: env).node
        case .image(let file, let caption), .file(let file, let caption): attachment(file, detail: "", caption)
        case .video(let file, let seconds, let caption):
            attachment(file, detail: env.strings.duration(seconds), caption)
        case .voice(_, let seconds, let isPlayed):
            labelled(.voice, env.strings.duration(seconds) + (isPlayed ? "" : " \(env.glyphs[.markedUnread])"))
        case .location(let location): self.location(location)
        case .call: labelled(.call, env.strings.kind(content))
        case .groupEvent, .contactEvent, .lost: Text<Action>(env.strings.kind(content)).wrap().role(.event)
        case .deleted: labelled(.deleted, env.strings.kind(content), role: .placeholder)
        case .undecryptable: labelled(.locked, env.strings.kind(content), role: .placeholder)
        case .invitation: labelled(.invitation, env.strings.kind(content))
        case .report(let report):
            Column<Action> {
                labelled(.report, env.strings.kind(content), role: .error)
                if !report.text.isEmpty { StyledTextView(text: report.text, marks: marks, env: env) }
            }.node
        case .chatLink(let link): chatLink(link)
        case .poll(let poll): self.poll(poll)
        case .unknown(let unknown):
            Column<Action> {
                labelled(.unknown, env.strings.kind(content), role: .placeholder)
                if !unknown.fallback.isEmpty { Text(unknown.fallback).wrap() }
            }.node
        case .damaged: labelled(.unknown, env.strings.kind(content), role: .placeholder)
        }
    }

    /// - Parameter isSaid: whether the text is somebody's, and searched.
    private func labelled(
        _ glyph: GlyphName, _ text: String, role: Role = .attachment, isSaid: Bool = false
    ) -> Node<Action> {
        Row<Action>(spacing: 1) {
            Text(env.glyphs[glyph]).unshrinkable()
            Text(isSaid ? marks.spans(text) : [Span(text)]).wrap()
        }
        .role(role)
    }

    private func attachment(_ file: Attachment, detail: String, _ caption: StyledText) -> Node<Action> {
        let glyph = content.previewLine(env.strings).mark?.glyph ?? .file
        let size = file.byteCount > 0 ? Self.size(file.byteCount) : ""
        let details = [detail, size].filter { !$0.isEmpty }.joined(separator: ", ")
        return Column<Action> {
            labelled(glyph, details.isEmpty ? file.safeName : "\(file.safeName) (\(details))", isSaid: true)
            if !caption.isEmpty { StyledTextView(text: caption, marks: marks, env: env) }
        }.node
    }

    private func location(_ location: Location) -> Node<Action> {
        Column<Action> {
            if !location.title.isEmpty { labelled(.location, location.title) }
            labelled(location.title.isEmpty ? .location : .event, "\(location.latitude), \(location.longitude)")
        }.node
    }

    private func chatLink(_ link: ChatLink) -> Node<Action> {
        Column<Action> {
            labelled(.link, link.name)
            if !link.text.isEmpty { Text(link.text).wrap() }
            Text(link.address).wrap(.character).role(.link).align(.leading)
        }.node
    }

    private func poll(_ poll: Poll) -> Node<Action> {
        Column<Action> {
            labelled(.poll, poll.question, isSaid: true)
            for answer in poll.answers {
                Row(spacing: 1) {
                    Text(env.glyphs[answer.isMine ? .markedUnread : .event]).unshrinkable()
                    Text(marks.spans(answer.text)).wrap()
                    Spacer(minimum: 1)
                    Text(env.strings.grouped(answer.votes)).unshrinkable()
                }
            }
        }.node
    }

    /// A number of bytes in the unit that gives it one to three digits.
    static func size(_ bytes: Int64) -> String {
        var value = Double(bytes)
        for unit in ["bytes", "kB", "MB", "GB"] {
            if value < 1000 || unit == "GB" {
                let tenths = Int((value * 10).rounded())
                let shown = unit == "bytes" || tenths >= 100 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
                return "\(shown) \(unit)"
            }
            value /= 1000
        }
        return ""
    }
}

extension StyledText {
    /// The text of an emote behind the name that it's about, as in “* Ada waves”.
    fileprivate func emote(by name: String) -> StyledText {
        let prefix = name.isEmpty ? "* " : "* \(name) "
        let length = prefix.utf8.count
        let shifted = runs.map { StyleRun(start: $0.start + length, length: $0.length, style: $0.style) }
        return StyledText(prefix + plain, runs: [StyleRun(start: 0, length: length, style: .bold)] + shifted)
    }
}
