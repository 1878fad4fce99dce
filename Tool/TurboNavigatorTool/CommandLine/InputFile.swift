import Foundation
import TurboCore

/// A file named on the command line: a path, an http(s) URL, or "-" for standard input.
struct InputFile: Sendable {
    /// The name as given, or `<stdin>` for standard input.
    let name: String
    let data: Data

    /// - Throws: a ``ToolError`` if the file can't be read.
    static func read(_ name: String) async throws -> InputFile {
        if name == "-" { return InputFile(name: "<stdin>", data: try readStandardInput()) }
        if let url = webURL(name) { return InputFile(name: name, data: try await fetch(url)) }
        return InputFile(name: name, data: try readFile(name))
    }

    /// Reads a file that should be a path configuration.
    ///
    /// - Throws: a ``ToolError`` if the file can't be read or is a Ruby program that renders a configuration.
    static func configuration(_ name: String) async throws -> InputFile {
        let file = try await read(name)
        guard file.isRuby else { return file }
        throw ToolError(
            "\"\(name)\" is Ruby. Check the response of the server: turbo-navigator check http://localhost:3000/PATH while "
                + "bin/rails server runs, or in a test as in docs/tool.md.")
    }

    private var isRuby: Bool {
        guard !name.hasSuffix(".json") else { return false }
        return name.hasSuffix(".rb") || name.hasSuffix(".jbuilder")
            || text.prefix(4096).range(of: #"(?m)^\s*class \w+(::\w+)* < \w+"#, options: .regularExpression) != nil
    }

    /// The text, with invalid bytes replaced.
    var text: String { String(decoding: data, as: UTF8.self) }

    /// The maximum size of a file: 64 MB, for access logs. Downloaded path configurations have a lower limit.
    private static let maximumSize = 64 * 1024 * 1024

    private static func readStandardInput() throws -> Data {
        do {
            return try FileHandle.standardInput.read(upToCount: maximumSize) ?? Data()
        } catch {
            throw ToolError("Can't read standard input: \(error.localizedDescription)")
        }
    }

    private static func readFile(_ path: String) throws -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ToolError("The file \"\(path)\" doesn't exist.")
        }
        guard !isFolder.boolValue else { throw ToolError("\"\(path)\" is a folder. Name a file in it.") }
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { file.closeFile() }
            return try file.read(upToCount: maximumSize) ?? Data()
        } catch {
            throw ToolError("Can't read \"\(path)\": \(error.localizedDescription)")
        }
    }

    private static func webURL(_ name: String) -> URL? {
        guard name.range(of: "^https?://", options: [.regularExpression, .caseInsensitive]) != nil else { return nil }
        return URL(string: name)
    }

    private static func fetch(_ url: URL) async throws -> Data {
        do {
            return try await PathConfiguration.download(url)
        } catch let error as PathConfigurationLoadError {
            throw ToolError("\(url.absoluteString): \(error.localizedDescription)")
        } catch {
            throw ToolError("\(url.absoluteString): \(VisitFailure(error, url: url).developerMessage)")
        }
    }
}

/// Detects changes of files.
struct FileMonitor: Sendable {
    /// The polling interval in seconds.
    private static let interval = 0.3

    let names: [String]

    /// Waits until the date or size of a file differs from the stamps.
    func waitForChange(since stamps: [String]) async throws {
        while stamps == self.stamps { try await Task.sleep(nanoseconds: UInt64(Self.interval * 1e9)) }
    }

    /// The dates and sizes of the files. A missing file has its own stamp.
    var stamps: [String] {
        names.map { name in
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: name) else { return "absent" }
            let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\(date) \(attributes[.size] ?? 0)"
        }
    }
}
