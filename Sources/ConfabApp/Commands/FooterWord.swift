/// The footer's word for a command where it does something particular.
package enum FooterWord: Equatable, Sendable {
    case toggle, choose, attach, edit, writeAgain, open, show, save, hide, add, create, button, scan, retry, results,
        people, complete,
        deselect,
        cancel, remove, unpin, cover, closeSearch, closeList, oneByOne, send, vote, normalMode, play, pause, stop, keep
    case nextValue, previousValue
    case byChat, byTime
}
