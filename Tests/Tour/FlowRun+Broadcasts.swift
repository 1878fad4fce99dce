import Foundation
import FoundationNetworking
import TurboNavigator

/// Actions of other clients of the server, and the socket over which pages receive them.
extension FlowRun {
    /// The time in seconds in which a page detects that its socket is lost, and opens another one.
    private static let reconnection: TimeInterval = 40

    func broadcast() async throws {
        try await waitForSocket()
        placeBefore = try await source.scrollPosition()
        try await ask("POST")
        try await wait(for: .rendered())
    }

    func disconnect() async throws {
        try await waitForSocket()
        try await ask("DELETE")
        try await app.wait(until: "the page is disconnected") { try await !source.hasAttribute("connected") }
    }

    private func waitForSocket() async throws {
        let deadline = app.deadline
        app.deadline = Self.reconnection
        defer { app.deadline = deadline }
        try await app.wait(until: "the page receives what the server sends") {
            try await source.hasAttribute("connected")
        }
    }

    private var source: PageElement {
        PageElement("turbo-cable-stream-source", in: screen.navigator.session.webView)
    }

    private func ask(_ method: String) async throws {
        var request = URLRequest(url: stage.server.appendingPathComponent("broadcasts/\(flow.id)"))
        request.httpMethod = method
        _ = try await URLSession.shared.data(for: request)
    }
}
