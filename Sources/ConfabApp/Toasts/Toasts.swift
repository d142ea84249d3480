internal import Loop
package import Messenger
package import TerminalDOM

/// Short messages that go away by themselves.
package struct Toasts: Codable, Equatable, Sendable {
    /// From the oldest to the newest.
    package var all: [Toast] = []
    /// The number of the last one.
    package var lastNumber = 0

    /// No messages.
    package init() {}

    /// One short message.
    package struct Toast: Codable, Equatable, Sendable {
        /// Counts up.
        package var number: Int
        package var message: Message
        /// Its action, available while it is shown.
        package var offer: Offer?
        /// The request that it says was done, before it is: if the request fails, the message goes.
        package var claim: ServiceRequest?
        /// True if it says that the next Ctrl-C quits.
        package var asksToQuit = false

        /// True if something went wrong.
        package var isError: Bool { message.isProblem }
    }

    /// The content of a short message.
    package enum Message: Codable, Equatable, Sendable {
        /// Something that went well, as a sentence.
        case notice(String)
        /// Something that went wrong.
        case problem(Problem)

        var isProblem: Bool { if case .problem = self { true } else { false } }

        /// True if it says only how many mistakes aren't named.
        var isCount: Bool { if case .problem(.moreMistakes) = self { true } else { false } }

        func text(_ strings: any Strings) -> String {
            switch self {
            case .notice(let text): text
            case .problem(let problem): strings.problem(problem)
            }
        }
    }

    /// The action of a toast.
    package struct Offer: Codable, Equatable, Sendable {
        /// The command of a click; its key does the same in the list.
        package var command: CommandID
        /// For how many seconds it is offered still.
        package var seconds: Int
    }

    package enum Action: Codable, Equatable, Sendable {
        /// Something is to be said.
        case said(String)
        /// Something is to be said that offers a command for so many seconds.
        case offered(String, CommandID, seconds: Int)
        /// A second has passed for what offers something.
        case ticked(Int)
        /// It was there long enough.
        case expired(Int)
        /// These problems no longer exist.
        case retracted([Problem])
        /// It was clicked: what offers nothing goes away.
        case dismissed(Int)
    }

    /// More than these at once push the oldest out.
    static let limit = 4
    static let shortTime: Duration = .seconds(4)
    static let quitTime: Duration = .seconds(2)
    static let errorTime: Duration = .seconds(10)
    private static let tick: Duration = .seconds(1)

    /// Ends the offer of a command that has nothing to do any longer.
    package mutating func endOffer(of command: CommandID) { all.removeAll { $0.offer?.command == command } }

    /// Takes an action.
    package mutating func reduce(_ action: Action) -> [AppEffect] {
        switch action {
        case .said(let text): return say(text)
        case .offered(let text, let command, let seconds):
            all.removeAll { !$0.isError }
            add(.notice(text), offer: Offer(command: command, seconds: seconds))
            return [.after(Self.tick, .toasts(.ticked(lastNumber)), id: .toastTick)]
        case .ticked(let number):
            guard let index = all.firstIndex(where: { $0.number == number }),
                let seconds = all[index].offer?.seconds
            else { return [] }
            guard seconds > 1 else {
                all.remove(at: index)
                return []
            }
            all[index].offer?.seconds = seconds - 1
            return [.after(Self.tick, .toasts(.ticked(number)), id: .toastTick)]
        case .retracted(let problems):
            let messages = problems.map(Message.problem)
            all.removeAll { messages.contains($0.message) }
            return []
        case .expired(let number):
            all.removeAll { $0.number == number }
            return []
        case .dismissed(let number):
            // A click elsewhere doesn't remove a toast with an action, because that action would be lost.
            all.removeAll { $0.number == number && $0.offer == nil }
            return []
        }
    }

    /// Says for a moment that something went well.
    mutating func say(_ text: String) -> [AppEffect] { say(.notice(text), for: Self.shortTime) }

    /// Says for a moment that something went wrong.
    mutating func say(_ problem: Problem) -> [AppEffect] { say(.problem(problem), for: Self.errorTime) }

    private mutating func say(_ message: Message, for time: Duration) -> [AppEffect] {
        // A repeated message stays longer instead of appearing twice, and a new notice replaces the last one. A message with
        // an offer stays until its time is over.
        all.removeAll { $0.offer == nil && ($0.message == message || !message.isProblem && !$0.isError) }
        add(message)
        return [.after(time, .toasts(.expired(lastNumber)))]
    }

    /// Says that something was done before it is: `refused` takes the message back.
    mutating func claim(_ text: String, unless refused: ServiceRequest) -> [AppEffect] {
        let effects = say(text)
        all[all.count - 1].claim = refused
        return effects
    }

    /// Shows each message as long as a new one, on a screen that has just come.
    mutating func restart() -> [AppEffect] {
        all.map { toast in
            if toast.offer != nil { return .after(Self.tick, .toasts(.ticked(toast.number)), id: .toastTick) }
            let time = toast.asksToQuit ? Self.quitTime : toast.isError ? Self.errorTime : Self.shortTime
            return .after(time, .toasts(.expired(toast.number)))
        }
    }

    /// Removes what went wrong, for a user who has read it.
    mutating func dismissErrors() -> [AppEffect] {
        all.removeAll { $0.isError && $0.offer == nil }
        return []
    }

    /// True while the user is told that the next Ctrl-C quits.
    var asksToQuit: Bool { all.contains(where: \.asksToQuit) }

    /// Says for so long that the next Ctrl-C or Ctrl-Q quits.
    mutating func askToQuit(_ text: String, for time: Duration) -> [AppEffect] {
        all.removeAll { $0.offer == nil && !$0.isError }
        add(.notice(text))
        all[all.count - 1].asksToQuit = true
        return [.after(time, .toasts(.expired(lastNumber)))]
    }

    private mutating func add(_ message: Message, offer: Offer? = nil) {
        lastNumber += 1
        all.append(Toast(number: lastNumber, message: message, offer: offer))
        guard all.count > Self.limit else { return }
        all.remove(at: all.firstIndex { $0.offer == nil } ?? 0)
    }

    /// In the upper right corner, away from what is being written, in at most so many columns; what went wrong above what
    /// went well. An offer shows the key that gives its command in `contexts`.
    package func view(width: Int, keys contexts: [KeyContext], _ env: ViewEnvironment) -> Node<AppAction> {
        Column<AppAction> {
            column(all.filter(\.isError), role: Role.toast.state("error"), width: width, contexts, env)
            column(all.filter { !$0.isError }, role: .toast, width: width, contexts, env)
        }
        .node.align(.trailing, .top)
    }

    private func column(
        _ toasts: [Toast], role: Role, width: Int, _ contexts: [KeyContext], _ env: ViewEnvironment
    ) -> Node<AppAction> {
        Column<AppAction> {
            for toast in toasts {
                Row {
                    Text(toast.message.text(env.strings)).wrap(limit: toast.isError ? 6 : 4)
                        .padding(.symmetric(columns: 1))
                        .grow()
                        .onClick(.toasts(.dismissed(toast.number)))
                    button(of: toast, contexts, env)
                }
                .role(role)
            }
        }
        .width(atMost: min(60, width))
        .align(.trailing)
    }

    /// The toast to show if there's room for one: something that went wrong, or else the last one. A mistake says more
    /// than the number of the others.
    var mostUrgent: Toast? {
        let problems = all.filter(\.isError)
        return problems.last { !$0.message.isCount } ?? problems.last ?? all.last
    }

    /// The columns of a toast and its button in one line.
    func columns(of toast: Toast, keys contexts: [KeyContext], _ env: ViewEnvironment) -> Int {
        DisplayWidth.of(toast.message.text(env.strings)) + 2 + buttonColumns(of: toast, contexts, env)
    }

    private func buttonColumns(of toast: Toast, _ contexts: [KeyContext], _ env: ViewEnvironment) -> Int {
        let offer = toast.offer.map { env.strings.offer($0, key: env.key($0.command, in: contexts)) }
        return offer.map { DisplayWidth.of($0) + 1 } ?? (toast.isError ? 2 : 0)
    }

    /// With fewer columns beside its button, the first row of a toast that has further ones would be torn.
    private static let leastBesideButton = 20
    /// The same if the toast has only one more row, which is worth more than the look of the first one.
    private static let leastBesideButtonInTwoRows = 6

    /// A toast for the place of the footer, on a screen of `size`. Only its first row gives up columns to its button and
    /// to the part of the footer beside it. If they would leave too little of that row, the button is below the text.
    func line(
        _ toast: Toast, on size: Size, beside footer: Footer?, keys contexts: [KeyContext], _ env: ViewEnvironment
    ) -> Node<AppAction> {
        let role = toast.isError ? Role.toast.state("error") : .toast
        let text = toast.message.text(env.strings)
        let rows = max(2, size.height / 4)
        let footerColumns = footer?.width ?? 0
        let taken = footerColumns + buttonColumns(of: toast, contexts, env)
        let left = size.width - 2 - taken
        let least = rows > 2 ? max(Self.leastBesideButton, size.width / 2) : Self.leastBesideButtonInTwoRows
        let isBelow = toast.offer != nil && left < least && left < DisplayWidth.of(text)
        return Column<AppAction> {
            Layered<AppAction> {
                Text(text)
                    .wrap(limit: isBelow ? rows - 1 : rows, beside: isBelow ? footerColumns : taken)
                    .padding(.symmetric(columns: 1)).role(role)
                    .onClick(.toasts(.dismissed(toast.number)))
                Row<AppAction> {
                    if !isBelow { Row<AppAction> { button(of: toast, contexts, env) }.role(role).unshrinkable() }
                    if let footer { footer.node.width(footer.width) }
                }
                .align(.trailing, .top)
            }
            if isBelow {
                Row<AppAction> {
                    Spacer()
                    button(of: toast, contexts, env)
                }
                .role(role)
            }
        }
        .node
    }

    @ViewBuilder<AppAction> private func button(
        of toast: Toast, _ contexts: [KeyContext], _ env: ViewEnvironment
    ) -> Nodes<AppAction> {
        if let offer = toast.offer {
            // No larger than its words: a theme may underline it.
            Text(env.strings.offer(offer, key: env.key(offer.command, in: contexts)))
                .role(.toastButton).unshrinkable().align(nil, .top)
                .onClick(.command(offer.command))
            Text(" ").unshrinkable()
        } else if toast.isError {
            Text("\(env.glyphs[.remove]) ").unshrinkable().onClick(.toasts(.dismissed(toast.number)))
        }
    }
}
