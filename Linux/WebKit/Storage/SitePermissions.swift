internal import UIKit

/// The user's choices about the permissions of pages, by origin. Web views with the same data store share them, and a
/// store on disk keeps them in a file.
@MainActor
package final class SitePermissions {
    package enum Kind: String, Sendable {
        case location
        case camera
        case microphone
        case notifications
        case passwords
    }

    /// The answer to a page that requests permissions.
    package enum Answer: Equatable, Sendable {
        case allow
        case deny
        /// The user is asked about those without a choice.
        case ask(Set<Kind>)
    }

    let questions = PermissionQuestions()

    private static let ports = ["http": 80, "https": 443]
    private static let loopback: Set<String> = ["localhost", "127.0.0.1", "::1"]

    private let file: SiteFile<[String: Bool]>
    private lazy var chosen = file.read()

    /// - Parameter file: nil to keep the choices in memory.
    package init(file: URL?) {
        self.file = SiteFile(url: file, subject: "the permissions of sites")
    }

    /// - Parameters:
    ///   - url: the URL of the page.
    ///   - isVisible: whether the user sees the page. The question of a hidden one would seem to be that of another.
    package func answer(to url: URL?, about kinds: Set<Kind>, isVisible: Bool) -> Answer {
        guard let site = Self.site(of: url) else { return .deny }
        let choices = chosen[site] ?? [:]
        let unknown = kinds.filter { choices[$0.rawValue] == nil }
        if kinds.contains(where: { choices[$0.rawValue] == false }) { return .deny }
        if unknown.isEmpty { return .allow }
        return isVisible ? .ask(unknown) : .deny
    }

    package func set(_ isAllowed: Bool, about kinds: Set<Kind>, for url: URL?) {
        guard let site = Self.site(of: url) else { return }
        for kind in kinds { chosen[site, default: [:]][kind.rawValue] = isAllowed }
        file.write(chosen)
    }

    package func reset(for url: URL?) {
        guard let site = Self.site(of: url), chosen.removeValue(forKey: site) != nil else { return }
        file.write(chosen)
    }

    package func hasChoices(for url: URL?) -> Bool {
        Self.site(of: url).map { chosen[$0] != nil } == true
    }

    /// The origins that are allowed, or aren't.
    func origins(about kind: Kind, isAllowed: Bool) -> [String] {
        chosen.filter { $0.value[kind.rawValue] == isAllowed }.map(\.key)
    }

    /// The origin of a page; nil if others could read or change the page on its way to the user.
    static func site(of url: URL?) -> String? {
        guard let url, let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(),
            let port = ports[scheme], !host.isEmpty, scheme == "https" || loopback.contains(host)
        else { return nil }
        return "\(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(url.port ?? port)"
    }
}
