import Messenger
import TerminalDOM

/// The delivery state of the user's message.
struct DeliveryMark<Action>: View {
    let state: DeliveryState
    let env: ViewEnvironment

    var node: Node<Action> { Text<Action>([span]).unshrinkable() }

    var span: Span {
        let (glyph, role): (GlyphName, Role) =
            switch state {
            case .sending: (.sending, .receipt)
            case .sent: (.sent, .receipt)
            case .delivered: (.delivered, .receipt)
            case .read: (.read, Role.receipt.state("read"))
            case .failed: (.failed, Role.receipt.state("failed"))
            }
        return Span(env.glyphs[glyph], role)
    }
}

extension PreviewLine.Mark {
    /// The symbol that stands for it.
    var glyph: GlyphName {
        switch self {
        case .draft: .draft
        case .failed: .failed
        case .image: .image
        case .video: .video
        case .voice: .voice
        case .file: .file
        case .location: .location
        case .call: .call
        case .report: .report
        case .link: .link
        case .poll: .poll
        case .invitation: .invitation
        case .event: .event
        case .deleted: .deleted
        case .locked: .locked
        case .unknown: .unknown
        }
    }
}
