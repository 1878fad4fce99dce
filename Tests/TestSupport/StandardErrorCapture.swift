internal import Foundation

/// Captures what this process writes to standard error.
package final class StandardErrorCapture {
    private let former = dup(STDERR_FILENO)
    private var isOver = false
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).log")

    /// Starts capturing.
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

    /// Stops capturing, and writes the text to the real standard error.
    ///
    /// - Returns: the whole text.
    package func end() throws -> String {
        restore()
        let data = try Data(contentsOf: file)
        try FileManager.default.removeItem(at: file)
        FileHandle.standardError.write(data)
        return String(decoding: data, as: UTF8.self)
    }
}
