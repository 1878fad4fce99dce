import Foundation
import TurboNavigatorTool

/// A record: one JSON object per event, without the values in URLs. Only the current user can read the file.
@MainActor
final class RecordFile {
    private let file: FileHandle
    private var hasFailed = false

    /// - Throws: `ToolError` if the file can't be created.
    init(_ url: URL) throws {
        do {
            // /dev/stdout is a link as well, to the program's output.
            let isStream = ["/dev/", "/proc/"].contains { url.path.hasPrefix($0) }
            file = try Self.open(isStream ? url : url.resolvingSymlinksInPath(), isStream: isStream)
        } catch {
            throw ToolError(
                "Cannot write the record \(url.path). Check that its folder exists and is writable.")
        }
    }

    private static func open(_ url: URL, isStream: Bool) throws -> FileHandle {
        let manager = FileManager.default
        if manager.fileExists(atPath: url.path) {
            let attributes = try manager.attributesOfItem(atPath: url.path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                // Terminals and the output are written to as they are, but not a pipe that another user has put there.
                guard isStream || attributes[.ownerAccountID] as? UInt32 == getuid() else { throw POSIXError(.EACCES) }
                return try FileHandle(forWritingTo: url)
            }
            // An existing file would keep its mode.
            try manager.removeItem(at: url)
        }
        // A file that somebody has put there meanwhile isn't used.
        let descriptor = Foundation.open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Writes a line without buffering, so that little is lost if the program is killed.
    func write(_ line: RecordLine) {
        guard !hasFailed else { return }
        do {
            try file.write(contentsOf: RecordText.text(line))
        } catch {
            hasFailed = true
            Console.standard.printError("Cannot write to the record: \(error.localizedDescription)")
        }
    }
}
