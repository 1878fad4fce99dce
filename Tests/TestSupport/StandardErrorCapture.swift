internal import Foundation

/// What this process writes to standard error meanwhile.
package final class StandardErrorCapture {
    private let former = dup(STDERR_FILENO)
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).log")

    /// Begins at once.
    package init() throws {
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        dup2(handle.fileDescriptor, STDERR_FILENO)
        try handle.close()
    }

    /// Ends it, and passes on what was written.
    ///
    /// - Returns: all of it.
    package func end() throws -> String {
        dup2(former, STDERR_FILENO)
        close(former)
        let data = try Data(contentsOf: file)
        try FileManager.default.removeItem(at: file)
        FileHandle.standardError.write(data)
        return String(decoding: data, as: UTF8.self)
    }
}
