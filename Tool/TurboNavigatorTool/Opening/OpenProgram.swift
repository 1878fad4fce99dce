import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The separate executable that shows a site, so that the tool itself doesn't need GTK.
enum OpenProgram {
    static let name = "turbo-navigator-open"

    /// The path of the executable in the tool's folder, or nil if it doesn't exist.
    ///
    /// - Parameter tool: the path that the tool was called with.
    static func beside(_ tool: String) -> String? {
        let path = URL(fileURLWithPath: ownPath(tool)).deletingLastPathComponent().appendingPathComponent(name).path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// The path of the tool itself.
    ///
    /// - Parameter tool: the path that the tool was called with.
    static func ownPath(_ tool: String) -> String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? tool
    }

    /// Replaces the process with the executable.
    ///
    /// - Parameter hint: how to get the executable.
    /// - Returns: the reason for a failure. Doesn't return on success.
    static func failureToStart(_ hint: String, arguments: ArraySlice<String>) -> ToolError {
        guard let program = beside(CommandLine.arguments.first ?? "") else {
            return ToolError("\(name) isn't installed. It needs Linux with GTK 4 and WebKitGTK.\(hint)")
        }
        return ToolError("Can't start \(program): \(replaceProcess(with: program, arguments))")
    }

    private static func replaceProcess(with path: String, _ rest: ArraySlice<String>) -> String {
        let arguments = [path] + rest
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { pointers.compactMap { $0 }.forEach { free($0) } }
        // NB: the thread of a task blocks nearly all signals, and the other program would inherit that: neither Ctrl+C
        // nor `kill` would end it.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        execv(path, &pointers)
        return String(cString: strerror(errno))
    }
}
