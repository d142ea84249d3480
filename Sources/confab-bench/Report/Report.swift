import Foundation

/// The output of figures: one line each, `name value unit`, on standard output, and everything else on standard error.
struct Report {
    /// Names of the wanted figures and groups; empty for all. `bytes` is the group of `bytes.move` and others.
    var wanted: [String] = []

    /// True if any of `names`, which are figures or groups, has something to measure.
    func wants(_ names: String...) -> Bool {
        wanted.isEmpty || names.contains { name in wanted.contains { $0.isWithin(name) || name.isWithin($0) } }
    }

    /// Prints a figure if it's wanted, and a note if it misses its bar.
    func figure(_ name: String, _ value: Double, _ unit: String, digits: Int = 2) {
        guard wanted.isEmpty || wanted.contains(where: { name.isWithin($0) }) else { return }
        // Written at once, so that an interrupted run keeps what it measured.
        FileHandle.standardOutput.write(Data("\(name) \(Self.number(value, digits)) \(unit)\n".utf8))
        if let bar = Bar.of[name], !bar.holds(value) { note("\(name) misses its bar: \(bar)") }
    }

    /// Prints a figure that was counted.
    func figure(_ name: String, _ value: Int, _ unit: String) { figure(name, Double(value), unit, digits: 0) }

    /// Says something that is no figure.
    func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    private static func number(_ value: Double, _ digits: Int) -> String {
        String(format: "%.\(digits)f", value)
    }
}

extension String {
    /// True if the name is `group` or a figure in it.
    fileprivate func isWithin(_ group: String) -> Bool { self == group || hasPrefix(group + ".") }
}

/// A figure's limit.
enum Bar: CustomStringConvertible {
    case atMost(Double)
    case atLeast(Double)

    func holds(_ value: Double) -> Bool {
        switch self {
        case .atMost(let limit): value <= limit
        case .atLeast(let limit): value >= limit
        }
    }

    var description: String {
        switch self {
        case .atMost(let limit): "at most \(limit)"
        case .atLeast(let limit): "at least \(limit)"
        }
    }

    /// The bars, by figure.
    static let of: [String: Bar] = [
        "start.large": .atMost(12), "start.ratio": .atMost(1.5), "key.p50": .atMost(0.8), "key.p99": .atMost(2),
        "key.cpu": .atMost(0.8),
        "frame.total": .atMost(0.5), "bytes.move": .atMost(500), "bytes.type": .atMost(64), "bytes.idle": .atMost(0),
        "bytes.full": .atMost(7168), "bytes.full.rgb": .atMost(12_288), "writes.frame": .atMost(1),
        "rss.large": .atMost(40), "rss.anon": .atMost(25), "import.rate": .atLeast(20_000),
        "idle.wakeups": .atMost(2), "relay.p99": .atMost(20), "snapshot.rate": .atLeast(200),
        "palette.p99": .atMost(16), "switcher.p99": .atMost(16),
        "search.names.p99": .atMost(16), "search.messages.common": .atMost(50), "search.messages.rare": .atMost(50),
        "search.messages.two": .atMost(50), "search.messages.phrase": .atMost(50), "search.index": .atMost(0.7),
        "search.ingest": .atLeast(0.6), "search.rebuild": .atLeast(100_000),
        "theme.switch": .atMost(8), "filter.p99": .atMost(8), "order.p99": .atMost(300), "bump.p99": .atMost(4),
        "bulk.p99": .atMost(100),
        "launch.facts": .atMost(1), "jobs.large": .atMost(250), "jobs.key.p99": .atMost(4),
        "root.p99": .atMost(16), "transition.bytes": .atMost(64_000), "roots.leak": .atMost(2),
        "scroll.row.p99": .atMost(2), "scroll.page.p99": .atMost(2), "burst.longest": .atMost(16),
        "burst.frames": .atMost(62), "theme.start": .atMost(1), "theme.reload": .atMost(200),
        "switch.profile": .atMost(16),
        "chat.open.p99": .atMost(8), "chat.page.p99": .atMost(4), "chat.rss": .atMost(5), "chat.find.p99": .atMost(100),
        "chat.menu.p99": .atMost(8), "chat.names": .atMost(1000), "chat.type.p99": .atMost(2),
        "chat.type.long.p99": .atMost(2), "chat.type.markdown.p99": .atMost(2), "send.row.p99": .atMost(16),
        "chat.type.markup": .atMost(16), "chat.paste": .atMost(50),
        "typing.writes": .atMost(0), "typing.delay.p99": .atMost(50),
        "mention.p99": .atMost(8), "emoji.p99": .atMost(8),
        "file.rate": .atLeast(200), "file.key.p99": .atMost(2),
        "picture.first": .atMost(150), "picture.key.p99": .atMost(2), "picture.bytes": .atMost(48_000),
    ]
}
