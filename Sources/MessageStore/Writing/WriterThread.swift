internal import Glibc

/// A thread that runs a body again and again, whenever it was woken, until it is stopped.
///
/// A thread of its own and not a dispatch queue: whoever waits for a write on one of few pooled threads would keep the
/// write from ever getting one.
final class WriterThread: @unchecked Sendable {
    // Allocated, because both must not move; everything else is only touched with the mutex held.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let body: @Sendable () -> Void
    private var isWoken = false
    private var isStopped = false

    /// Starts the thread, which lives until ``stop()``.
    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
        var thread = pthread_t()
        // The thread holds this object until it ends.
        let context = Unmanaged.passRetained(self).toOpaque()
        let code = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                Unmanaged<WriterThread>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, context)
        precondition(code == 0, "The system gives no thread for writing (error \(code)).")
        pthread_detach(thread)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(condition)
        mutex.deallocate()
        condition.deallocate()
    }

    /// Has the body run (once more, when it is running).
    func wake() {
        pthread_mutex_lock(mutex)
        isWoken = true
        pthread_cond_signal(condition)
        pthread_mutex_unlock(mutex)
    }

    /// Ends the thread once the body has done what it was woken for.
    func stop() {
        pthread_mutex_lock(mutex)
        isStopped = true
        pthread_cond_signal(condition)
        pthread_mutex_unlock(mutex)
    }

    private func run() {
        while true {
            pthread_mutex_lock(mutex)
            while !isWoken && !isStopped { pthread_cond_wait(condition, mutex) }
            let ends = !isWoken
            isWoken = false
            pthread_mutex_unlock(mutex)
            if ends { return }
            body()
        }
    }
}
