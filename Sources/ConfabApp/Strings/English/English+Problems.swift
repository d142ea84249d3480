import Messenger

extension English {
    func problem(_ problem: Problem) -> String {
        switch problem {
        case .service(let error): self.problem(error)
        case .storage(let problem): self.problem(problem)
        case .launch(let problem): self.problem(problem)
        case .connection(let problem): self.problem(problem)
        case .name(let problem): self.problem(problem)
        case .linkText(let problem): self.problem(problem)
        case .code(let problem): self.problem(problem)
        case .opening(let problem): self.problem(problem)
        case .picture(let problem): self.problem(problem)
        case .saving(let problem): self.problem(problem)
        case .attaching(let problem): self.problem(problem)
        case .editor(let problem): self.problem(problem)
        case .voice(let problem): self.problem(problem)
        case .file(let mistake): self.mistake(mistake)
        case .moreMistakes(let number):
            "\(count(number, "more mistake", "more mistakes")); “confab --once” prints all of them"
        case .settings(let problem): self.problem(problem)
        case .profile(let problem): self.problem(problem)
        case .notInvited(let refused, let group): notInvited(refused, to: group)
        case .tagDeleted: "This tag was deleted in the meantime. Saving creates it again."
        case .setAside(let reason): setAside(reason)
        case .noFileWatch: "The system has no file watches left. Confab checks for changes every minute."
        case .notKept(let problem): "This lasts only until you quit: \(self.problem(problem))"
        }
    }

    private func problem(_ problem: ConnectionProblem) -> String {
        switch problem {
        case .offline(let reason): "Offline: \(ended(words(reason))) Retrying."
        case .cannotStore(let error):
            "Incoming messages are waiting because Confab can't save them: \(self.problem(error))"
        case .cannotListen(.replaced(let directory)): self.problem(.replaced(directory: directory))
        case .cannotListen(let problem): "Changes from other programs don't appear: \(self.problem(problem))"
        }
    }

    func problem(_ problem: NameProblem) -> String {
        switch problem {
        case .empty: "Enter a name."
        case .tooLong(let characters, let limit):
            "This name has \(count(characters, "character", "characters")); the limit is \(limit)."
        case .tooComplex(let bytes, let limit):
            "This name takes \(count(bytes, "byte", "bytes")); the limit is \(limit). Choose a shorter one."
        case .inviteLink: "That's an invite link. Enter a name here, then paste the link into your list of chats."
        }
    }

    private func problem(_ problem: LinkTextProblem) -> String {
        switch problem {
        case .empty: "Paste a link first."
        case .noLink: "This isn't an invite link. Invite links begin with confab://connect/"
        case .malformed: "This link is incomplete. Copy all of it and try again."
        case .several: "This text contains several links. Paste the one you want to use."
        case .tooLong(let characters):
            "This is too long for a link: \(count(characters, "character", "characters")). Copy only the link."
        }
    }

    private func problem(_ problem: OpeningProblem) -> String {
        switch problem {
        case .unknownKind(let link): "Confab doesn't open this kind of link: \(name(link))"
        case .noProgram(let program, let address):
            "Opening \(words(address)) needs the program \(name(program)), which isn't installed. Install it, or choose "
                + "another one with the option “\(OptionID.linkOpener.rawValue)”."
        case .notStarted(let program, let address, let reason):
            "\(words(address)) wasn't opened: \(name(program)) didn't start (\(words(reason))). Check the option "
                + "“\(OptionID.linkOpener.rawValue)”."
        }
    }

    /// A mistake on one line, in the format of compilers.
    private func mistake(_ mistake: FileMistake) -> String {
        var text = mistake.file.map { path($0) + ":" } ?? ""
        if let line = mistake.line { text += "\(line):" }
        if let column = mistake.column { text += "\(column):" }
        let finding = words(mistake.finding)
        text += text.isEmpty ? finding.prefix(1).uppercased() + finding.dropFirst() : " " + finding
        if let suggestion = mistake.suggestion { text += ": did you mean “\(name(suggestion))”?" }
        return text
    }

    private func problem(_ problem: SettingsProblem) -> String {
        switch problem {
        case .notWritable(let file, let reason): "\(path(file)) can't be written. \(ended(words(reason)))"
        case .busy(let file): "Another Confab is writing \(path(file)). Try again."
        case .keptAside(let file): "Confab couldn't read your settings and kept them in \(path(file))."
        }
    }

    private func problem(_ problem: ProfileProblem) -> String {
        switch problem {
        case .busy(let name, let process): "\(self.name(name)) is open in another Confab\(number(process))."
        case .onlyVisible: self.problem(.onlyVisibleProfile)
        }
    }

    private func notInvited(_ refused: [RefusedInvitation], to group: String) -> String {
        let names = refused.prefix(10).map { $0.name.isEmpty ? "a contact" : name($0.name) }.joined(separator: ", ")
        let more = refused.count - 10
        // A reason that several of them share appears once.
        var reasons: [String] = []
        for reason in refused.prefix(3).map({ problem($0.reason) }) where !reasons.contains(reason) {
            reasons.append(reason)
        }
        let why = reasons.joined(separator: " ")
        return "Not invited to \(name(group)): \(names)\(more > 0 ? " and \(more) more" : ""). \(why)"
    }

    private func setAside(_ reason: SetAsideReason) -> String {
        let cause =
            switch reason {
            case .record(.damaged(_, let finding)): "its record is damaged (\(words(finding)))."
            case .record(.newer): "a newer version of Confab stored it."
            case .unknownForm: "this version of Confab doesn't know its format."
            case .unusableName: "it contains a name that can't be stored."
            case .refused(let error): self.problem(error)
            case .notStored(let problem): self.problem(problem)
            }
        return "Confab received something that it couldn't use, and set it aside: \(cause)"
    }

    // MARK: - Names, paths, and other people's words

    /// A name that others chose.
    func name(_ name: String) -> String { beginning(of: name, 80) }

    /// The words of the system, of a library, or of a program.
    func words(_ words: String) -> String { beginning(of: words, 300) }

    /// The path of a file or a directory.
    func path(_ path: String) -> String { beginning(of: path, 1000) }

    private func beginning(of text: String, _ limit: Int) -> String {
        // A text from elsewhere can be very long, so only the part that may be shown is looked at.
        let part = text.unicodeScalars.prefix(limit * 4)
        let shown = String(String.UnicodeScalarView(part)).harmlessName
        let isCut = part.endIndex < text.endIndex || shown.count > limit
        return isCut ? shown.prefix(limit - 1) + "…" : shown
    }

    /// With the period at its end.
    func ended(_ sentence: String) -> String { sentence.hasSuffix(".") ? sentence : sentence + "." }

    /// The number of a process, if it's known.
    func number(_ process: Int32?) -> String { process.map { " (process \($0))" } ?? "" }
}
