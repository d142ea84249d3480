import ChatServices
import ConfabApp
import MessageStore
import Messenger
import Synchronization

// Whose work it is: what was asked for while another profile was being opened is for the one before it.
extension ServiceDesk {
    /// The profile that is to do `operation`; nil when that does not matter, or is not known: then it is for whoever is
    /// there.
    func owner(of operation: AppOperation) -> ProfileID? {
        switch operation.owner {
        case .profile(let profile): profile
        case .chat(let chat): try? writes.store.read { try $0.chat(chat)?.profile }
        case .contact(let contact): try? writes.store.read { try $0.contact(contact)?.profile }
        case .group(let group): try? writes.store.read { try $0.group(group)?.profile }
        case .leaving, .anybody: nil
        }
    }

    /// Whether what `owner` shows is seen: it is open, or it does not matter whose it is.
    func isOpen(_ owner: ProfileID?) -> Bool { owner == nil || owner == state.withLock(\.service)?.profile }

    /// What `owner` answers, which may not be open any more; the open profile where it does not matter. Nil for what would
    /// only have led somewhere on a screen that is gone.
    func answer(to request: ServiceRequest, for owner: ProfileID?) async throws -> ServiceAnswer? {
        guard let service = state.withLock(\.service) else { throw ServiceError.closed }
        guard let owner, owner != service.profile else { return try await service.perform(request) }
        switch request {
        case .createLink, .openNotes, .openChat, .plan: return nil
        default: break
        }
        let other = try await provider.open(owner) { _ in }
        do {
            let answer = try await other.perform(request)
            await other.close()
            return answer
        } catch {
            await other.close()
            throw error
        }
    }
}
