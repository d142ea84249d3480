import ChatServices
import ConfabApp
import Importing
import MessageStore
import Messenger
import Synchronization

// Requests to the service. A request that was made while another profile was being opened is for the previous one.
extension ServiceExecutor {
    /// Makes a request for the profile that asks, open or not; nil if it would only lead somewhere on a screen that is gone.
    func outcome(of call: ServiceCall) async -> ServiceOutcome? {
        log(call.request)
        do {
            guard let answer = try await answer(to: call) else { return nil }
            // It concerns others alone.
            if case .setTyping = call.request { return nil }
            if case .remove = call.request {
                // They apply to no chat any longer, so it's harmless if this fails.
                try? await writes.write { try $0.dropOptionsOfDeletedChats(call.profile) }
            }
            return .done(answer)
        } catch {
            log(error, of: call.request)
            if case .setTyping = call.request { return nil }
            return .failed(.service(error))
        }
    }

    private func answer(to call: ServiceCall) async throws(ServiceError) -> ServiceAnswer? {
        var call = call
        if call.isMarkdown { call.request = call.request.readingMarkdown(Markdown.converter) }
        guard let service = state.withLock(\.service) else { throw ServiceError.closed }
        let transaction = call.transaction ?? .random()
        if call.profile == service.profile {
            return try await service.perform(call.request, transaction: transaction)
        }
        if call.request.isForScreen { return nil }
        let other = try await provider.open(call.profile) { _ in }
        do {
            let answer = try await other.perform(call.request, transaction: transaction)
            await other.close()
            return answer
        } catch {
            await other.close()
            throw error
        }
    }
}
