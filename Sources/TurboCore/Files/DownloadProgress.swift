import Foundation

/// The progress of a download: its size, and an estimate of the time left.
package struct DownloadProgress: Equatable, Sendable {
    /// The number of seconds of which the average speed estimates the time left.
    static let window: TimeInterval = 10
    /// The number of seconds before the first estimate.
    static let shortestMeasurement: TimeInterval = 2

    private struct Sample: Equatable {
        let time: TimeInterval
        let bytes: Int64
    }

    /// The number of bytes that have been received.
    package private(set) var received: Int64 = 0
    /// The number of bytes of the whole file; nil if it isn't known.
    package let total: Int64?
    private var samples: [Sample] = []

    package init(total: Int64?) {
        self.total = total
    }

    /// - Parameter time: the time of the measurement, in seconds of any clock.
    package mutating func update(received: Int64, at time: TimeInterval) {
        // A download that begins again has a new speed.
        if received < self.received { samples = [] }
        self.received = received
        samples.removeAll { time - $0.time > Self.window }
        samples.append(Sample(time: time, bytes: received))
    }

    /// Forgets the speed, because the connection was lost.
    package mutating func interrupt() {
        samples = []
    }

    /// The completed part, from 0 to 1; nil if the size isn't known.
    package var fraction: Double? {
        guard let total, total > 0, received <= total else { return nil }
        return Double(received) / Double(total)
    }

    /// nil if the size isn't known, right after the start, or if nothing is received.
    package var secondsLeft: TimeInterval? {
        guard let total, let first = samples.first, let last = samples.last else { return nil }
        let (seconds, bytes) = (last.time - first.time, last.bytes - first.bytes)
        guard seconds >= Self.shortestMeasurement, bytes > 0, received < total else { return nil }
        return Double(total - received) / Double(bytes) * seconds
    }

    /// Such as "12 MB of 80 MB, about 20 s left".
    package var text: String {
        guard received > 0 else { return BuiltInText.starting.text() }
        let size = fraction == nil ? nil : total
        let bytes = size.map { BuiltInText.bytesOfBytes.text(Self.text(received), Self.text($0)) }
        return BuiltInText.joined([bytes ?? Self.text(received), secondsLeft.map(Self.text)].compactMap { $0 })
    }

    static func text(_ bytes: Int64) -> String {
        ByteCountFormatter.string(fromByteCount: bytes, countStyle: .file)
    }

    /// Rounds the seconds up, so that the estimate changes rarely.
    private static func text(_ seconds: TimeInterval) -> String {
        switch seconds {
        case ...10: BuiltInText.secondsLeft.text("\(Int(seconds.rounded(.up)))")
        case ...55: BuiltInText.secondsLeft.text("\(Int((seconds / 5).rounded(.up)) * 5)")
        case ..<3600: BuiltInText.minutesLeft.text("\(Int((seconds / 60).rounded(.up)))")
        // A very slow server has no end that a number can state.
        case ..<360_000: BuiltInText.hoursLeft.text("\(Int((seconds / 3600).rounded(.up)))")
        default: BuiltInText.hoursLeft.text("100+")
        }
    }
}
