import Messenger
import TerminalDOM

extension ContentKind {
    static let call = ContentKind(
        "call", of: { if case .call(let call) = $0 { call } else { nil } }, abilities: [],
        view: { _, input in
            input.line(.call, input.env.strings.kind(input.content, isOwn: input.sender == .me))
        })
}
