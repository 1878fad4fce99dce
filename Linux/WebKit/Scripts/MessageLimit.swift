/// Limits the messages that a page sends in a second, and the navigations that they announce.
///
/// NB: WebKitGTK handles up to 600 messages before it returns to the main loop, and GTK draws only if none is waiting.
/// So the limit has to be reached before the user notices.
struct MessageLimit {
    /// The error of a message beyond the limit.
    struct Exceeded: Error {}

    static let maximumCount = 300
    /// The maximum size of a second's messages as JSON, in bytes. The largest of them doesn't count: that of a redirect
    /// contains the whole page.
    static let maximumSize = 5_000_000
    /// The maximum number of navigations of the page's frames, fragments included: WebKit asks about each.
    /// Chrome and Firefox allow 200 in ten seconds.
    static let maximumNavigations = 100

    private var begin = ContinuousClock.now
    private var (count, size, largest, navigations) = (0, 0, 0, 0)

    /// Registers a message.
    ///
    /// - Throws: `Exceeded`.
    mutating func register(at time: ContinuousClock.Instant = .now) throws {
        if begin.duration(to: time) >= .seconds(1) { (begin, count, size, largest, navigations) = (time, 0, 0, 0, 0) }
        count += 1
        guard count <= Self.maximumCount else { throw Exceeded() }
    }

    /// Registers the navigation that a registered message announces.
    ///
    /// - Throws: `Exceeded`.
    mutating func registerNavigation() throws {
        navigations += 1
        guard navigations <= Self.maximumNavigations else { throw Exceeded() }
    }

    /// Adds to the size of the messages.
    ///
    /// - Throws: `Exceeded`.
    mutating func add(_ bytes: Int) throws {
        size += bytes
        largest = max(largest, bytes)
        guard size - largest <= Self.maximumSize else { throw Exceeded() }
    }
}
