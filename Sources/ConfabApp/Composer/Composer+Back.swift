import Loop
import Messenger

// Where Escape leads in the field: it closes one thing after the other, and asks before it loses something.
extension Composer {
    enum BackTarget {
        case recordingKept, withoutSuggestions, normalMode, withoutAttachment, withoutTarget
    }

    /// The place that Escape leads to; nil if it leaves the field.
    func backTarget(_ around: Surroundings, _ options: Options) -> BackTarget? {
        if !suggestions(around).isEmpty || isPathOnlyBegun(around, Self.pathBeginnings) { return .withoutSuggestions }
        if recording != nil { return .recordingKept }
        if options.keyPreset == .vim, mode != .normal() { return .normalMode }
        if !attachments.isEmpty { return .withoutAttachment }
        return target == nil ? nil : .withoutTarget
    }

    mutating func back(to place: BackTarget, _ around: Surroundings, _ strings: any Strings) -> Outcome<Action> {
        switch place {
        case .withoutSuggestions: if !endPath(around) { closeSuggestions(around) }
        case .recordingKept: return endRecording(.keep)
        case .normalMode: mode = .normal()
        case .withoutAttachment: return removeAttachment(strings)
        case .withoutTarget: return closeTarget(strings)
        }
        return Outcome()
    }
}

extension Composer.BackTarget {
    /// The footer's word for going there.
    var footerWord: FooterWord {
        switch self {
        case .recordingKept: .keep
        case .withoutSuggestions: .closeList
        case .normalMode: .normalMode
        case .withoutAttachment: .remove
        case .withoutTarget: .cancel
        }
    }
}
