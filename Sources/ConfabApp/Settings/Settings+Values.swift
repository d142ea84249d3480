import Loop
import Messenger
import TerminalDOM

// Values that the page gives to the selected option.
extension Settings {
    /// Does what Enter asks for on the selected option.
    mutating func activate(_ shared: Shared) -> Outcome<Action> {
        guard let option = selectedOption(shared) else { return Outcome() }
        // Themes can be looked at all the same.
        if option.kind == .theme {
            return Outcome(intents: [.present(.themes(ThemePicker()))])
        }
        if let refusal = refusal(option, shared) { return refusal }
        switch (option.kind, shared.value(of: option, for: target)) {
        case (.flag, .flag(let isOn)): return set(option, .flag(!isOn), shared)
        case (.choice(let words), .text(let word)): menu = words.firstIndex(of: word) ?? 0
        case (_, let value):
            var editor = EditableText(value.stored)
            editor.apply(.selectAll)
            self.editor = editor
        }
        return Outcome()
    }

    /// Takes the value that is so many further on.
    mutating func step(by step: Int, _ shared: Shared) -> Outcome<Action> {
        guard let option = selectedOption(shared) else { return Outcome() }
        let value = shared.value(of: option, for: target)
        switch (option.kind, value) {
        case (.flag, .flag): return set(option, .flag(step > 0), shared)
        case (.number(let range), .number(let number)):
            let next = number + step * option.step
            return set(option, .number(max(range.lowerBound, min(next, range.upperBound))), shared)
        case (.choice(let words), .text(let word)):
            let next = ListSelection(word, in: words).moved(by: step)
            return set(option, next.map { .text($0) } ?? value, shared)
        case (.theme, _): return activate(shared)
        default: return Outcome()
        }
    }

    mutating func reset(_ shared: Shared) -> Outcome<Action> {
        guard let option = selectedOption(shared) else { return Outcome() }
        return set(option, shared.inherited(option, by: target), shared)
    }

    /// Gives the option that was changed last the value that it had, and goes there.
    mutating func undoLast() -> Outcome<Action>? {
        guard let last = former.popLast() else { return nil }
        leaveFields()
        selection = last.option
        target = last.target
        scroll = ListScroll(viewport?.scroll.position ?? scroll.position, reveal: last.option.rawValue)
        return Outcome(intents: [.setOption(last.option, last.value, for: last.target)])
    }

    mutating func chooseWord(_ index: Int, _ shared: Shared) -> Outcome<Action> {
        leaveFields()
        guard let option = OptionDeclaration.named(selection), menuWords.indices.contains(index) else {
            return Outcome()
        }
        return set(option, .text(menuWords[index]), shared)
    }

    /// Takes what was typed, unless it is none.
    mutating func commit(_ shared: Shared) -> Outcome<Action> {
        guard let option = OptionDeclaration.named(selection), let typed = editor?.text else { return Outcome() }
        guard let value = option.value(stored: typed.trimmed) else {
            isNoValue = true
            return Outcome()
        }
        leaveFields()
        return set(option, value, shared)
    }

    /// Sets an option that isn't set to `value` yet, and can be changed here.
    private mutating func set(_ option: OptionDeclaration, _ value: OptionValue, _ shared: Shared) -> Outcome<Action> {
        let before = shared.value(of: option, for: target)
        guard value != before else { return Outcome() }
        if let refusal = refusal(option, shared) { return refusal }
        former.append(Former(option: option.id, value: before, target: target))
        return Outcome(intents: [.setOption(option.id, value, for: target)])
    }

    /// The notice that something else sets the option; nil if the page does.
    private func refusal(_ option: OptionDeclaration, _ shared: Shared) -> Outcome<Action>? {
        let origin = shared.optionLayers.origin(of: option.id)
        guard origin.isFixed else { return nil }
        return Outcome(intents: [.notice(shared.strings.fixed(origin, config: shared.optionLayers.configName))])
    }
}

extension Settings {
    /// Goes on to the next chats that options can be set for.
    mutating func turnTarget(_ shared: Shared) {
        let targets = shared.optionTargets
        let next = (targets.firstIndex(of: target) ?? -1) + 1
        target = targets[next % targets.count]
        let shown = rows(shared).compactMap(\.option?.id)
        if !shown.contains(selection), let first = shown.first { selection = first }
        scroll = ListScroll(.start, reveal: selection.rawValue)
    }

    /// True if an option has a value of its own for the chats that the page is for.
    func isChanged(_ option: OptionDeclaration, _ shared: Shared) -> Bool {
        shared.value(of: option, for: target) != shared.inherited(option, by: target)
    }
}

extension Shared {
    /// The chats that options can be set for.
    var optionTargets: [OptionTarget] {
        guard profile != nil else { return [.all] }
        return [.all, .profile] + OptionTarget.KindOfChat.allCases.map { .kind($0) }
            + (openChat.map { [OptionTarget($0)] } ?? [])
    }

    /// The current value of an option for some chats.
    func value(of option: OptionDeclaration, for target: OptionTarget) -> OptionValue {
        // The list has its own order, which it follows.
        if case .list = option.place { return .text(chatOrder.rawValue) }
        guard option.isPerChat else { return option.value(in: options) }
        return optionLayers.value(of: option.id, for: target) ?? option.standard
    }

    /// The value that an option has for these chats if they have none of their own.
    func inherited(_ option: OptionDeclaration, by target: OptionTarget) -> OptionValue {
        guard option.isPerChat else { return option.standard }
        return target.wider.flatMap { optionLayers.chosen(option.id, for: $0) } ?? option.standard
    }
}
