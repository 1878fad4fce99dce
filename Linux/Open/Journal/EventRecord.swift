import Foundation
import TurboNavigatorTool

/// A file with one JSON object for each event, for the person alone who records: the values in URLs are left out.
@MainActor
final class EventRecord {
    private let file: FileHandle
    private var hasFailed = false

    /// - Throws: why the file cannot be made.
    init(_ url: URL) throws {
        do {
            // Standard output is a link too, to what the program prints into.
            let isStream = ["/dev/", "/proc/"].contains { url.path.hasPrefix($0) }
            file = try Self.open(isStream ? url : url.resolvingSymlinksInPath())
        } catch {
            throw OpenError(
                description: "The record \(url.path) cannot be written: is its folder there, and yours?")
        }
    }

    private static func open(_ url: URL) throws -> FileHandle {
        let manager = FileManager.default
        let isThere = manager.fileExists(atPath: url.path)
        let type = isThere ? try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType : nil
        // A file that is there already would keep its mode; a pipe or a terminal stays what it is.
        if type == .typeRegular { try manager.removeItem(at: url) }
        if type == .typeRegular || !isThere {
            let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
            // Where this fails, opening it says so.
            _ = manager.createFile(atPath: url.path, contents: nil, attributes: mode)
        }
        return try FileHandle(forWritingTo: url)
    }

    /// Writes a line at once, so that little is lost where the program is ended.
    func write(_ line: RecordLine) {
        guard !hasFailed else { return }
        do {
            try file.write(contentsOf: RecordText.text(line))
        } catch {
            hasFailed = true
            Console.standard.complain("The record ends here: \(error.localizedDescription)")
        }
    }
}
