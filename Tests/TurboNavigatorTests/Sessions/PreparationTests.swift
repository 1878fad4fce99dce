import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// The first modal finds a process that runs its page.
    @MainActor @Suite(.serialized)
    struct PreparationTests {
        @Test func `After the first page the web view of modals has a process, and its first page is rendered`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            let before = Set(ProcessUse.ofPages().map(\.pid))
            try await app.log.next(.modalPrepared)
            try await app.navigator.modalSession.webView.evaluateJavaScript("1")
            #expect(!Set(ProcessUse.ofPages().map(\.pid)).isSubset(of: before))
            try await app.route("/new")
            #expect(app.stacks == "/ | /new")
        }
    }
}
