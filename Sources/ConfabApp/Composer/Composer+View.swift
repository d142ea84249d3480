import Messenger
import TerminalDOM

extension Composer {
    /// The field with the bars above it, in a chat in which the user can write.
    ///
    /// - Parameter hasFocus: true if keys go to it, and not to a layer in front of it.
    func view(hasFocus: Bool, _ around: Surroundings, _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let suggestions = hasFocus ? suggestions(around) : []
        let columns = shared.readingColumns(width: shared.conversationWidth)
        let insets = Insets(left: columns.lowerBound + 1, right: shared.conversationWidth - columns.upperBound)
        return Column<Action> {
            targetBar(around, env)
            recordingBar(hasFocus: hasFocus, insets, env)
            if !attachments.isEmpty {
                AttachmentBar(
                    files: attachments, selection: selectedAttachment, rows: shared.size.isShort ? 1 : 3,
                    columns: columns.count - 1, insets: insets, env: env)
            }
            if hasFocus { previewBar(shared, env) }
            if !suggestions.isEmpty { suggestionStrip(suggestions, around, shared, env).padding(insets) }
            if around.canWrite {
                fieldRow(hasFocus: hasFocus, around, shared, env).padding(insets).onClick(.clicked, showsHover: false)
            } else {
                Text(env.strings.condition(around.chat.condition) ?? "").align(.center).role(.empty)
            }
        }.node
    }

    private func fieldRow(
        hasFocus: Bool, _ around: Surroundings, _ shared: Shared, _ env: ViewEnvironment
    ) -> Node<Action> {
        Row<Action> {
            Text(env.glyphs[.prompt] + " ").role(.prompt).width(2)
            TextInput(
                field,
                placeholder: attachments.isEmpty ? env.strings.writeMessage() : env.strings.writeCaption(),
                isFocused: hasFocus,
                lines: 1...max(1, min(shared.options.composerLines, shared.size.height / 3)),
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
