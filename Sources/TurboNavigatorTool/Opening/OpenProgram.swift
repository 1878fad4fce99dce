import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The executable that shows a site. The tool itself needs no GTK.
enum OpenProgram {
    static let name = "turbo-navigator-open"

    /// Its path, in the folder of the tool; nil if it is not there.
    ///
    /// - Parameter tool: how the tool was called.
    static func beside(_ tool: String) -> String? {
        let path = URL(fileURLWithPath: ownPath(tool)).deletingLastPathComponent().appendingPathComponent(name).path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// Where the tool itself is.
    ///
    /// - Parameter tool: how the tool was called.
    static func ownPath(_ tool: String) -> String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? tool
    }

    /// Becomes the other program, with the arguments after the command's name.
    ///
    /// - Returns: why that failed; never otherwise.
    static func replaceProcess(with path: String) -> String {
        let arguments = [path] + CommandLine.arguments.dropFirst(2)
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { pointers.compactMap { $0 }.forEach { free($0) } }
        // NB: a task's thread has nearly all signals blocked, and the other program would be without them for good: neither
        // Ctrl+C nor `kill` would end it.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        execv(path, &pointers)
        return String(cString: strerror(errno))
    }
}
