internal import UIKit

/// The beginning of a file that is downloaded, which stays when the download fails.
///
/// NB: WebKitGTK writes to a file with the suffix "wkdownload", and deletes it if the download fails. A second link to
/// the same content keeps it.
struct PartialFile: Sendable {
    let file: URL

    private var kept: URL { file.appendingPathExtension("kept") }
    /// The destination of the rest.
    var rest: URL { file.appendingPathExtension("rest") }
    private var keptRest: URL { rest.appendingPathExtension("kept") }

    /// The number of bytes of the beginning; 0 if there is none.
    var count: Int64 {
        let values = try? kept.resourceValues(forKeys: [.fileSizeKey])
        return Int64(values?.fileSize ?? 0)
    }

    /// Keeps what WebKitGTK writes. Called when the first data have been received. If the download has failed meanwhile,
    /// WebKitGTK has deleted them, and the download can be resumed without them.
    ///
    /// - Parameter destination: the file, or its rest.
    /// - Throws: an error if the file system has no links. The download can't be resumed then.
    func keep(_ destination: URL) throws {
        do {
            try FileManager.default.linkItem(
                at: destination.appendingPathExtension("wkdownload"), to: destination.appendingPathExtension("kept"))
        } catch CocoaError.fileReadNoSuchFile {
            return
        }
    }

    /// Appends what was received of the rest before it failed too.
    func appendRest() throws {
        guard FileManager.default.fileExists(atPath: keptRest.path) else { return }
        try append(keptRest)
        try FileManager.default.removeItem(at: keptRest)
    }

    /// Puts the beginning and the rest together at the destination.
    func complete() throws {
        try append(rest)
        try FileManager.default.removeItem(at: rest)
        try removeIfPresent(keptRest)
        try FileManager.default.moveItem(at: kept, to: file)
    }

    /// Deletes the beginning.
    func discard() throws {
        try removeIfPresent(kept)
        try removeIfPresent(keptRest)
    }

    private func removeIfPresent(_ file: URL) throws {
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }

    private func append(_ source: URL) throws {
        let (input, output) = (try FileHandle(forReadingFrom: source), try FileHandle(forWritingTo: kept))
        defer {
            input.closeFile()
            output.closeFile()
        }
        try output.seekToEnd()
        while let data = try input.read(upToCount: 1_000_000), !data.isEmpty { try output.write(contentsOf: data) }
    }
}
