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
}
