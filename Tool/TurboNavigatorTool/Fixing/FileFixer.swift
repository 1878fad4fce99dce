import Foundation
import TurboCore

/// Applies the fixes of a file's findings, and leaves every other byte unchanged.
enum FileFixer {
    /// The maximum number of rounds. A fix can reveal another finding, which the next round fixes.
    private static let maximumRounds = 5

    /// Applies fixes to the contents of a file.
    ///
    /// - Returns: the new contents, and the number of changes.
    static func fixed(_ data: Data, _ options: CheckOptions, usesLibrariesOfFile: Bool) -> (data: Data, count: Int) {
        var (data, count) = (data, 0)
        for _ in 0..<maximumRounds {
            let check = FileCheck(data, options, usesLibrariesOfFile: usesLibrariesOfFile)
            let fixes = applicable(check.diagnostics(file: "").compactMap(\.fix))
            if fixes.isEmpty { break }
            var bytes = [UInt8](data)
            for fix in fixes.reversed() { bytes.replaceSubrange(fix.range, with: Array(fix.text.utf8)) }
            data = Data(bytes)
            count += fixes.count
        }
        return (data, count)
    }

    /// The fixes in the order of the file. If two overlap, only the first.
    private static func applicable(_ fixes: [Fix]) -> [Fix] {
        var end = -1
        return fixes.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { fix in
            guard fix.range.lowerBound >= end else { return false }
            end = max(fix.range.upperBound, fix.range.lowerBound + 1)
            return true
        }
    }

    /// Fixes a file in place.
    ///
    /// - Returns: the number of changes.
    /// - Throws: a ``ToolError`` if the file isn't local or can't be read or written.
    static func fix(_ name: String, _ options: CheckOptions, usesLibrariesOfFile: Bool) async throws -> Int {
        guard name != "-", !name.contains("://") else {
            throw ToolError("\"\(name)\" isn't a local file, so it can't be fixed.")
        }
        let file = try await InputFile.configuration(name)
        let (data, count) = fixed(file.data, options, usesLibrariesOfFile: usesLibrariesOfFile)
        guard count > 0 else { return 0 }
        do {
            // Not atomically: a new file would lose the owner and permissions.
            try data.write(to: URL(fileURLWithPath: name))
        } catch {
            throw ToolError("Can't write \"\(name)\": \(error.localizedDescription)")
        }
        return count
    }
}
