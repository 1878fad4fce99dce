import Foundation
import TurboCore

/// Applies the fixes of a file's findings, and keeps every other byte.
enum FileFixer {
    /// One fix may bring up another finding; after so many rounds the rest is left to a person.
    private static let maximumRounds = 5

    /// - Returns: the text as it is then, and the number of changes.
    static func fixed(_ data: Data, _ options: CheckOptions, usesPlatformsOfFile: Bool) -> (data: Data, count: Int) {
        var (data, count) = (data, 0)
        for _ in 0..<maximumRounds {
            let check = FileCheck(data, options, usesPlatformsOfFile: usesPlatformsOfFile)
            let fixes = applicable(check.diagnostics(file: "").compactMap(\.fix))
            if fixes.isEmpty { break }
            var bytes = [UInt8](data)
            for fix in fixes.reversed() { bytes.replaceSubrange(fix.range, with: Array(fix.text.utf8)) }
            data = Data(bytes)
            count += fixes.count
        }
        return (data, count)
    }

    /// The fixes in the order of the file; of two that touch the same bytes only the first.
    private static func applicable(_ fixes: [Fix]) -> [Fix] {
        var end = -1
        return fixes.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { fix in
            guard fix.range.lowerBound >= end else { return false }
            end = max(fix.range.upperBound, fix.range.lowerBound + 1)
            return true
        }
    }

    /// Fixes a file in its place.
    ///
    /// - Returns: the number of changes.
    /// - Throws: a ``ToolError`` for anything but a file that can be written.
    static func fix(_ name: String, _ options: CheckOptions, usesPlatformsOfFile: Bool) async throws -> Int {
        guard name != "-", !name.contains("://") else {
            throw ToolError("\"\(name)\" is not a file, so that it cannot be fixed in its place.")
        }
        let file = try await InputFile.configuration(name)
        let (data, count) = fixed(file.data, options, usesPlatformsOfFile: usesPlatformsOfFile)
        guard count > 0 else { return 0 }
        do {
            // Not by way of another file, so that owner and permissions stay.
            try data.write(to: URL(fileURLWithPath: name))
        } catch {
            throw ToolError("\"\(name)\" cannot be written: \(error.localizedDescription)")
        }
        return count
    }
}
