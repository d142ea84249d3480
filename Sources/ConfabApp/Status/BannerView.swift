import Messenger
import TerminalDOM

/// A banner above the rows: what is to be known, what can be done about it, and a way to close it.
struct BannerView: View, Equatable {
    let banner: Banner
    let width: Int
    let isShort: Bool
    let env: ViewEnvironment

    var node: Node<AppAction> {
        Lazy<AppAction>(self) { $0.shown }.role(role)
    }

    private var role: Role {
        if banner.isAlarm { return Role.banner.state("alarm") }
        return banner.kind == .hint ? Role.banner.state("hint") : .banner
    }

    private var shown: Node<AppAction> {
        Row<AppAction> {
            Text(" \(env.glyphs[banner.isAlarm ? .trouble : .notice]) ").unshrinkable()
            Column {
                Text(env.strings.banner(banner, helpKey: env.key(.help, in: .everywhere))).wrap(
                    limit: isShort ? 1 : 4)
                if let offered, !isShort {
                    Text(offered).role(.bannerOffer).align(.leading).onClick(.command(.openBanner))
                }
            }
            .grow()
            Text(" \(env.glyphs[.remove]) ").role(.bannerClose).unshrinkable().align(nil, .top)
                .onClick(.command(.closeBanner))
        }
        .node
    }

    /// The banner's action, with its key.
    private var offered: String? {
        guard let offer = banner.offer(env.options) else { return nil }
        let key = env.key(.openBanner, in: .chatList)
        return env.strings.offer(offer) + (key.isEmpty ? "" : ": \(key)")
    }
}
