import Messenger
import TerminalDOM

extension StickerPicker.Action: TextRedactable {
    package func redacted(_ redact: (String) -> String) -> StickerPicker.Action {
        switch self {
        case .loaded(let catalogs, let folder, let problems):
            .loaded(catalogs.redacted(redact), folder: redact(folder), problems: problems.redacted(redact))
        case .edited(let edit): .edited(edit.redacted(redact))
        case .chosen(let sticker): .chosen(sticker.redacted(redact))
        case .wheelTurned, .viewportChanged: self
        }
    }
}
