import ConfabApp
import Messenger

extension ItemCommand {
    /// The reason that its item can't be used; nil if its program is in the folders of `path`.
    func problem(in path: String) -> ItemProblem? {
        switch item {
        case .camera: return missing(.camera, path)
        case .clipboard: return missing(.clipboard, path)
        case .voice:
            do throws(VoiceProblem) {
                _ = try VoiceCommand(line, for: .recorder, in: path)
                return nil
            } catch {
                return ItemProblem(item, .voice(error))
            }
        case .emoji, .sticker, .attach, .location, .poll, .contact, .editor: return nil
        }
    }

    private func missing(_ source: PictureSource, _ path: String) -> ItemProblem? {
        do throws(AttachingProblem) {
            _ = try source.program(of: line, in: path)
            return nil
        } catch {
            return ItemProblem(item, .attaching(error))
        }
    }
}
