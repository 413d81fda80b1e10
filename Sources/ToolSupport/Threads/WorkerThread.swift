#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A thread that runs a closure.
final class WorkerThread {
    #if canImport(Glibc)
        private var thread = pthread_t()
    #else
        private var thread: pthread_t?
    #endif

    /// The stack size of the main thread on Linux. Other threads would otherwise get less.
    private static let stackSize = 8 * 1024 * 1024

    private final class Body {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    /// Starts a thread; `nil` if the system can't create another one.
    init?(_ body: @escaping @Sendable () -> Void) {
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        pthread_attr_init(attributes)
        defer {
            pthread_attr_destroy(attributes)
            attributes.deallocate()
        }
        pthread_attr_setstacksize(attributes, Self.stackSize)

        let context = Unmanaged.passRetained(Body(body))
        let code = pthread_create(
            &thread,
            attributes,
            { context in
                let context: UnsafeMutableRawPointer? = context
                context.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            },
            context.toOpaque()
        )

        guard code == 0 else {
            context.release()
            return nil
        }
    }

    /// Waits for the closure to return.
    func join() {
        #if canImport(Glibc)
            pthread_join(thread, nil)
        #else
            if let thread { pthread_join(thread, nil) }
        #endif
    }
}
