import Foundation
import TurboCore

/// All checks of one file, for all libraries that read it.
struct FileCheck: Sendable {
    let text: PathConfigurationText
    /// The options, with the libraries that read the file.
    let options: CheckOptions
    private let directives: CheckDirectives

    /// - Parameter usesLibrariesOfFile: whether comments in the file can name the libraries; false if the command line
    ///   names some.
    init(_ data: Data, _ options: CheckOptions = CheckOptions(), usesLibrariesOfFile: Bool = false) {
        text = PathConfigurationText(data)
        directives = CheckDirectives(text)
        var options = options
        if usesLibrariesOfFile, !directives.libraries.isEmpty { options.libraries = directives.libraries }
        self.options = options
    }

    /// All findings, in the order of the file.
    func diagnostics(file: String) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var known: [String: [Int]] = [:]
        for library in options.libraries {
            let subject = CheckSubject(text, options, library: library)
            for check in Check.all where runsCheck(check) && check.libraries.contains(library) {
                for finding in check.find(subject) where !directives.isDisabled(check.id, rule: finding.rule) {
                    add(Diagnostic(finding, of: check, in: file, subject), to: &found, &known)
                }
            }
        }
        return sorted(options.libraries.count > 1 ? found.map(namingLibraries) : found)
    }

    /// Adds a diagnostic. A finding that several libraries share is reported once.
    private func add(_ diagnostic: Diagnostic, to found: inout [Diagnostic], _ known: inout [String: [Int]]) {
        let key = "\(diagnostic.id) \(diagnostic.position?.line ?? 0) \(diagnostic.position?.column ?? 0)"
        if let place = known[key]?.first(where: { found[$0].isDuplicate(diagnostic) }) {
            if !found[place].libraries.contains(diagnostic.libraries[0]) {
                found[place].libraries += diagnostic.libraries
                return
            }
        }
        known[key, default: []].append(found.count)
        found.append(diagnostic)
    }

    private func runsCheck(_ check: Check) -> Bool {
        (options.only.isEmpty || options.only.contains(check.id)) && !options.disabled.contains(check.id)
    }

    /// Appends the names of the libraries that a finding applies to, unless it applies to all.
    private func namingLibraries(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.libraries.count < options.libraries.count else { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.message += " (\(diagnostic.libraries.map(\.rawValue).joined(separator: ", ")))"
        return diagnostic
    }

    private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let sorted = diagnostics.enumerated().sorted { first, second in
            (first.element.position?.line ?? 0, first.element.position?.column ?? 0, first.offset)
                < (second.element.position?.line ?? 0, second.element.position?.column ?? 0, second.offset)
        }
        return sorted.map(\.element)
    }
}

extension PathConfigurationText {
    /// Whether this is JSON without any part of a path configuration, also a misspelled one.
    var isOfAnotherKind: Bool {
        guard let root else { return false }
        let parts = ["rules", "patterns", "properties", "settings"]
        return !(root.members ?? []).contains { NearestWord.to($0.key, among: parts) != nil || parts.contains($0.key) }
    }
}
