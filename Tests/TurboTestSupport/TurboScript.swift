import Foundation
import TestSupport

/// A library that the pages of a test server have.
package enum TurboScript: CaseIterable, Sendable {
    /// The build of Turbo that `bin/setup` fetched, or the one that `TURBO_JS` names.
    case turbo
    /// Turbolinks 5.2, from its Debian package.
    case turbolinks

    /// The installed libraries, for tests of what pages do alike with each.
    package static let installed = allCases.filter(\.isInstalled)

    package func source() throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }

    /// What the pages of a site load.
    package func script() throws -> PageScript { PageScript(source: try source(), path: path) }

    /// Where a test server has it. The engine keeps it, and a later server may get the same port: each library has a name of
    /// its own.
    package var path: String { self == .turbo ? PageScript.usualPath : "/turbolinks.js" }

    /// The element that loads it; empty where there is no such library.
    package var tag: String { Self.loaded[self]?.tag ?? "" }

    /// Each is read once.
    static let loaded: [TurboScript: PageScript] = {
        var scripts: [TurboScript: PageScript] = [:]
        for library in installed {
            do {
                scripts[library] = try library.script()
            } catch {
                print("\(library) cannot be read: \(error)")
            }
        }
        return scripts
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
