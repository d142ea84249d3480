internal import CLinux
internal import Glibc

/// A thread that does what it is given, one piece after the other, and sleeps in between.
///
/// The system's pools watch themselves once a second for as long as anything uses them; a program that only waits is to be
/// still. And whoever waits for a piece on one of few pooled threads would keep it from ever getting one. As an executor of
/// tasks it runs what they do between their suspensions.
public final class SerialThread: TaskExecutor {
    private let body: Body

    /// Starts the thread, which does all that it was given before it ends with this object.
    ///
    /// - Parameters:
    ///   - name: how debuggers call it, up to 15 bytes.
    ///   - elsewhere: whether it runs on another processor than who starts it, now and for good: for what is soon done, while
    ///     the one who starts it goes on.
    public init(_ name: String, elsewhere: Bool = false) {
        body = Body()
        body.start(name, elsewhere: elsewhere)
    }

    deinit { body.stop() }

    /// Does `piece` when those before it are done.
    public func run(_ piece: @escaping @Sendable () -> Void) { body.add(piece) }

    /// Runs a step of a task when those before it are done.
    public func enqueue(_ job: consuming ExecutorJob) {
        let step = UnownedJob(job)
        // A step that is waiting holds the thread.
        run { [self] in step.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    /// Waits until all that was given so far is done. Not for pieces themselves.
    public func wait() { Threads.wait { done in run(done) } }
}

/// What the thread holds, so that the object that others hold can go.
private final class Body: @unchecked Sendable {
    // Allocated, because both must not move; everything else is only touched with the mutex held.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var pieces: [@Sendable () -> Void] = []
    private var isStopped = false

    init() {
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
