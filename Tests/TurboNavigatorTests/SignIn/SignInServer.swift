import Foundation
import FoundationNetworking
import NavigationTesting
import TestSupport
import TurboTestSupport

/// A Rails server with letters that only their users may read; see `Tests/SignInServer`. It ends with the tests.
@MainActor
final class SignInServer {
    /// How users sign in.
    enum Way: String, CaseIterable, Sendable {
        /// As the authentication that Rails 8 generates, on Debian's Rails 6.1.
        case generated
        case devise

        /// The ways whose gems are installed. Only Debian and Ubuntu have packages of them.
        static let installed = allCases.filter { way in
            let gems = ["railties", "puma", "sqlite3", "bcrypt"] + (way == .devise ? ["devise"] : [])
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["ruby", "-e", gems.map { "gem '\($0)'" }.joined(separator: ";")]
            process.standardError = FileHandle.nullDevice
            do {
                try process.run()
                process.waitUntilExit()
                return process.terminationStatus == 0
            } catch {
                return false
            }
        }

        /// The rule of the guide.
        var rules: String {
            let pattern =
                self == .devise
                ? "^/users/(sign_in|sign_up|password|confirmation|unlock)" : #"^/session/new$", "^/passwords/"#
            return """
                {"rules": [{"patterns": ["\(pattern)"], "properties": {"sign_in": true, "context": "modal"}},
                {"patterns": ["/new$"], "properties": {"context": "modal"}}]}
                """
        }

        var signInPath: String { self == .devise ? "/users/sign_in" : "/session/new" }
        var emailField: String { self == .devise ? "user[email]" : "email" }
        var passwordField: String { self == .devise ? "user[password]" : "password" }
    }

    let port: Int
    private let process = Process()

    private static var running: [Way: SignInServer] = [:]

    /// The server of a way, on which no user is signed in. One is started for all tests.
    static func of(_ way: Way) async throws -> SignInServer {
        if let server = running[way] {
            try await server.expire()
            return server
        }
        let server = try await SignInServer(way)
        running[way] = server
        return server
    }

    private init(_ way: Way) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("letters-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (root, portFile) = (TurboLibrary.projectFolder, folder.appendingPathComponent("port"))
        process.environment = ProcessInfo.processInfo.environment.merging([
            "SIGN_IN": way.rawValue, "PORT_FILE": portFile.path, "TURBO_JS": TurboLibrary.turbo.file.path,
            "RAILS_ENV": "test",
        ]) { _, new in new }
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["puma", "-C", "\(root.path)/Demo/Server/config/puma.rb", "config.ru"]
        process.currentDirectoryURL = root.appendingPathComponent("Tests/SignInServer")
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        while !FileManager.default.fileExists(atPath: portFile.path) {
            guard process.isRunning else { throw TestFailure("the sign-in server doesn't start") }
            try await Task.sleep(for: .milliseconds(50))
        }
        let text = try String(contentsOf: portFile, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let port = Int(text) else { throw TestFailure("\(text) is no port") }
        self.port = port
    }

    func url(_ path: String = "/") -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
            preconditionFailure("\(path) is not the path of a URL")
        }
        return url
    }

    /// Ends all sessions, as time does.
    func expire() async throws {
        var request = URLRequest(url: url("/expire"))
        request.httpMethod = "POST"
        let (_, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 204 else { throw TestFailure("no session has expired") }
    }
}
