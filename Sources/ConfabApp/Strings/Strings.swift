/// Everything that Confab says. Each language is a type of its own, in a folder of its own.
package protocol Strings:
    Sendable, CardStrings, ChangeStrings, ChatActionStrings, ChatListStrings, CommandStrings, ConfirmationStrings,
    ContentStrings, ConversationStrings, FormStrings, LaunchStrings, LinkStrings, MessageActionStrings, NewChatStrings,
    PaletteStrings, PeopleStrings,
    PresenceStrings, ProblemStrings, ProfileStrings, SearchStrings, SettingsStrings, SlashStrings, SpokenStrings,
    StatusStrings,
    TagStrings, TimeStrings, VoiceStrings
{
    /// A number as it's shown in text, with its digits in groups.
    func grouped(_ number: Int) -> String
}

/// The languages that Confab speaks.
package enum Language: String, Codable, CaseIterable, Sendable {
    case english = "en"

    package func strings(_ timeFormat: TimeFormat, doctorCommand: String) -> any Strings {
        switch self {
        case .english: English(timeFormat: timeFormat, doctorCommand: doctorCommand)
        }
    }
}

package enum TimeFormat: String, Codable, CaseIterable, Sendable {
    /// As in 14:30.
    case hours24 = "24h"
    /// As in 2:30 PM.
    case hours12 = "12h"
}
