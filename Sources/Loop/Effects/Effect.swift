/// What a reducer wishes to happen outside of it, as a value.
///
/// An effect holds no closure: tests compare effects with `==`, and the reducer can be read without knowing how the
/// work is done. An `Operation` is the program's own description of work (`.loadChats(query)`); which action answers it
/// is the operation's business and known to whoever runs it.
///
/// There is no effect that sends an action at once. What two actions have in common is a function that both call; a
/// chain of actions within one moment only hides the order of things.
///
/// **Ids.** Work and timers share one namespace of ids. Starting an effect under an id that is in use ends the older
/// one first, and an answer of the older one that is still on its way is dropped (see ``EffectSchedule``). Effects
/// without an id run side by side and cannot be cancelled.
public enum Effect<Operation, Action> {
    /// Does `Operation`; whoever runs it answers with the action that the operation asks for, or not at all.
    case perform(Operation, id: EffectID? = nil)
    /// Sends `Action` when `Duration` has passed.
    case after(Duration, Action, id: EffectID? = nil)
    /// Ends the work or the timer that has the id; nothing happens when there is none.
    case cancel(EffectID)
}

extension Effect: Equatable where Operation: Equatable, Action: Equatable {}
extension Effect: Hashable where Operation: Hashable, Action: Hashable {}
extension Effect: Sendable where Operation: Sendable, Action: Sendable {}
extension Effect: Encodable where Operation: Encodable, Action: Encodable {}
extension Effect: Decodable where Operation: Decodable, Action: Decodable {}
