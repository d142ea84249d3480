import Messenger
import TerminalDOM

extension Composer {
    /// The field with the bars above it, in a chat in which the user can write.
    ///
    /// - Parameter hasFocus: true if keys go to it, and not to a layer in front of it.
    @ViewBuilder<Action> func parts(
        hasFocus: Bool, _ around: Surroundings, _ shared: Shared, _ env: ViewEnvironment
    ) -> Nodes<Action> {
        let suggestions = hasFocus ? self.suggestions(around) : []
        let previewRows = Self.previewRows(shared.size)
        // The suggestions need its rows.
        let showsPreview = hasFocus && suggestions.isEmpty && previewRows > 0
        let columns = shared.readingColumns(width: shared.conversationWidth)
        let insets = Insets(left: columns.lowerBound + 1, right: shared.conversationWidth - columns.upperBound)
        targetBar(around, columns: columns.count - 1, insets, env)
        // Elsewhere and in the suggestions, its keys do something else.
        recordingBar(
            namesKeys: hasFocus && suggestions.isEmpty, columns: columns.count - 1, insets, env)
        AttachmentBar(
            files: attachments, selection: selectedAttachment, limit: shared.size.isShort ? 1 : 3,
            columns: columns.count - 1, insets: insets, env: env
        ).rows
        if showsPreview, let preview = self.preview(shared) { previewBar(preview, rows: previewRows, shared, env) }
        if !suggestions.isEmpty {
            suggestionStrip(suggestions, rows: shared.size.stripRows(of: suggestions.count), around, env)
                .padding(insets).part(.suggestions)
        }
        if around.canWrite {
            fieldRow(hasFocus: hasFocus, columns: columns.count - 1, around, shared, env).padding(insets)
                .onClick(.clicked, showsHover: false)
                .part(.field)
        } else {
            Text(env.strings.condition(around.chat.condition) ?? "").align(.center).role(.empty)
        }
    }

    private func fieldRow(
        hasFocus: Bool, columns: Int, _ around: Surroundings, _ shared: Shared, _ env: ViewEnvironment
    ) -> Node<Action> {
        let mostLines = max(1, min(shared.options.composerLines, shared.size.height / 3))
        return Row<Action> {
            Text(env.glyphs[.prompt] + " ").role(.prompt).width(2)
            TextInput(
                field,
                placeholder: attachments.isEmpty ? env.strings.writeMessage() : env.strings.writeCaption(),
                isFocused: hasFocus,
                lines: 1...mostLines,
                selectionRole: .inputSelection,
                placeholderRole: .inputPlaceholder, tokenRole: .mention
            )
            .onClick { hit in hit.characterOffset.map { .edited(.place($0)) } }
            .onSize { .resized($0) }
            .grow()
            if let count = characterCount(columns: columns, shared) {
                Text(count).role(.inputPlaceholder).padding(Insets(left: 1)).unshrinkable().align(nil, .bottom)
            }
            if mode.isNormal {
                Text(env.strings.normalMode() + (mode == .normal() ? "" : " …")).role(.inputPlaceholder)
                    .padding(Insets(left: 1)).unshrinkable().align(nil, .bottom)
            }
            inputBar(around, shared, env)
        }
        .role(.composer)
    }
}
