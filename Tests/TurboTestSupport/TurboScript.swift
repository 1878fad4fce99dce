import Foundation
import TestSupport

/// A library that the pages of a test server have.
package enum TurboScript {
    /// The build of Turbo that `bin/setup` fetched, or the one that `TURBO_JS` names.
    case turbo
    /// Turbolinks 5.2, from its Debian package.
    case turbolinks

    package func source() throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }

    /// The element that loads it. A build of turbo-rails is an ES module, whose script runs after the document was read.
    package var tag: String {
        let isModule = self == .turbo && Self.isTurboModule
        return "<script \(isModule ? "type=module " : "")src=\"\(path)\"></script>"
    }

    /// Where a test server has it. The engine keeps it, and a later server may get the same port: each library has a name of
    /// its own.
    package var path: String { self == .turbo ? "/turbo.js" : "/turbolinks.js" }

    private static let isTurboModule: Bool = {
        do {
            let lines = try TurboScript.turbo.source().split(separator: "\n")
            return lines.contains { $0.hasPrefix("export ") || $0.hasPrefix("import ") }
        } catch {
            return false
        }
    }()

    /// Only Debian and Ubuntu have a package of Turbolinks.
    package var isInstalled: Bool { FileManager.default.isReadableFile(atPath: file.path) }

    private var file: URL {
        switch self {
        case .turbolinks: return URL(fileURLWithPath: "/usr/share/nodejs/turbolinks/dist/turbolinks.js")
        case .turbo:
            if let path = ProcessInfo.processInfo.environment["TURBO_JS"], !path.isEmpty {
                return URL(fileURLWithPath: path)
            }
            let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            return repository.appendingPathComponent("Demo/Server/vendor/javascript/turbo-7.1.0.umd.js")
        }
    }

    /// The first number of the version of Turbo, which its first lines name; 0 where they do not.
    package static var majorVersion: Int {
        do {
            let words = try TurboScript.turbo.source().prefix(200).split { !$0.isLetter && !$0.isNumber }
            return words.firstIndex(of: "Turbo").flatMap { words.dropFirst($0 + 1).first.flatMap { Int($0) } } ?? 0
        } catch {
            return 0
        }
    }
}
