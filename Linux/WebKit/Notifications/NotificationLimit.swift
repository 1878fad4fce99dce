/// Limits the notifications of a site, also of one that the user has allowed them.
struct NotificationLimit {
    /// The maximum number on the desktop. Older ones are closed for newer ones.
    static let maximumShown = 20
    /// The maximum number in a minute. Those beyond it are closed at once.
    static let maximumCount = 10
    private static let period: Duration = .seconds(60)

    private var times: [ContinuousClock.Instant] = []

    /// Registers a notification, and returns whether it may be shown.
    mutating func allows(at time: ContinuousClock.Instant) -> Bool {
        times.removeAll { $0.duration(to: time) >= Self.period }
        guard times.count < Self.maximumCount else { return false }
        times.append(time)
        return true
    }
}
