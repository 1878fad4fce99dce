import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Links to files that a page makes itself, and to a kind of file that browsers show.
    @MainActor @Suite(.serialized)
    struct FileLinkTests {
        @Test(arguments: [
            "URL.createObjectURL(new Blob(['made here'], { type: 'text/plain' }))", "'data:text/plain,made%20here'",
        ])
        func `A file that the page has made is offered`(_ location: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", "<a id=go download=note.txt>file</a>")
            try await app.route("/")
            try await app.run("document.getElementById('go').href = \(location)")
            try await app.click("#go")
            let offer = try await app.nextOffer()
            let file = try #require(offer.file)
            #expect(offer.title == "note.txt")
            #expect(try String(contentsOf: file, encoding: .utf8) == "made here")
            try await app.choose("Cancel")
            #expect(app.stacks == "/")
            #expect(app.showsItsPage)
        }

        @Test func `A PDF is shown in the app, and its screen is removed`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", "<a id=go href=/report.pdf>report</a>")
            app.server.route("/report.pdf") { _ in
                .content(Data("%PDF-1.4".utf8), type: "application/pdf", status: 200, headers: [:])
            }
            try await app.route("/")
            try await app.click("#go")
            try await app.log.next(.downloaded)
            let modal = try #require(app.navigator.activeViewController as? UINavigationController)
            #expect(modal.topViewController?.title == "report.pdf")
            try await app.tap(button: "Done")
            try await app.waitForProposals()
            #expect(app.stacks == "/")
            #expect(app.showsItsPage)
        }
    }
}
