import Messenger
import TerminalDOM

extension NewChat {
    /// The menu or the dialog as sentences.
    static func lines(_ state: State, _ env: ViewEnvironment) -> [String] {
        let words = env.words
        switch state {
        case .menu(let selection):
            return App.menu(words.newChat(), Entry.allCases.map { title($0, env) }, selection, words)
        case .link(let link?):
            return [words.linkTitle(), link.address, words.linkHelp(copy: env.key(.open, in: .dialog))]
        case .link(nil): return [words.linkTitle(), words.creatingLink()]
        case .paste(let field):
            let choice = field.isIncognito ? ["\(words.underRandomName()), \(words.selected())"] : []
            return lines(field, words.pasteTitle(), words.pasteHelp(), words) + choice
        case .group(let field): return lines(field, words.groupTitle(), words.groupHelp(), words)
        }
    }

    private static func lines(_ field: Field, _ title: String, _ help: String, _ words: Words) -> [String] {
        [title, help, words.spokenField(field.text.text)]
            + (field.isBusy ? [words.loading()] : field.problem.map { [$0] } ?? [])
    }
}
