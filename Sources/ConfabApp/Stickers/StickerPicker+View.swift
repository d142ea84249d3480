import Messenger
package import TerminalDOM

extension StickerPicker {
    /// The most columns and rows of the picture of the selected sticker.
    private static let picture = Size(24, 12)
    /// Smaller screens show the names only.
    private static let least = Size(60, 18)
    /// More mistakes aren't named below the stickers.
    private static let mostMistakes = 3

    /// Hangs from the top of the screen, with the picture of the selected sticker beside the names.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let aside = aside(shared, env)
        return QuickOpenBox(
            title: env.strings.stickersTitle(), placeholder: env.strings.stickersPlaceholder(),
            empty: empty(env.strings), list: list, size: shared.size, width: shared.size.pickerWidth, env: env,
            edited: { .edited($0) },
            wheeled: { .wheelTurned($0) }, chosen: { .chosen($0.sticker) }, aside: aside,
            reading: scrolling(shared), notes: notes(shared, hasPicture: aside != nil)
        ) { row in
            TerminalDOM.Row<Action>(spacing: 1) {
                Text(row.sticker.emoji).width(2)
                MatchedText(row.sticker.name, row.marks)
                Spacer()
                Text(row.catalog).role(.menuDetail)
                Text("")
            }.node
        }.node
    }

    /// The picture of the selected sticker, in a space that doesn't change; nil if pictures aren't shown.
    private func aside(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action>? {
        guard let request = request(shared), !env.pictures.isProgramMissing else { return nil }
        let space: Node<Action> =
            if let cells = env.pictures[request]?.cells {
                Picture(cells).align(.center, .center)
            } else {
                Text("").node
            }
        return Layered<Action> { space }.width(Self.picture.width).height(Self.picture.height).padding(Insets(left: 1))
    }

    private func request(_ shared: Shared) -> PictureRequest? {
        guard let sticker = list.selected?.sticker, shared.options.pictures, shared.size.width >= Self.least.width,
            shared.size.height >= Self.least.height
        else { return nil }
        return PictureRequest(
            of: sticker.file.shownPicture, within: Self.picture, grows: true, shared.options, shared.colors)
    }

    package func pictures(_ shared: Shared) -> [PictureRequest] { request(shared).map { [$0] } ?? [] }

    private func empty(_ strings: any Strings) -> String {
        guard let catalogs else { return strings.loading() }
        guard catalogs.isEmpty else { return strings.noSuchSticker() }
        if mistakes.isEmpty { return strings.noStickers(folder) }
        return ([strings.noUsableStickers()] + mistakes.map { strings.problem($0) }).joined(separator: "\n")
    }

    /// True if the text instead of stickers scrolls, because the screen doesn't have room for all of it.
    func isReading(_ shared: Shared) -> Bool {
        guard list.rows.isEmpty else { return false }
        return shared.size.isLow
            || lines(of: empty(shared.strings), on: shared.size) > QuickOpen<Row>.rows(on: shared.size)
    }

    private func scrolling(
        _ shared: Shared
    ) -> (scroll: ListScroll<Int>, onViewport: (ListViewport<Int>) -> Action)? {
        guard isReading(shared) else { return nil }
        return (scroll: reading, onViewport: { .viewportChanged($0) })
    }

    /// The lines that the dialog needs for a text.
    private func lines(of text: String, on size: Size) -> Int {
        Wrapping.word.lines(of: text, width: Dialog<Action>.columns(size.pickerWidth, on: size)).count
    }

    /// The first mistakes, below the stickers that can be used, as many as there's room for, and the count of the rest.
    private func notes(_ shared: Shared, hasPicture: Bool) -> [(text: String, lines: Int)] {
        guard !mistakes.isEmpty else { return [] }
        let all = QuickOpen<Row>.room(on: shared.size)
        // The stickers scroll; the mistakes don't.
        let room = max(1, all - (hasPicture ? Self.picture.height : min(list.rows.count, all / 2)))
        func texts(naming count: Int) -> [(text: String, lines: Int)] {
            named(count, shared.strings).map { ($0, lines(of: $0, on: shared.size)) }
        }
        let fitting = (1...Self.mostMistakes).last { count in
            texts(naming: count).reduce(0) { $0 + $1.lines } <= room
        }
        if let fitting { return texts(naming: fitting) }
        var cut = texts(naming: 1)
        for index in cut.indices.dropFirst() { cut[index].lines = min(cut[index].lines, room - 1) }
        cut[0].lines = room - cut.dropFirst().reduce(0) { $0 + $1.lines }
        return cut.filter { $0.lines > 0 }
    }

    /// The sentences of so many mistakes, and the number of the others.
    private func named(_ count: Int, _ strings: any Strings) -> [String] {
        let others = mistakes.count - count
        let more: [Problem] = others > 0 ? [.moreMistakes(others)] : []
        return (mistakes.prefix(count) + more).map { strings.problem($0) }
    }

    /// The field and the stickers.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let rows = list.rows.map { "\($0.sticker.name), \($0.catalog)" }
        return [env.strings.stickersTitle(), env.strings.spokenField(list.field.text)]
            + (rows.isEmpty
                ? [empty(env.strings)]
                : [String].menu(rows, list.selection, env.strings) + named(Self.mostMistakes, env.strings))
    }
}
