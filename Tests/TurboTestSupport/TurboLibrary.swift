import Foundation
import NavigationTesting
import TestSupport

/// A library that the pages of a test server load.
package enum TurboLibrary: CaseIterable, Sendable {
    /// The build of Turbo that `bin/setup` fetched, or the one that `TURBO_JS` names.
    case turbo
    /// Turbolinks 5.2, from its Debian package.
    case turbolinks

    /// The installed libraries, for tests of what pages do alike with each.
    package static let installed = allCases.filter(\.isInstalled)

    package func source() throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }

    /// The script that the pages of a site load.
    package func build() throws -> TurboBuild { TurboBuild(source: try source(), path: path) }

    /// The path on a test server. The engine caches the file, and a later server may get the same port: each library
    /// has its own path.
    package var path: String { self == .turbo ? TurboBuild.usualPath : "/turbolinks.js" }

    /// The element that loads it; empty if the library isn't installed.
    package var tag: String { Self.loaded[self]?.tag ?? "" }

    /// Each is read once.
    static let loaded: [TurboLibrary: TurboBuild] = {
        var builds: [TurboLibrary: TurboBuild] = [:]
        for library in installed {
            do {
                builds[library] = try library.build()
            } catch {
                print("\(library) cannot be read: \(error)")
            }
        }
        return builds
    }()

    /// Only Debian and Ubuntu have a package of Turbolinks.
    package var isInstalled: Bool { FileManager.default.isReadableFile(atPath: file.path) }

    package var file: URL {
        switch self {
        case .turbolinks: return URL(fileURLWithPath: "/usr/share/nodejs/turbolinks/dist/turbolinks.js")
        case .turbo:
            if let path = ProcessInfo.processInfo.environment["TURBO_JS"], !path.isEmpty {
                return URL(fileURLWithPath: path)
            }
            return Self.projectFolder.appendingPathComponent("Demo/Server/vendor/javascript/turbo-7.1.0.umd.js")
        }
    }

    /// The folder with the package's manifest.
    package static let projectFolder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The major version of Turbo, from the first lines of the script; 0 if they don't name it.
    package static var majorVersion: Int {
        do {
            let words = try TurboLibrary.turbo.source().prefix(200).split { !$0.isLetter && !$0.isNumber }
            return words.firstIndex(of: "Turbo").flatMap { words.dropFirst($0 + 1).first.flatMap { Int($0) } } ?? 0
        } catch {
            return 0
        }
    }
}

extension TestServer {
    /// A site whose pages load a library.
    package convenience init(_ library: TurboLibrary) throws {
        try self.init(turbo: library.build())
    }

    /// The requested paths, without the library.
    package var pages: [String] { paths.filter { $0 != turbo?.path } }
}
