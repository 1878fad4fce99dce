internal import Foundation

/// What this process writes to standard error meanwhile.
package final class StandardErrorCapture {
    private let former = dup(STDERR_FILENO)
    private var isOver = false
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).log")

    /// Begins at once.
    package init() throws {
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        dup2(handle.fileDescriptor, STDERR_FILENO)
        try handle.close()
    }

    deinit {
        restore()
    }

    private func restore() {
        guard !isOver else { return }
        isOver = true
        dup2(former, STDERR_FILENO)
        close(former)
    }

    /// Ends it, and passes on what was written.
    ///
    /// - Returns: all of it.
    package func end() throws -> String {
        restore()
        let data = try Data(contentsOf: file)
        try FileManager.default.removeItem(at: file)
        FileHandle.standardError.write(data)
        return String(decoding: data, as: UTF8.self)
    }
}
