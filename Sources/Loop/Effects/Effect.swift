/// A request from a reducer for work outside of it, as a value.
///
/// An effect holds no closure, so tests can compare effects with `==`, and you can read a reducer without knowing how
/// the work is done. An `Operation` is the program's own description of work (`.loadChats(query)`). The operation
/// decides which action answers it, and the code that runs the operation knows that.
///
/// No effect sends an action immediately. If two actions have something in common, let both call the same function; a
/// chain of actions at a single moment only hides the order of events.
///
/// **IDs.** Work and timers share one namespace of IDs. Starting an effect with an ID in use first ends the older one,
/// and a pending answer to the older one is dropped (see ``EffectSchedule``). Effects without an ID run concurrently
/// and can't be canceled.
public enum Effect<Operation, Action> {
    /// Runs `Operation`. The runner answers with the action that the operation specifies, or with none.
    case perform(Operation, id: EffectID? = nil)
    /// Sends `Action` after `Duration`.
    case after(Duration, Action, id: EffectID? = nil)
    /// Ends the work or timer with this ID, if there is one.
    case cancel(EffectID)
    /// Ends every timer and all running work that is transient, by the rule of the ``EffectSchedule``.
    ///
    /// A program that leaves a part of itself, such as a user's session, ends everything that belongs to that part with
    /// this effect. Work that has to be completed in any case, such as saving, continues and is still answered.
    case cancelTransient
}

extension Effect: Equatable where Operation: Equatable, Action: Equatable {}
extension Effect: Hashable where Operation: Hashable, Action: Hashable {}
extension Effect: Sendable where Operation: Sendable, Action: Sendable {}
extension Effect: Encodable where Operation: Encodable, Action: Encodable {}
extension Effect: Decodable where Operation: Decodable, Action: Decodable {}
