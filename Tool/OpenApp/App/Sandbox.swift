import Foundation
import TurboNavigatorTool

/// The sandbox of WebKitGTK's processes. Unknown sites are opened only with it.
package enum Sandbox {
    /// NB: if WebKitGTK can't create its sandbox, it ends the app with a message that doesn't help the user.
    package static func require() throws {
        guard ProcessInfo.processInfo.environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] == nil else { return }
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        probe.arguments = ["bwrap", "--unshare-pid", "--ro-bind", "/", "/", "true"]
        (probe.standardOutput, probe.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try probe.run()
        probe.waitUntilExit()
        guard probe.terminationStatus == 0 else { throw missing }
    }

    /// Continues without the sandbox if there is none, as in most containers. For the tests of one's own site.
    package static func allowMissing() throws {
        do {
            try require()
        } catch is ToolError {
            setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 1)
            Console.standard.printError("WebKitGTK has no sandbox here. Only your own site is tested without one.")
        }
    }

    private static let missing = ToolError(
        """
        WebKitGTK can't create its sandbox: "bwrap --unshare-pid --ro-bind / / true" fails. Install bubblewrap and \
        allow user namespaces. If you trust the site, set WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1 to open it \
        without a sandbox.
        """)
}
