import Foundation
import TurboCore

/// A local path configuration that is watched while its app is open.
package struct RuleFile: Sendable {
    private let path: String
    private let options: CheckOptions
    private let watch: FileWatch
    private let stamps: [String]

    /// Watches from now on.
    ///
    /// - Parameter source: nil is returned for one that isn't a file.
    package init?(_ source: PathConfiguration.Source, _ dialect: PathDialect) {
        guard case .file(let url) = source else { return nil }
        path = url.path
        options = CheckOptions(platforms: [dialect])
        watch = FileWatch(names: [path])
        stamps = watch.stamps
    }

    /// Calls back with the findings after each change of the file, until the task is cancelled.
    package func afterEachChange(_ body: @Sendable @MainActor (RuleFindings) -> Void) async throws {
        var known = stamps
        while true {
            try await watch.waitForChange(since: known)
            known = watch.stamps
            await body(findings())
        }
    }

    /// What `check` finds, errors first; or why the file can't be read.
    package func findings() async -> RuleFindings {
        do {
            var file = CheckReport.File(checking: try await InputFile.read(path), options, usesPlatformsOfFile: false)
            file.diagnostics.sort { $0.severity > $1.severity }
            return RuleFindings(file)
        } catch {
            return RuleFindings(unreadable: "\(error)")
        }
    }
}
