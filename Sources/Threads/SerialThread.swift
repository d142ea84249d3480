internal import Dispatch
internal import CLinux
internal import Glibc

/// A thread that runs pieces of work one after another and sleeps in between.
///
/// The threads of the system's pools wake up once a second while anything uses them, which an idle program should
/// avoid. Also, waiting for work on one of the few pooled threads could keep that work from ever getting a thread. As a
/// task executor, it runs the parts of tasks between their suspensions.
package final class SerialThread: TaskExecutor {
    private let body: Body

    /// Starts the thread. When this object is released, the thread ends after its last piece.
    ///
    /// - Parameters:
    ///   - name: the name of the thread in debuggers, up to 15 bytes.
    ///   - elsewhere: true if the thread must never run on the processor of the thread that starts it, for short work
    ///     that must not delay that thread.
    ///   - isBackground: true if everything else comes first, for the programs that it starts, too.
    package init(_ name: String, elsewhere: Bool = false, isBackground: Bool = false) {
        body = Body(isBackground: isBackground)
        body.start(name, elsewhere: elsewhere)
    }

    deinit { body.stop() }

    /// Runs `piece` after the earlier pieces.
    package func run(_ piece: @escaping @Sendable () -> Void) { body.add(piece) }

    /// Runs a step of a task after the earlier pieces.
    package func enqueue(_ job: consuming ExecutorJob) {
        let step = UnownedJob(job)
        // A waiting step keeps the thread alive.
        run { [self] in step.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}

/// The part that the thread retains, so that the public part can be released.
private final class Body: @unchecked Sendable {
    // The mutex and the condition are allocated because they must not move. The mutex protects all other properties.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var pieces: [@Sendable () -> Void] = []
    private var isStopped = false
    private let isBackground: Bool

    /// The niceness of threads in the background; see nice(1).
    private static let niceness: Int32 = 10

    init(isBackground: Bool) {
        self.isBackground = isBackground
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        pthread_cond_destroy(condition)
        mutex.deallocate()
        condition.deallocate()
    }

    func start(_ name: String, elsewhere: Bool) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        if elsewhere { cl_thread_elsewhere(&attributes) }
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self).toOpaque()
        let code = pthread_create(
            &thread, &attributes,
            { context in
                guard let context else { return nil }
                Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, context)
        precondition(code == 0, "The system gives no thread for “\(name)” (error \(code)).")
        cl_thread_name(thread, name)
        pthread_detach(thread)
    }

    func add(_ piece: @escaping @Sendable () -> Void) {
        pthread_mutex_lock(mutex)
        pieces.append(piece)
        pthread_cond_signal(condition)
        pthread_mutex_unlock(mutex)
    }

    func stop() {
        pthread_mutex_lock(mutex)
        isStopped = true
        pthread_cond_signal(condition)
        pthread_mutex_unlock(mutex)
    }

    private func run() {
        // On Linux, 0 is the calling thread.
        if isBackground { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Self.niceness) }
        while true {
            pthread_mutex_lock(mutex)
            while pieces.isEmpty && !isStopped { pthread_cond_wait(condition, mutex) }
            let next = pieces
            pieces = []
            pthread_mutex_unlock(mutex)
            if next.isEmpty { return }
            for piece in next { piece() }
        }
    }
}

/// Calls `body`, and blocks the current thread until `body` or code that it starts calls `done`.
package func wait(for body: (_ done: @escaping @Sendable () -> Void) -> Void) {
    let semaphore = DispatchSemaphore(value: 0)
    body { semaphore.signal() }
    semaphore.wait()
}
