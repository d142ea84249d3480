package import Messenger

extension ProfilesPage {
    /// Events on the page.
    package enum Action: Codable, Equatable, Sendable {
        case chosen(RowID)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
        /// A profile is to stand so many rows further down; further up when negative.
        case moved(ProfileID, by: Int)
        /// Something is to be done to the profile whose menu is shown.
        case entryChosen(Entry)
        /// The name was clicked, before so many characters.
        case namePlaced(Int)
        /// The search was chosen, with the cursor before so many characters.
        case searchPlaced(Int)
        /// A field of the password was chosen, with the cursor before so many characters.
        case placed(Field, Int)
        /// The name, or the password, is to be saved.
        case saved
        /// Nothing was typed for a moment.
        case typingRested(Int)
        /// The hidden profiles that what was typed at that attempt is the password of.
        case unlocked(Int, [ProfileSummary])
        /// The contents that would be lost with a profile.
        case counted(ProfileID, ProfileBelongings)
    }
}
