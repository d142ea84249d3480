import ChatServices
import ConfabApp
import MessageStore
import Messenger
import Synchronization

// Whose work it is: what was asked for while another profile was being opened is for the one before it.
extension ServiceDesk {
    /// The profile that is to do `operation`; nil when it does not say.
    func owner(of operation: AppOperation) -> ProfileID? {
        switch operation {
        case .createLink(let profile), .connect(let profile, _, _), .createGroup(let profile, _, _),
            .openNotes(let profile), .changeTags(let profile, _):
            return profile
        default:
            // A chat that cannot be read is for whoever is there.
            return operation.chat.flatMap { chat in try? writes.store.read { try $0.chat(chat)?.profile } }
        }
    }

    /// What `owner` answers, which may not be open any more; the open profile where it does not matter.
    func answer(to request: ServiceRequest, for owner: ProfileID?) async throws -> ServiceAnswer {
        guard let service = state.withLock(\.service) else { throw ServiceError.closed }
        guard let owner, owner != service.profile else { return try await service.perform(request) }
        switch request {
        // These lead to what is shown then, and the screen is another's.
        case .createLink, .connect, .createGroup, .openNotes: throw ServiceError.closed
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

extension AppOperation {
    /// The chat that a service is to do something to, or the first of several of one profile.
    fileprivate var chat: ChatID? {
        switch self {
        case .send(let chat, _), .retry(let chat, _), .markRead(let chat, _), .withdrawLink(let chat),
            .change(let chat, _), .joinGroup(let chat, _), .declineGroup(let chat), .leaveGroup(let chat),
            .acceptRequest(let chat, _), .rejectRequest(let chat):
            chat
        case .changeAll(let edits): edits.first?.chat
        case .remove(let removals): removals.first?.chat
        default: nil
        }
    }
}
