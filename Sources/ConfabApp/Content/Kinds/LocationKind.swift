import Messenger
import TerminalDOM

extension ContentKind {
    static let location = ContentKind(
        "location", of: { if case .location(let location) = $0 { location } else { nil } },
        abilities: [.open, .reply, .forward, .revoke],
        spoken: { location, content, strings in
            let (kind, title) = (strings.kind(content), location.title.harmlessName)
            return title.isEmpty ? kind : "\(kind) \(title) (\(location.coordinates))"
        },
        copied: { $0.title.isEmpty ? $0.coordinates : "\($0.title) (\($0.coordinates))" },
        view: { location, input in
            Column<Timeline.Action> {
                input.line(.location, location.title.isEmpty ? location.coordinates : location.title)
                if !location.title.isEmpty { Text(location.coordinates) }
            }.node
        })
}
