/// The rows of the field and of the bars above it: as many as they want, or as many as they get.
struct ComposerRows: Equatable {
    /// The bar of the message that is answered or edited.
    var target = 0
    var recording = 0
    var files = 0
    var preview = 0
    var suggestions = 0
    /// The lines of the text.
    var field = 0

    var total: Int { target + recording + files + preview + suggestions + field }

    /// The rows that the messages keep of `room`, once the field and each of its bars have one.
    static func leastForMessages(of room: Int) -> Int { min(3, room / 3) }

    /// The rows that each gets if the field and its bars share `room` rows with the messages.
    ///
    /// The line with the cursor comes first, then the suggestions, because the arrow keys move in them. The field may
    /// grow to `mostLines` where nothing else needs the rows: its width, and with it the number of its lines, isn't
    /// known before it's drawn.
    func fitting(_ room: Int, mostLines: Int) -> ComposerRows {
        var given = ComposerRows()
        var left = room
        func give(_ part: WritableKeyPath<ComposerRows, Int>, upTo wanted: Int) {
            let added = max(0, min(wanted - given[keyPath: part], left))
            given[keyPath: part] += added
            left -= added
        }
        let needed: [WritableKeyPath<ComposerRows, Int>] = [\.field, \.suggestions, \.recording, \.target, \.files]
        for part in needed { give(part, upTo: min(1, self[keyPath: part])) }
        left -= min(left, Self.leastForMessages(of: room))
        let growing: [WritableKeyPath<ComposerRows, Int>] = [\.field, \.files, \.suggestions, \.preview]
        for part in growing { give(part, upTo: self[keyPath: part]) }
        give(\.field, upTo: mostLines)
        return given
    }
}
