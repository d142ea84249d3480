import Messenger

extension English {
    func problem(_ problem: PictureProblem) -> String {
        switch problem {
        case .noProgram: "Pictures need the program chafa, which isn't installed. On Debian: apt install chafa"
        case .noFile: "The file isn't on this machine."
        case .notAFile: "This is a folder, a device, or a pipe, not a picture."
        case .unreadable(let reason): "The file can't be read. \(ended(words(reason)))"
        case .tooLarge(let bytes, let limit):
            "The file is \(ByteCount.text(Int64(bytes))); pictures up to \(ByteCount.text(Int64(limit))) are shown."
        case .noImage: "This isn't a picture that Confab can show."
        case .truncated: "This picture isn't complete: the file ends too early."
        case .tooManyPixels(let width, let height):
            "This picture has \(grouped(width)) × \(grouped(height)) pixels, which is too large to draw."
        case .notDecoded: "This picture is damaged, too large, or in a format that chafa doesn't know."
        case .tookTooLong(let seconds): "Drawing the picture took more than \(count(seconds, "second", "seconds"))."
        case .badOutput: "chafa drew something that can't be shown."
        case .programFailed(let reason): "chafa failed: \(words(reason))"
        }
    }

    func problem(_ problem: SavingProblem) -> String {
        switch problem {
        case .noFile(let name, _): "\(self.name(name)) isn't on this machine."
        case .unreadable(let name, let reason): "\(self.name(name)) can't be read. \(ended(words(reason)))"
        case .notWritable(let path, let reason): "\(self.path(path)) can't be written. \(ended(words(reason)))"
        }
    }

    private func need(of source: PictureSource) -> String {
        source == .camera ? "Taking a picture needs" : "Pasting a picture needs"
    }

    /// The name of the option with the program.
    private func option(_ source: PictureSource) -> String {
        source == .camera ? OptionID.camera.rawValue : OptionID.clipboardPicture.rawValue
    }

    func problem(_ problem: AttachingProblem) -> String {
        switch problem {
        case .noFile(let path): "There's no file at \(self.path(path))."
        case .folder(let path): "\(isFolder(path)). \(folderHelp())"
        case .notAFile(let path): "\(self.path(path)) is a device or a pipe, not a file."
        case .unreadable(let path, let reason): "\(self.path(path)) can't be read. \(ended(words(reason)))"
        case .empty(let path): "\(self.path(path)) is empty."
        case .tooLarge(let path, let bytes, let limit):
            "\(self.path(path)) is \(ByteCount.text(bytes)); files can have up to \(ByteCount.text(limit))."
        case .changed(let path): "\(self.path(path)) changed while Confab copied it. Send it again."
        case .canceled(let path): "\(self.path(path)) wasn't sent. It's attached to your draft."
        case .notStored(let path, let problem):
            "\(self.path(path)) wasn't sent. \(self.problem(Problem.storage(problem)))"
        case .noProgram(let source, let program):
            "\(need(of: source)) the program \(name(program)), which isn't installed. "
                + installing(program, orCheck: option(source))
        case .noPicture(let source, let program, let reason):
            "\(source == .camera ? "No picture was taken" : "There's no picture in the clipboard"): \(name(program)) "
                + (reason.isEmpty ? "printed no picture. " : "said “\(words(reason))”. ")
                + "Check the option “\(option(source))”."
        case .tooMany(let limit): "You can send \(count(limit, "file", "files")) at once. The others aren't attached."
        case .noRoom(let limit): "You can send \(count(limit, "file", "files")) at once. Remove one first."
        case .editing: "Finish editing the message first, then attach files."
        }
    }

    func problem(_ problem: EditorProblem) -> String {
        switch problem {
        case .noEditor: "No editor is set. Set VISUAL or EDITOR in your shell, such as “export EDITOR=nano”."
        case .notWritable(let path, let reason):
            "\(self.path(path)) can't be written for the editor. \(ended(words(reason)))"
        case .ended(let editor, let status, let kept):
            "The editor failed with status \(status) (\(name(editor))). \(unchanged(kept))"
        case .killed(let editor, let signal, let kept):
            "The editor was killed by signal \(signal) (\(name(editor))). \(unchanged(kept))"
        case .unreadable(let path, let reason):
            "\(self.path(path)) \(ended(words(reason))) Your message is unchanged."
        case .notText(let path):
            "The editor's text isn't UTF-8. Your message is unchanged; the text is in \(self.path(path))."
        case .tooLong(let path, let limit):
            "The editor's text has more than \(count(limit, "character", "characters")). It's in \(self.path(path)); "
                + "your message is unchanged."
        }
    }

    /// - Parameter kept: the file with the text that the user saved before the editor failed.
    private func unchanged(_ kept: String?) -> String {
        kept.map { "Your message is unchanged; the text that you saved is in \(path($0))." }
            ?? "Your message is unchanged."
    }
}
