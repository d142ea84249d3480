import Messenger
package import TerminalDOM

extension Settings {
    /// Wider than this the page is harder to read, not easier.
    private static let width = 92
    /// Narrower than this there's no room for what the mouse changes values with.
    private static let roomForControls = 44
    /// The columns of a row beside the name and the value: marks, blanks, and the scrollbar.
    private static let markColumns = 6
    /// The columns of the steps and the reset button.
    private static let controlColumns = 9

    /// The page, over all of the screen.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let rows = rows(shared)
        // As high as all of it, whatever is found, so that nothing jumps while one types.
        let columns = min(Self.width, shared.size.width) - 4
        let all = Settings().rows(shared).reduce(0) { $0 + 1 + valueRows(of: $1, shared, columns: columns, env) }
        let isTall = shared.size.isTall
        let helpRows = shared.size.isLow ? 0 : isTall ? 3 : 2
        let room = shared.size.height - 1 - 2
        return Layered<Action> {
            Dialog(title: env.strings.settingsTitle(), width: Self.width, env: env) {
                if !shared.size.isLow || isSearching || !query.isEmpty {
                    SearchLine(
                        text: query, placeholder: env.strings.settingsSearch(), isFocused: isSearching,
                        key: env.key(.search, in: .settings), env: env
                    ) { .searchClicked($0) }
                }
                if hasTargets(shared) { targetLine(shared, env) }
                if isTall { Text("") }
                if rows.isEmpty {
                    Text(env.strings.noSettings()).wrap().role(.dialogHelp).grow()
                } else {
                    List<Action>(
                        rows, id: { $0.id }, scroll: scroll, onViewport: { .viewportChanged($0) }
                    ) { row($0, shared, columns: columns, env) }
                    .scrollbar(env.scrollbar())
                    .node
                    .onWheel { .wheelTurned($0) }
                    .grow()
                }
                if isTall { Rule.horizontal(env.character(.horizontalRule)).role(.dialogBorder).height(1) }
                if helpRows > 0 { foot(shared, isTall ? helpRows : nil, env) }
            }
            .node
            .height(min(room, all + helpRows + (isTall ? 4 : 2) + (hasTargets(shared) ? 1 : 0)) + 2)
            if let menu { choices(menu, shared, env) }
        }.node
    }

    // MARK: - The chats that the page is for

    private func hasTargets(_ shared: Shared) -> Bool { shared.profile != nil && !shared.size.isLow }

    private func targetLine(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let key = env.key(.optionScope, in: .settings)
        return Row<Action>(spacing: 1) {
            Text(env.strings.settingsFor(targetName(shared, env.strings))).grow()
            if shared.size.width >= 60 { Text(env.strings.changesScope(key)).role(.dialogHelp).unshrinkable() }
        }
        .onClick(.targetClicked)
    }

    private func targetName(_ shared: Shared, _ strings: any Strings) -> String {
        guard case .chat(let id, _) = target else { return strings.name(target) }
        let name = shared.openChat.flatMap { $0.id == id ? $0.names.shown() : nil } ?? ""
        return name.isEmpty ? strings.name(target) : name
    }

    // MARK: - Rows

    /// Returns about how many rows the value takes below the name of its option; 0 if it's beside the name.
    private func valueRows(of row: Entry, _ shared: Shared, columns: Int, _ env: ViewEnvironment) -> Int {
        guard case .option(let option) = row else { return 0 }
        let text = DisplayWidth.of(shown(shared.value(of: option, for: target), of: option, env))
        let chrome = Self.markColumns + (columns >= Self.roomForControls ? Self.controlColumns : 0)
        let isBeside = DisplayWidth.of(env.strings.title(option.id)) + text + chrome <= columns
        return isBeside ? 0 : 1 + text / max(1, columns - Self.markColumns - 2)
    }

    private func row(
        _ row: Entry, _ shared: Shared, columns: Int, _ env: ViewEnvironment
    ) -> Node<Action> {
        guard case .option(let option) = row else {
            return Text<Action>(" " + title(row, env.strings)).role(.helpHeading)
        }
        let isSelected = option.id == selection
        let value = shared.value(of: option, for: target)
        let isChanged = isChanged(option, shared)
        let origin = shared.optionLayers.origin(of: option.id)
        let name = env.strings.title(option.id)
        let shown = shown(value, of: option, env)
        let hasControls = columns >= Self.roomForControls
        let chrome = Self.markColumns + (hasControls ? Self.controlColumns : 0)
        // Without room for both, the value is below the name.
        guard DisplayWidth.of(name) + DisplayWidth.of(shown) + chrome <= columns else {
            return env.choice(.rowClicked(option.id), isSelected: isSelected) {
                Text(isChanged ? env.glyphs[.changed] : " ").role(.menuDetail).width(1).align(nil, .top)
                Column<Action> {
                    Text(name).wrap()
                    if isSelected, let editor {
                        field(editor, columns: columns)
                    } else {
                        Text(shown).wrap().role(.menuDetail)
                            .padding(Insets(left: 2))
                    }
                }
                .grow()
            }
        }
        return env.choice(.rowClicked(option.id), isSelected: isSelected) {
            Text(isChanged ? env.glyphs[.changed] : " ").role(.menuDetail).width(1)
            Text(name).grow()
            if isSelected, let editor {
                field(editor, columns: columns)
            } else {
                if columns >= 56, origin.isFixed {
                    Text(env.strings.origin(origin, config: shared.optionLayers.configName)).role(.menuDetail)
                        .unshrinkable()
                }
                if hasControls {
                    control(option, value, shown, origin, env)
                } else {
                    Text(shown).unshrinkable()
                }
            }
            if hasControls {
                env.button(isChanged && !origin.isFixed ? .reset : nil, .resetClicked(option.id)).unshrinkable()
            }
        }
    }

    /// A value as its row shows it.
    private func shown(_ value: OptionValue, of option: OptionDeclaration, _ env: ViewEnvironment) -> String {
        if case .flag(let isOn) = value { return "[\(isOn ? env.glyphs[.checked] : " ")]" }
        let text = env.strings.value(value, of: option.id)
        return option.kind == .theme ? "\(text) \(env.glyphs[.moreRight])" : text
    }

    private func title(_ row: Entry, _ strings: any Strings) -> String {
        switch row {
        case .heading(let section): strings.title(section)
        case .option(let option): strings.title(option.id)
        }
    }

    private func field(_ editor: EditableText, columns: Int) -> Node<Action> {
        TextInput<Action>(editor, isFocused: true, selectionRole: .inputSelection)
            .role(.input)
            .width(max(8, min(32, columns / 2 - 4)))
    }

    /// The value of an option, with its mouse controls.
    private func control(
        _ option: OptionDeclaration, _ value: OptionValue, _ text: String, _ origin: OptionLayers.Origin,
        _ env: ViewEnvironment
    ) -> Node<Action> {
        if origin.isFixed { return plainValue(text, env) }
        switch (option.kind, value) {
        case (.choice(let words), .text(let word)):
            let index = words.firstIndex(of: word) ?? 0
            return stepper(option.id, text, hasLess: index > 0, hasMore: index < words.count - 1, env)
        case (.number(let range), .number(let number)):
            return stepper(
                option.id, text, hasLess: number > range.lowerBound, hasMore: number < range.upperBound, env)
        default: return plainValue(text, env)
        }
    }

    /// A value without steps. It ends in the same column as one with them.
    private func plainValue(_ text: String, _ env: ViewEnvironment) -> Node<Action> {
        Row<Action> {
            Text(text)
            env.button(nil, .stepClicked(.theme, 0)).unshrinkable()
        }.node
    }

    private func stepper(
        _ id: OptionID, _ text: String, hasLess: Bool, hasMore: Bool, _ env: ViewEnvironment
    ) -> Node<Action> {
        Row<Action> {
            env.button(hasLess ? .moreLeft : nil, .stepClicked(id, -1))
            Text(text).unshrinkable()
            env.button(hasMore ? .moreRight : nil, .stepClicked(id, 1))
        }
        .unshrinkable()
    }

    // MARK: - Below the rows

    /// The explanation of the selected option, in so many rows; nil for as many as it takes.
    private func foot(_ shared: Shared, _ rows: Int?, _ env: ViewEnvironment) -> Node<Action> {
        let standing = self.standing(shared, env)
        return Column<Action> {
            Text(standing.help).wrap().role(.dialogHelp).grow()
            Text(standing.where).wrap().role(isNoValue ? .dialogProblem : .dialogHelp)
        }
        .height(atLeast: rows ?? 0)
    }

    /// The explanation of the selected option, and the origin of its value or the values that can be typed.
    private func standing(_ shared: Shared, _ env: ViewEnvironment) -> (help: String, where: String) {
        guard let option = selectedOption(shared) else { return ("", "") }
        if isNoValue { return (env.strings.help(option.id), env.strings.notAValue(option)) }
        if let last = former.last, last.option == selection {
            let undo = env.key(.undoChange, in: contexts)
            return (
                env.strings.help(option.id),
                env.strings.changed(from: env.strings.value(last.value, of: selection), undo)
            )
        }
        let origin = shared.optionLayers.origin(of: option.id)
        let standing =
            origin.isFixed
            ? env.strings.fixed(origin, config: shared.optionLayers.configName) + "."
            : env.strings.standing(
                env.strings.value(shared.inherited(option, by: target), of: option.id),
                isChanged: isChanged(option, shared),
                resetKey: env.key(.resetOption, in: .settings))
        let name = option.isInConfig ? env.strings.configName(option.id.rawValue) : ""
        return (env.strings.help(option.id), standing + name)
    }

    /// The words to choose from.
    private func choices(_ menu: Int, _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Layered<Action> {
            Spacer().node.onClick(.menuLeft)
            Dialog(title: env.strings.title(selection), width: 36, env: env) {
                Menu(
                    items: menuWords, selection: menu, env: env,
                    title: { env.strings.value(.text($0), of: selection) },
                    detail: { isInUse($0, shared) ? env.strings.inUse() : "" },
                    chosen: { .menuChosen($0) }, wheel: { .wheelTurned($0) })
            }
        }.node
    }

    private func isInUse(_ word: String, _ shared: Shared) -> Bool {
        OptionDeclaration.named(selection).map { shared.value(of: $0, for: target) == .text(word) } == true
    }

    /// The page as sentences.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let strings = env.strings
        if let menu {
            let items = menuWords.map {
                strings.value(.text($0), of: selection) + (isInUse($0, shared) ? ", \(strings.inUse())" : "")
            }
            return [String].menu(strings.title(selection), items, menu, strings)
        }
        var lines = [strings.settingsTitle()]
        if shared.profile != nil { lines.append(strings.settingsFor(targetName(shared, strings))) }
        if isSearching || !query.isEmpty { lines.append(strings.spokenField(query.text)) }
        let rows = rows(shared)
        if rows.isEmpty { lines.append(strings.noSettings()) }
        for row in rows {
            switch row {
            case .heading(let section): lines.append(strings.title(section))
            case .option(let option): lines.append(spoken(option, shared, strings))
            }
        }
        let standing = standing(shared, env)
        return lines + [standing.help, standing.where].filter { !$0.isEmpty }
    }

    private func spoken(_ option: OptionDeclaration, _ shared: Shared, _ strings: any Strings) -> String {
        let isSelected = option.id == selection
        let value = shared.value(of: option, for: target)
        let shown = isSelected ? editor?.text : nil
        var parts = ["\(strings.title(option.id)): \(shown ?? strings.value(value, of: option.id))"]
        if isChanged(option, shared) { parts.append(strings.spokenChanged()) }
        let origin = shared.optionLayers.origin(of: option.id)
        if origin.isFixed { parts.append(strings.fixed(origin, config: shared.optionLayers.configName)) }
        if isSelected { parts.append(strings.selected()) }
        return parts.joined(separator: ", ")
    }
}
