public import Messenger
public import TerminalDOM

extension NewChat {
    /// What happens here.
    public enum Action: Codable, Equatable, Sendable {
        /// A row of the menu was chosen.
        case chosen(Entry)
        /// A link was created: the link, the row that waits for it, and its code.
        case linkCreated(ConnectLink, ChatID, QRCode?)
        /// No link was created; the sentence says why.
        case linkFailed(String)
        /// The link is to be copied.
        case copyLink
        /// It is to be tried once more.
        case retried
        /// It is to be chosen for which of the user's profiles the link is.
        case profileAsked
        /// The link is to be one of that profile.
        case profileChosen(ProfileID)
        /// What a code in an image says was read, or was not.
        case codeRead(String, CodeReading)
        /// It is known what following a link would do.
        case planned(ConnectLink, LinkPlan)
        /// A link could not be looked at; the sentence says why.
        case planFailed(ConnectLink, String)
        /// The look at a link takes long.
        case planTakesLong
        /// The rows of some chats were read: which were asked for, and what there is of them.
        case chatsRead([ChatID], [ChatSummary])
        /// A link was not followed; the sentence says why.
        case connectFailed(ConnectLink, String)
        /// A chat came about or was there: by a link, as the notes, with a contact.
        case connected(ChatSummary)
        /// Somebody connected, by the link that is shown or by another.
        case joined(ChatSummary)
        /// A group was made.
        case groupCreated(ChatSummary)
        /// No group came about; the sentence says why.
        case groupFailed(String)
        /// Those whom the profile knows were read.
        case peopleFound(PeopleQuery, PeopleList)
        /// They could not be read; the sentence says why.
        case peopleFailed(PeopleQuery, String)
        /// Someone was chosen.
        case personChosen(Person.ID)
        /// Others of them are seen.
        case peopleSeen(ListViewport<Person.ID>)
        /// The wheel was turned over them by so many notches.
        case peopleTurned(Int)
        /// The field was changed.
        case edited(EditCommand)
        /// What the button of the dialog says is to be done.
        case submitted
        /// A row of what can be done was chosen.
        case rowChosen(Int)
    }
}
