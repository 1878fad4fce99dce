import Foundation

/// Detects changes of files.
struct FileMonitor: Sendable {
    /// The polling interval in seconds.
    private static let interval = 0.3

    let names: [String]

    /// Waits until the date or size of a file differs from the stamps.
    func waitForChange(since stamps: [String]) async throws {
        while stamps == self.stamps { try await Task.sleep(nanoseconds: UInt64(Self.interval * 1e9)) }
    }

    /// The dates and sizes of the files. A missing file has its own stamp.
    var stamps: [String] {
        names.map { name in
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: name) else { return "absent" }
            let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\(date) \(attributes[.size] ?? 0)"
        }
    }
}
