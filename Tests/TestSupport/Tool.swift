internal import CWebKitGTK
package import Foundation
internal import GObjectKit

/// Runs a program to its end.
///
/// NB: not with Foundation's Process, which learns of the end when a socket closes that the program inherits. What the
/// engine starts meanwhile in another thread inherits it too, and keeps it open.
@MainActor
package struct Tool {
    /// The program, by its name in the search path or its file, and its arguments.
    private let command: [String]
    /// The working directory; nil for that of this process.
    package var folder: URL?
    /// Variables to add to the environment of this process.
    package var environment: [String: String] = [:]

    package init(_ command: [String]) {
        self.command = command
    }

    /// - Throws: the reason why it can't be started, or its status if it failed.
    package func run() async throws {
        let process = try start()
        await withCheckedContinuation { done in
            let context = asyncReadyContext { _, _ in done.resume() }
            g_subprocess_wait_async(process.opaque, nil, asyncReadyCallback, context)
        }
        var error: UnsafeMutablePointer<GError>?
        guard g_subprocess_wait_check(process.opaque, nil, &error) == 0 else { return }
        throw failure(error)
    }

    private func start() throws -> GObjectReference {
        let launcher = GObjectReference(
            UnsafeMutableRawPointer(g_subprocess_launcher_new(GSubprocessFlags(rawValue: 0))), .adopting)
        if let folder { g_subprocess_launcher_set_cwd(launcher.opaque, folder.path) }
        for (name, value) in environment { g_subprocess_launcher_setenv(launcher.opaque, name, value, 1) }
        var arguments = command.map { UnsafePointer(strdup($0)) } + [nil]
        defer { arguments.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
        var error: UnsafeMutablePointer<GError>?
        guard let process = g_subprocess_launcher_spawnv(launcher.opaque, &arguments, &error) else {
            throw failure(error)
        }
        return GObjectReference(UnsafeMutableRawPointer(process), .adopting)
    }

    private func failure(_ error: UnsafeMutablePointer<GError>?) -> TestFailure {
        let cause = error.map { GLibError(consuming: $0).message } ?? "no cause is known"
        return TestFailure("\(command.joined(separator: " ")): \(cause)")
    }
}
