import TestSupport
import Testing
import TurboTestSupport
import UIKit

@testable import TurboNavigator

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

        @Test func `An app without a rule for modals starts no process for them, until its rules have one`()
            async throws
        {
            let app = try await AppDriver(rules: #"{"rules": []}"#)
            defer { app.close() }
            try await app.route("/")
            app.navigator.modalPreparer.prepare()
            #expect(!app.navigator.modalSession.visits.usesWebProcess)
            app.navigator.session.pathConfiguration?.sources = [
                .data(Data(#"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#.utf8))
            ]
            app.navigator.modalPreparer.prepare()
            #expect(app.navigator.modalSession.visits.usesWebProcess)
        }

        @Test func `The modals of a hidden tab are prepared when it is visible`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            app.loadTabs(loading: [.eager, .eager])
            try await app.log.next(.rendered("/mail"))
            let hidden = try #require(app.tabs.navigator(for: "mail"))
            hidden.modalPreparer.prepare()
            #expect(!hidden.modalSession.visits.usesWebProcess)
            app.tabs.selectedIndex = 1
            hidden.modalPreparer.prepare()
            #expect(hidden.modalSession.visits.usesWebProcess)
        }
    }
}
