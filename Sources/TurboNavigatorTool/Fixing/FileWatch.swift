import Foundation

/// Tells when files change.
struct FileWatch: Sendable {
    /// Seconds between two looks.
    private static let interval = 0.3

    let names: [String]

    /// Waits until a file has another content than now, by its date and size.
    func waitForChange(since stamps: [String]) async throws {
        while stamps == self.stamps { try await Task.sleep(nanoseconds: UInt64(Self.interval * 1e9)) }
    }

    /// What tells one state of the files from another; a file that is gone has its own.
    var stamps: [String] {
        names.map { name in
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: name) else { return "absent" }
            let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\(date) \(attributes[.size] ?? 0)"
        }
    }
}
