import ConfabApp
import MessageStore
import Messenger

extension StoreTransaction {
    /// Returns the options set by a profile, without unreadable ones. Its order belongs to the list.
    func options(of profile: ProfileID) throws -> [OptionID: OptionValue] {
        var values: [OptionID: OptionValue] = [:]
        for option in OptionDeclaration.all where option.scope == .profile && option.isInConfig {
            values[option.id] = try setting(option.id.rawValue, of: profile).flatMap { option.value(stored: $0) }
        }
        return values
    }

    /// True if a profile wants others to see what was read.
    func sendsReadReceipts(_ profile: ProfileID) throws -> Bool {
        try options(of: profile)[.readReceipts] != .flag(false)
    }
}
