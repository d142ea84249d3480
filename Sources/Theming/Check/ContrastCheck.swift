public import TerminalDOM

extension ThemeLibrary.Loaded {
    /// Finds text that is hard to read: text with less contrast than `least` on a background that it can appear on.
    ///
    /// The rule comes from WCAG 2 (success criterion 1.4.3: 4.5 for level AA; 1.4.6: 7 for AAA). A transparent
    /// background has the color of the terminal, for which each color in `terminals` is tried. The terminal's own
    /// sixteen colors aren't checked.
    ///
    /// - Returns: a problem for each role and background, located where the role is set.
    public func lowContrasts(
        _ vocabulary: ThemeVocabulary, least: Double = 4.5, terminals: [Color]? = nil
    ) -> [FileProblem] {
        let sheet = theme.sheet
        let terminals = terminals ?? [theme.variant == .dark ? .rgb(0, 0, 0) : .rgb(255, 255, 255)]
        var found: [FileProblem] = []
        for (name, grounds) in vocabulary.grounds.sorted(by: { $0.key < $1.key }) {
            guard let patch = sheet.patches[Role(name)] else { continue }
            for ground in grounds {
                let around = sheet.patch(for: ground)?.applied(to: sheet.base) ?? sheet.base
                let style = patch.applied(to: around)
                let origin = origin(of: name, on: ground.name)
                let (text, behind) =
                    style.attributes.contains(.reverse)
                    ? (style.background, style.foreground) : (style.foreground, style.background)
                for background in behind == .none ? terminals : [behind] {
                    guard let ratio = contrastRatio(text, on: background), ratio < least else { continue }
                    let place = style.background == patch.background ? "" : " on “\(ground.name)”"
                    found.append(
                        FileProblem(
                            file: origin?.file ?? files.first, position: origin?.position,
                            message: "“\(name)”\(place) is hard to read: its contrast is \(oneDecimal(ratio)), "
                                + "and text needs \(oneDecimal(least))"))
                }
            }
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0.description).inserted }
    }

    /// Returns the position to edit: where the role is set, or else where its background is set. For a user's theme,
    /// this is never in an inherited shipped theme.
    private func origin(of role: String, on ground: String) -> ThemeOrigin? {
        let own = [role, ground].compactMap { origins[$0] }
        return files.isEmpty ? own.first : own.first { files.contains($0.file) }
    }

    private func oneDecimal(_ number: Double) -> String {
        // Truncates instead of rounding, because 4.49 is less than 4.5.
        let tenths = Int(number * 10)
        return "\(tenths / 10).\(tenths % 10)"
    }
}
