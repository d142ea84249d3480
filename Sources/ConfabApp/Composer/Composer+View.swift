import Messenger
import TerminalDOM

extension Composer {
    /// The field with the bars above it, in a chat in which the user can write.
    ///
    /// - Parameters:
    ///   - hasFocus: true if keys go to it, and not to a layer in front of it.
    ///   - room: the rows that it shares with the messages.
    func view(
        hasFocus: Bool, room: Int, _ around: Surroundings, _ shared: Shared, _ env: ViewEnvironment
    ) -> Node<Action> {
        let suggestions = hasFocus ? suggestions(around) : []
        // The suggestions need its rows.
        let preview = hasFocus && suggestions.isEmpty ? preview(shared) : nil
        let mostLines = max(1, min(shared.options.composerLines, shared.size.height / 3))
        let wanted = ComposerRows(
            target: target == nil ? 0 : 1,
            recording: recording == nil ? 0 : 1,
            files: min(attachments.count, shared.size.isShort ? 1 : 3),
            preview: preview == nil ? 0 : Self.previewRows(shared.size),
            suggestions: shared.size.stripRows(of: suggestions.count),
            field: around.canWrite ? min(mostLines, field.lineCount(width: width)) : 1)
        let rows = wanted.fitting(room, mostLines: mostLines)
        let columns = shared.readingColumns(width: shared.conversationWidth)
        let insets = Insets(left: columns.lowerBound + 1, right: shared.conversationWidth - columns.upperBound)
        return Column<Action> {
            if rows.target > 0 { targetBar(around, env) }
            // Elsewhere and in the suggestions, its keys do something else.
            if rows.recording > 0 { recordingBar(namesKeys: hasFocus && suggestions.isEmpty, insets, env) }
            if rows.files > 0 {
                AttachmentBar(
                    files: attachments, selection: selectedAttachment, rows: rows.files,
                    columns: columns.count - 1, insets: insets, env: env)
            }
            if rows.preview > 0, let preview { previewBar(preview, rows: rows.preview, shared, env) }
            if rows.suggestions > 0 {
                suggestionStrip(suggestions, rows: rows.suggestions, around, env).padding(insets)
            }
            if around.canWrite {
                fieldRow(hasFocus: hasFocus, lines: rows.field, around, shared, env).padding(insets)
                    .onClick(.clicked, showsHover: false)
            } else {
                Text(env.strings.condition(around.chat.condition) ?? "").align(.center).role(.empty)
            }
        }.node
    }

    private func fieldRow(
        hasFocus: Bool, lines: Int, _ around: Surroundings, _ shared: Shared, _ env: ViewEnvironment
    ) -> Node<Action> {
        Row<Action> {
            Text(env.glyphs[.prompt] + " ").role(.prompt).width(2)
            TextInput(
                field,
                placeholder: attachments.isEmpty ? env.strings.writeMessage() : env.strings.writeCaption(),
                isFocused: hasFocus,
                lines: 1...max(1, lines),
                selectionRole: .inputSelection,
                placeholderRole: .inputPlaceholder, tokenRole: .mention
            )
            .onClick { hit in hit.characterOffset.map { .edited(.place($0)) } }
            .onSize { .resized($0) }
            .grow()
            if let count = characterCount(shared) {
                Text(count).role(.inputPlaceholder).unshrinkable().align(nil, .bottom).padding(Insets(left: 1))
            }
            if mode.isNormal {
                Text(env.strings.normalMode() + (mode == .normal() ? "" : " …")).role(.inputPlaceholder)
                    .unshrinkable().align(nil, .bottom)
                    .padding(Insets(left: 1))
            }
            inputBar(around, shared, env)
        }
        .role(.composer)
    }
}
