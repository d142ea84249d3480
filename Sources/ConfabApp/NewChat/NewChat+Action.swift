package import Messenger
package import TerminalDOM

extension NewChat {
    package enum Action: Codable, Equatable, Sendable {
        /// A row of the menu was chosen.
        case chosen(Entry)
        /// The link that was created: the link, the row that waits for it, and its code.
        case linkCreated(ConnectLink, ChatID, QRCode?)
        /// The link is to be copied.
        case copyLink
        /// Creating the link is to be tried again.
        case retried
        /// The user's profiles are to be shown, to make the link for one of them.
        case profileAsked
        /// The link is to be one of that profile.
        case profileChosen(ProfileID)
        /// The result of scanning an image.
        case codeRead(String, CodeReading)
        /// The look at a link takes long.
        case planTakesLong
        /// The contacts of the profile were read.
        case peopleFound(PeopleQuery, PeopleList)
        /// They couldn't be read.
        case peopleFailed(PeopleQuery, Problem)
        /// Someone was chosen.
        case personChosen(Person.ID)
        /// Others of them are seen.
        case peopleSeen(ListViewport<Person.ID>)
        /// The wheel was turned over them by so many notches.
        case peopleTurned(Int)
        /// The field was changed.
        case edited(EditCommand)
        /// The user pressed the button of the dialog.
        case submitted
        /// A row of what can be done was chosen.
        case rowChosen(Int)
        /// The wheel was turned over these rows by so many notches.
        case wheelTurned(Int)
    }
}
