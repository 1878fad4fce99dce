import Foundation
import Turbo

/// Fetches rules that no server could be reached for, when there is reason to hope: the user tries again, or a page came.
@MainActor
final class MissingRules {
    /// Pages come often. A server that stays silent is asked this often, in seconds.
    private static let pause: TimeInterval = 60

    private let configuration: PathConfiguration
    private var lastPage: Date?

    init(of configuration: PathConfiguration) {
        self.configuration = configuration
    }

    func userTriesAgain() {
        configuration.fetchMissing()
    }

    func pageDidCome() {
        guard configuration.isMissingServers else { return }
        if let lastPage, -lastPage.timeIntervalSinceNow < Self.pause { return }
        lastPage = Date()
        configuration.fetchMissing()
    }
}
