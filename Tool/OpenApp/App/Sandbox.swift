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

    private static let missing = ToolError(
        """
        WebKitGTK can't create its sandbox: "bwrap --unshare-pid --ro-bind / / true" fails. Install bubblewrap and \
        allow user namespaces. If you trust the site, set WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1 to open it \
        without a sandbox.
        """)
}
