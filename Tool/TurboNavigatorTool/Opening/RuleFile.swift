import Foundation
import TurboCore

/// A local path configuration that is watched while the app is open.
package struct RuleFile: Sendable {
    private let path: String
    private let options: CheckOptions
    private let watch: FileMonitor
    private let stamps: [String]

    /// Starts watching a file.
    ///
    /// - Parameters:
    ///   - source: the source of the rules.
    ///   - library: the library that the rules are checked for.
    /// - Returns: nil if the source isn't a file.
    package init?(_ source: PathConfiguration.Source, _ library: ConfigurationLibrary) {
        guard case .file(let url) = source else { return nil }
        path = url.path
        options = CheckOptions(libraries: [library])
        watch = FileMonitor(names: [path])
        stamps = watch.stamps
    }

    /// Calls the closure with the findings after each change of the file, until the task is cancelled.
    package func afterEachChange(_ body: @Sendable @MainActor (RuleFindings) -> Void) async throws {
        var known = stamps
        while true {
            try await watch.waitForChange(since: known)
            known = watch.stamps
            await body(findings())
        }
    }

    /// The findings of `check`, errors first, or the reason why the file can't be read.
    package func findings() async -> RuleFindings {
        do {
            var file = CheckReport.File(checking: try await InputFile.read(path), options, usesLibrariesOfFile: false)
            file.diagnostics.sort { $0.severity > $1.severity }
            return RuleFindings(file)
        } catch {
            return RuleFindings(unreadable: "\(error)")
        }
    }
}
