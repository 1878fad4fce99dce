import Foundation
import TurboCore

/// A local path configuration that is watched while its app is open.
package struct RuleFile: Sendable {
    private let path: String
    private let dialect: PathDialect
    private let watch: FileWatch

    package init(_ url: URL, _ dialect: PathDialect) {
        path = url.path
        self.dialect = dialect
        watch = FileWatch(names: [path])
    }

    /// Calls back with what `check` finds, at once and after each change of the file, until the task is cancelled.
    package func follow(_ body: @Sendable @MainActor (String) -> Void) async throws {
        while true {
            let stamps = watch.stamps
            await body(findings())
            try await watch.waitForChange(since: stamps)
        }
    }

    /// In the form of `turbo-navigator check`, errors first.
    private func findings() -> String {
        let data: Data
        do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
            return "\(path): \(error.localizedDescription)\n"
        }
        let check = FileCheck(data, CheckOptions(platforms: [dialect]))
        let found = check.diagnostics(file: path).sorted { $0.severity > $1.severity }
        let file = CheckReport.File(name: path, lines: CheckReport.lines(of: data), diagnostics: found)
        return CheckReport(files: [file]).text(.text, .plain)
    }
}
