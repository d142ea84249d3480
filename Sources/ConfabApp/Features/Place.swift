/// A permanent part of the screen, behind the layers.
enum Part {
    case launch, failure, registration, chatList, search, conversation
}

/// A place where a feature can be.
enum Place: Equatable {
    /// The layer at an index.
    case layer(Int)
    /// A permanent part.
    case part(Part)
}

extension Feature {
    fileprivate mutating func accept<Visitor: FeatureVisitor>(
        _ visitor: Visitor, _ actions: @escaping ActionCase<Action>
    ) -> Visitor.Answer {
        visitor.visit(&self, actions)
    }
}

extension AppState {
    /// The permanent part that keys go to behind the layers.
    var focusedPart: Part? {
        switch root {
        case .launching: .launch
        case .failed: .failure
        case .registration: .registration
        case .main(let main): main.focusedPart
        }
    }

    /// Has `visitor` visit the feature at `place`; nil if there is none.
    mutating func accept<Visitor: FeatureVisitor>(_ visitor: Visitor, at place: Place) -> Visitor.Answer? {
        switch place {
        case .layer(let index): return layers[index].accept(visitor)
        case .part(.launch): return root.withLaunch { visitor.visit(&$0, AppAction.launch) }
        case .part(.failure): return root.withFailure { visitor.visit(&$0, AppAction.failure) }
        case .part(.registration): return root.withRegistration { visitor.visit(&$0, AppAction.registration) }
        case .part(.chatList): return withMain { visitor.visit(&$0.chatList, AppAction.chatList) }
        case .part(.search):
            return withMain { $0.search?.accept(visitor, AppAction.search) } ?? nil
        case .part(.conversation):
            return withMain { $0.conversation?.accept(visitor, AppAction.conversation) } ?? nil
        }
    }

    /// Changes the open profile's screen; nil if none is open.
    @discardableResult
    mutating func withMain<Answer>(_ change: (inout Main) -> Answer) -> Answer? { root.withMain(change) }
}
