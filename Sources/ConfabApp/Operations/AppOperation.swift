package import Loop
package import Messenger

/// Work for the effect runner, as a value: a case for each executor, and an enumeration of what that one can do.
package enum AppOperation: Codable, Equatable, Sendable {
    /// Asks the service for something; answered by ``AppAction/answered(_:_:)``.
    case service(ServiceCall)
    /// Reads from the store at once, on the loop's thread.
    case query(StoreQuery)
    /// Finds what takes its time, on another thread.
    case slowQuery(SlowQuery)
    /// Saves something in the store; answered by ``AppAction/notSaved(_:_:)`` if that fails.
    case save(LocalChange)
    /// Saves what an option is set to for all profiles in the settings file; nil resets it.
    case saveOption(OptionID, OptionValue?)
    /// Reads the user's short names for emoji if that wasn't done yet; answered by ``Options/Action/filesRead(_:)`` if there are
    /// any.
    case readEmojiNames
    /// Opens the data, or explains why that failed.
    case launch(LaunchOperation)
    /// Opens, creates, changes, or deletes a profile.
    case profile(ProfileOperation)
    /// Draws, saves, or opens the file of a message, or looks at one to attach.
    case file(FileOperation)
    /// Records or plays a voice.
    case voice(VoiceOperation)
    /// Does something to the terminal or the system.
    case terminal(TerminalOperation)
    /// Reads themes, or draws with one.
    case theme(ThemeOperation)
}

/// An effect of the app's reducers.
package typealias AppEffect = Effect<AppOperation, AppAction>

extension Effect where Operation == AppOperation {
    /// Asks the service for something.
    ///
    /// - Parameters:
    ///   - request: the request itself.
    ///   - profile: the profile that asks, which is open now.
    ///   - asker: the feature that gets the answer.
    ///   - id: names the effect, so that a newer one replaces it.
    package static func request(
        _ request: ServiceRequest, of profile: ProfileID, by asker: ServiceCall.Asker, id: EffectID? = nil
    ) -> Effect {
        .perform(.service(ServiceCall(request, of: profile, by: asker)), id: id)
    }
}

extension AppOperation {
    /// True if the open profile is closed by it.
    var leavesProfile: Bool {
        switch self {
        case .profile(let operation): operation.leavesProfile
        case .terminal(let operation): operation == .quit
        case .service, .query, .slowQuery, .save, .saveOption, .readEmojiNames, .launch, .file, .voice, .theme: false
        }
    }
}

extension AppOperation {
    /// True if it only reads for the screen that asks, or shows something there: its answer is dropped once that screen is
    /// left. Everything that saves, sends, or deletes continues.
    package var isTransient: Bool {
        switch self {
        case .query, .slowQuery: true
        case .service(let call): if case .plan = call.request { true } else { false }
        case .file(let operation): operation.isTransient
        case .voice(let operation): if case .play = operation { true } else { false }
        case .save, .saveOption, .readEmojiNames, .launch, .profile, .terminal, .theme: false
        }
    }
}

extension FileOperation {
    fileprivate var isTransient: Bool {
        switch self {
        case .draw, .findPaths, .findPrograms, .readStickers, .open: true
        case .save, .attach, .attachText, .capture, .keepUnused, .cancelSending: false
        }
    }
}

/// Work with themes.
package enum ThemeOperation: Codable, Equatable, Sendable {
    /// Reads which themes there are; answered by ``ThemePicker/Action/loaded(_:chosen:)``.
    case load
    /// Draws with a theme for the time being; nil ends that.
    case preview(String?)
    /// Draws with a theme from now on, while Confab runs.
    case use(ThemeSetting)
}
