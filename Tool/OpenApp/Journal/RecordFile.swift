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
            file = try Self.open(isStream ? url : url.resolvingSymlinksInPath())
        } catch {
            throw ToolError(
                "Cannot write the record \(url.path). Check that its folder exists and is writable.")
        }
    }

    private static func open(_ url: URL) throws -> FileHandle {
        let manager = FileManager.default
        let isThere = manager.fileExists(atPath: url.path)
        let type = isThere ? try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType : nil
        // An existing file would keep its mode. Pipes and terminals are written to as they are.
        if type == .typeRegular { try manager.removeItem(at: url) }
        if type == .typeRegular || !isThere {
            let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
            // If this fails, opening the file throws the error.
            _ = manager.createFile(atPath: url.path, contents: nil, attributes: mode)
        }
        return try FileHandle(forWritingTo: url)
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
