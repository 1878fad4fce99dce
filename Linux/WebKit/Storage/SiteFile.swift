internal import UIKit

/// A file with the user's choice for each site, which only the user can read.
struct SiteFile<Value: Codable> {
    /// nil to store nothing.
    let url: URL?
    /// The choice, for the log.
    let subject: String

    func read() -> [String: Value] {
        guard let url, FileManager.default.fileExists(atPath: url.path) else { return [:] }
        do {
            return try JSONDecoder().decode([String: Value].self, from: Data(contentsOf: url))
        } catch {
            Log.fault("\(subject) can't be read, so it is as if the user had chosen nothing: \(error)")
            return [:]
        }
    }

    func write(_ values: [String: Value]) {
        guard let url else { return }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            try encoder.encode(values).write(to: url, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
        } catch {
            Log.fault("\(subject) is kept only until the app ends: \(error)")
        }
    }
}
