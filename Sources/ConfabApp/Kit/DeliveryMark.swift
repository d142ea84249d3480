import Messenger
import TerminalDOM

/// The delivery state of the user's message.
struct DeliveryMark<Action>: View {
    let state: DeliveryState
    let env: ViewEnvironment

    var node: Node<Action> {
        let role: Role =
            switch state {
            case .sending, .sent, .delivered: .receipt
            case .read: Role.receipt.state("read")
            case .failed: Role.receipt.state("failed")
            }
        return Text(env.glyphs[state.glyph]).role(role).unshrinkable()
    }
}
