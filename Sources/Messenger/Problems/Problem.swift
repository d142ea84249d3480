/// Something that went wrong, with everything that its text mentions. Only `Strings` turns it into text.
package indirect enum Problem: Error, Codable, Equatable, Hashable, Sendable {
    /// A service didn't do what it was asked.
    case service(ServiceError)
    /// The data directory or the database can't be used.
    case storage(StorageProblem)
    /// Opening the data is risky.
    case launch(LaunchProblem)
    /// Others aren't reached, or aren't heard.
    case connection(ConnectionProblem)
    /// A name isn't valid.
    case name(NameProblem)
    /// The text isn't one link.
    case linkText(LinkTextProblem)
    /// No QR code could be read from an image.
    case code(CodeProblem)
    /// A link in a message wasn't opened.
    case opening(OpeningProblem)
    /// A picture can't be shown.
    case picture(PictureProblem)
    /// The user's editor gave no text back.
    case editor(EditorProblem)
    /// A voice wasn't recorded or played.
    case voice(VoiceProblem)
    /// The file of a message wasn't saved or opened, or a log bundle wasn't saved.
    case saving(SavingProblem)
    /// A file of the user's wasn't attached or sent.
    case attaching(AttachingProblem)
    /// A file that the user wrote has a mistake.
    case file(FileMistake)
    /// There are so many more mistakes than those that are shown.
    case moreMistakes(Int)
    /// The settings file can't be read or written.
    case settings(SettingsProblem)
    /// A profile can't be opened or hidden.
    case profile(ProfileProblem)
    /// Some contacts weren't invited to the new group.
    case notInvited([RefusedInvitation], to: String)
    /// The tag that is being edited was deleted meanwhile.
    case tagDeleted
    /// Something that was sent to the user was put aside.
    case setAside(SetAsideReason)
    /// The system has no file watches left, so Confab checks for changes every minute.
    case noFileWatch
    /// A setting lasts only until Confab ends.
    case notKept(Problem)
}

/// Others aren't reached, or aren't heard.
package enum ConnectionProblem: Codable, Equatable, Hashable, Sendable {
    /// The service can't be reached, for the reason that it reports, and is tried again.
    case offline(reason: String)
    /// Incoming messages can't be saved and are waiting.
    case cannotStore(ServiceError)
    /// The changes by other processes can't be read.
    case cannotListen(StorageProblem)
}

/// The reason that a text isn't one link.
package enum LinkTextProblem: Codable, Equatable, Hashable, Sendable {
    /// There is no text.
    case empty
    /// There is no link in it.
    case noLink
    /// The link is incomplete.
    case malformed
    /// There are several links in it.
    case several
    /// It has no link, and too many characters for one.
    case tooLong(characters: Int)
}

/// The reason that a link in a message wasn't opened.
package enum OpeningProblem: Codable, Equatable, Hashable, Sendable {
    /// Confab doesn't open this kind of link.
    case unknownKind(String)
    /// The program for this link or file isn't installed.
    case noProgram(String, address: String)
    /// The program for this link or file didn't start, for the reason that the system reports.
    case notStarted(program: String, address: String, reason: String)
}

/// A mistake in a file that the user wrote: a config, a theme, or the settings.
package struct FileMistake: Codable, Equatable, Hashable, Sendable {
    /// The name of the file; nil if the mistake isn't about one, such as a theme that doesn't exist.
    package var file: String?
    /// The line and the column, from 1; nil if the mistake is about the whole file.
    package var line: Int?
    package var column: Int?
    /// The finding of the file's parser.
    package var finding: String
    /// The valid name nearest to the wrong one.
    package var suggestion: String?

    package init(
        file: String?, line: Int? = nil, column: Int? = nil, finding: String, suggestion: String? = nil
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.finding = finding
        self.suggestion = suggestion
    }
}

/// The settings file can't be read or written.
package enum SettingsProblem: Error, Codable, Equatable, Hashable, Sendable {
    /// It can't be written, for the reason that the system reports.
    case notWritable(path: String, reason: String)
    /// Another Confab is writing it.
    case busy(path: String)
    /// It couldn't be read; its content is now in the file at `path`.
    case keptAside(path: String)
}

/// A profile can't be opened or hidden.
package enum ProfileProblem: Codable, Equatable, Hashable, Sendable {
    /// Another process has it open; its number, if it's known.
    case busy(name: String, process: Int32?)
    /// It's the only one that is visible, so it can't be hidden.
    case onlyVisible
}

/// The reason that something that was sent to the user was put aside.
package enum SetAsideReason: Codable, Equatable, Hashable, Sendable {
    /// Its stored record can't be read.
    case record(RecordProblem)
    /// This version doesn't know its form.
    case unknownForm
    /// It names something in a form that can't be stored.
    case unusableName
    /// Its request was refused.
    case refused(ServiceError)
    /// It couldn't be stored.
    case notStored(StorageProblem)
}
