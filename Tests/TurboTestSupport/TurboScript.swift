import Foundation
import TestSupport

/// The build of Turbo that `bin/setup` fetched, or the one that `TURBO_JS` names.
package enum TurboScript {
    package static func source() throws -> String {
        if let path = ProcessInfo.processInfo.environment["TURBO_JS"] {
            return try String(contentsOfFile: path, encoding: .utf8)
        }
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = repository.appendingPathComponent("Demo/Server/vendor/javascript/turbo-7.1.0.umd.js")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// The first number of its version, which its first lines name; 0 where they do not.
    package static var majorVersion: Int {
        do {
            let words = try source().prefix(200).split { !$0.isLetter && !$0.isNumber }
            return words.firstIndex(of: "Turbo").flatMap { words.dropFirst($0 + 1).first.flatMap { Int($0) } } ?? 0
        } catch {
            return 0
        }
    }
}
