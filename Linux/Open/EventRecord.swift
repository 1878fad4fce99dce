import Foundation
import TurboNavigator

/// A file with one JSON object for each event, for the person alone who records: what may be secret is left out already.
@MainActor
final class EventRecord {
    private let file: FileHandle
    private let encoder = JSONEncoder()

    private struct Line: Encodable {
        let time: Date
        let level: String
        let source: String
        let message: String
    }

    /// - Throws: why the file cannot be made.
    init(_ url: URL) throws {
        let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
        guard FileManager.default.createFile(atPath: url.path, contents: nil, attributes: mode) else {
            throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path])
        }
        file = try FileHandle(forWritingTo: url)
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    func write(_ event: TurboEvent) {
        let line = Line(
            time: event.date, level: event.level.rawValue, source: event.source, message: event.message)
        do {
            try file.write(contentsOf: encoder.encode(line) + Data("\n".utf8))
        } catch {
            FileHandle.standardError.write(Data("turbo-navigator: the record ends here: \(error)\n".utf8))
        }
    }
}
