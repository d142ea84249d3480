import Messenger
import TerminalDOM

/// The delivery state of the user's message, or the number of people who have read it.
struct DeliveryMark<Action>: View {
    let state: DeliveryState
    var readers = 0
    let env: ViewEnvironment

    var node: Node<Action> {
        let role: Role =
            switch state {
            case .sending, .sent, .delivered: .receipt
            case .read: Role.receipt.state("read")
            case .failed: Role.receipt.state("failed")
            }
        let mark = readers > 0 ? "\(env.glyphs[.read]) \(readers)" : env.glyphs[state.glyph]
        return Text(mark).role(role).unshrinkable()
    }
}
