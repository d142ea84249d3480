public import TerminalDOM

extension Settings {
    /// Wider than this the page is harder to read, not easier.
    private static let width = 92

    /// The page, over all of a screen of `size`.
    public static func view(_ page: State, _ state: AppState, _ env: ViewEnvironment) -> Node<AppAction> {
        let hasProfile = state.main != nil
        let rows = page.rows(hasProfile: hasProfile, env.words)
        // As high as all of it, whatever is found, so that nothing jumps while one types.
        let all = State().rows(hasProfile: hasProfile, env.words).count
        let columns = min(width, state.size.width) - 4
        let isLow = state.size.height < 20
        let helpRows = state.size.height < 9 ? 0 : isLow ? 2 : 3
        let room = state.size.height - 1 - 2
        return Layered<AppAction> {
            Dialog(title: env.words.settingsTitle(), width: width, env: env) {
                searchField(page, env)
                if !isLow { Text("") }
                if rows.isEmpty {
                    Text(env.words.noSettings()).role(.dialogHelp).grow()
                } else {
                    List<AppAction>(
                        rows, id: { $0.id }, scroll: page.scroll, onViewport: { .settings(.viewportChanged($0)) }
                    ) { row($0, page, state, columns: columns, env) }
                    .node
                    .onWheel { .settings(.wheelTurned($0)) }
                    .grow()
                }
                if !isLow { Rule.horizontal(env.character(.horizontalRule)).role(.dialogBorder).height(1) }
                if helpRows > 0 { foot(page, state, helpRows, env) }
            }
            .node
            .height(min(room, all + helpRows + (isLow ? 2 : 4)) + 2)
            if let menu = page.menu { choices(page, menu, env) }
        }.node
    }

    private static func searchField(_ page: State, _ env: ViewEnvironment) -> Node<AppAction> {
        Row<AppAction> {
            Text(env.glyphs[.search] + " ").role(.prompt).unshrinkable()
            TextInput(
                page.query, placeholder: env.words.settingsSearch(), isFocused: page.isSearching,
                selectionRole: .inputSelection, placeholderRole: .inputPlaceholder
            )
            .role(.input)
            .grow()
        }
        .onClick { hit in .settings(.searchClicked(hit.characterOffset ?? page.query.text.count)) }
    }

    // MARK: - Rows

    private static func row(
        _ row: Entry, _ page: State, _ state: AppState, columns: Int, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        guard case .option(let option) = row else {
            return Text<AppAction>(" " + title(row, env.words)).role(.helpHeading)
        }
        let isSelected = option.id == page.selection
        let value = App.value(of: option, in: state)
        let isChanged = value != option.standard
        let origin = state.optionLayers.origin(of: option.id)
        return Row<AppAction>(spacing: 1) {
            Text(isSelected ? env.glyphs[.selection] : " ").width(1)
            Text(isChanged ? env.glyphs[.changed] : " ").role(.menuDetail).width(1)
            Text(env.words.title(option.id)).grow()
            if isSelected, let editor = page.editor {
                field(editor, columns: columns)
            } else {
                if columns >= 56, origin.isFixed {
                    Text(env.words.origin(origin, config: state.optionLayers.configName)).role(.menuDetail)
                        .unshrinkable()
                }
                control(option, value, origin, env)
            }
            if isChanged, !origin.isFixed {
                // Wide enough to be hit.
                Text(" \(env.glyphs[.reset]) ").role(.menuDetail).unshrinkable().onClick(
                    .settings(.resetClicked(option.id)))
            } else {
                Text("   ").unshrinkable()
            }
        }
        .role(isSelected ? Role.menuRow.state("selected") : .menuRow)
        .onClick(.settings(.rowClicked(option.id)))
    }

    private static func title(_ row: Entry, _ words: Words) -> String {
        switch row {
        case .heading(let section): words.title(section)
        case .option(let option): words.title(option.id)
        }
    }

    private static func field(_ editor: EditableText, columns: Int) -> Node<AppAction> {
        TextInput<AppAction>(editor, isFocused: true, selectionRole: .inputSelection)
            .role(.input)
            .width(max(8, min(32, columns / 2 - 4)))
    }

    /// What an option is set to, with what the mouse changes it by.
    private static func control(
        _ option: OptionDeclaration, _ value: OptionValue, _ origin: OptionLayers.Origin, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        let text = env.words.value(value, of: option.id)
        if origin.isFixed { return Text<AppAction>(text).unshrinkable() }
        switch (option.kind, value) {
        case (.flag, .flag(let isOn)):
            return Text<AppAction>("[\(isOn ? env.glyphs[.checked] : " ")]").unshrinkable()
        case (.choice(let words), .text(let word)):
            let index = words.firstIndex(of: word) ?? 0
            return stepper(option.id, text, hasLess: index > 0, hasMore: index < words.count - 1, env)
        case (.number(let range), .number(let number)):
            return stepper(
                option.id, text, hasLess: number > range.lowerBound, hasMore: number < range.upperBound, env)
        default: return Text<AppAction>(text).node
        }
    }

    private static func stepper(
        _ id: OptionID, _ text: String, hasLess: Bool, hasMore: Bool, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        Row<AppAction> {
            arrow(hasLess ? .moreLeft : nil, id, -1, env)
            Text(text).unshrinkable()
            arrow(hasMore ? .moreRight : nil, id, 1, env)
        }
        .unshrinkable()
    }

    private static func arrow(
        _ glyph: GlyphName?, _ id: OptionID, _ step: Int, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        guard let glyph else { return Text<AppAction>("   ").node }
        return Text<AppAction>(" \(env.glyphs[glyph]) ").role(.menuDetail).onClick(.settings(.stepClicked(id, step)))
    }

    // MARK: - Below the rows

    private static func foot(_ page: State, _ state: AppState, _ rows: Int, _ env: ViewEnvironment) -> Node<AppAction> {
        let standing = self.standing(page, state, env)
        return Column<AppAction> {
            Text(standing.help).wrap(limit: rows - 1).role(.dialogHelp).height(rows - 1)
            Text(page.problem ?? standing.where).role(page.problem == nil ? .dialogHelp : .dialogProblem).height(1)
        }
        .height(rows)
    }

    /// What the selected option does, and who has set it.
    static func standing(_ page: State, _ state: AppState, _ env: ViewEnvironment) -> (help: String, where: String) {
        guard page.isShown(page.selection, state), let option = OptionDeclaration.named(page.selection) else {
            return ("", "")
        }
        let origin = state.optionLayers.origin(of: option.id)
        let standing =
            origin.isFixed
            ? env.words.fixed(origin, config: state.optionLayers.configName)
            : env.words.standing(
                env.words.value(option.standard, of: option.id),
                isChanged: App.value(of: option, in: state) != option.standard,
                resetKey: env.key(.resetOption, in: .settings))
        return (env.words.help(option.id), "\(option.id.rawValue): \(standing)")
    }

    /// The words to choose from.
    private static func choices(_ page: State, _ selection: Int, _ env: ViewEnvironment) -> Node<AppAction> {
        Layered<AppAction> {
            Spacer().node.onClick(.command(.back))
            Dialog(title: env.words.title(page.selection), width: 36, env: env) {
                Menu(
                    items: OptionDeclaration.named(page.selection)?.words ?? [], selection: selection, env: env,
                    title: { env.words.value(.text($0), of: page.selection) },
                    chosen: { .settings(.menuChosen($0)) }
                ).node.onWheel { .settings(.wheelTurned($0)) }
            }
        }.node
    }
}
