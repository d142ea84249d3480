internal import TerminalDOM

/// A writer that applies the modes of a frame and sends its signals.
struct ModeWriter {
    /// The maximum length of a title in scalars; longer ones are cut.
    private static let longestTitle = 256
    private static let longestNotification = 1024

    private var title: String?
    private var mouse: TerminalModes.Mouse?
    private var lastSignal = 0
    private let notifications: Notifications
    private let allowsMouse: Bool

    init(notifications: Notifications, allowsMouse: Bool) {
        self.notifications = notifications
        self.allowsMouse = allowsMouse
    }

    /// Forgets the state of the terminal. Signals that were sent aren't sent again.
    mutating func forget() {
        title = nil
        mouse = nil
    }

    /// Returns true if ``write(_:into:)`` would write anything for `frame`.
    func isPending(_ frame: Frame) -> Bool {
        frame.modes.title != nil && frame.modes.title != title || allowed(frame.modes.mouse) != mouse
            || (frame.signals.last?.number ?? 0) > lastSignal
    }

    mutating func write(_ frame: Frame, into output: inout [UInt8]) {
        let wanted = allowed(frame.modes.mouse)
        if wanted != mouse {
            write(wanted, into: &output)
            mouse = wanted
        }
        if let wanted = frame.modes.title, wanted != title {
            output.append(text: "\u{1B}]2;\(Self.harmless(wanted, longest: Self.longestTitle))\u{7}")
            title = wanted
        }
        for signal in frame.signals where signal.number > lastSignal {
            write(signal.kind, into: &output)
            lastSignal = signal.number
        }
    }

    private func allowed(_ mouse: TerminalModes.Mouse) -> TerminalModes.Mouse { allowsMouse ? mouse : .off }

    private func write(_ mouse: TerminalModes.Mouse, into output: inout [UInt8]) {
        switch (self.mouse, mouse) {
        case (nil, .off): break
        case (_, .off): output.append(text: "\u{1B}[?1002;1003;1006l")
        case (.motion, .clicks): output.append(text: "\u{1B}[?1003l\u{1B}[?1002;1006h")
        case (_, .clicks): output.append(text: "\u{1B}[?1002;1006h")
        // Terminals that don't support motion reports still report dragging.
        case (_, .motion): output.append(text: "\u{1B}[?1002;1003;1006h")
        }
    }

    private func write(_ signal: TerminalSignal.Kind, into output: inout [UInt8]) {
        switch signal {
        case .bell: output.append(0x07)
        case .clipboard(let text): output.append(text: "\u{1B}]52;c;\(Base64.encoded(Array(text.utf8)))\u{7}")
        case .notification(let title, let body):
            let title = Self.harmless(title, longest: Self.longestTitle)
            let body = Self.harmless(body, longest: Self.longestNotification)
            if notifications != .titled {
                let text = body.isEmpty ? title : "\(title): \(body)"
                // Some terminals interpret a leading number as a command: `OSC 9 ; 4` shows progress.
                let isNumbered = text.first?.isNumber == true
                output.append(text: "\u{1B}]9;\(isNumbered ? " " : "")\(text)\u{7}")
            }
            if notifications != .plain {
                let title = String(title.map { $0 == ";" ? "," : $0 })
                output.append(text: "\u{1B}]777;notify;\(title);\(body)\u{7}")
            }
        }
    }

    /// Returns the text without control characters, which would end the surrounding sequence and start another.
    private static func harmless(_ text: String, longest: Int) -> String {
        var result = ""
        for scalar in text.unicodeScalars.prefix(longest) {
            switch scalar.value {
            case 0..<0x20: result.unicodeScalars.append(" ")
            case 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
