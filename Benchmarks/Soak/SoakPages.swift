import TurboTestSupport

/// The twenty pages that both apps visit.
enum SoakPages {
    static let count = 20

    @MainActor
    static func add(to server: TestServer) {
        for number in 0..<count {
            let text = String(repeating: "<p>Paragraph of page \(number).</p>", count: 30)
            server.page(path(number), body: text)
            server.page(modalPath(number), body: text)
        }
        server.page("/")
    }

    static func path(_ number: Int) -> String { "/page-\(number % count)" }

    static func modalPath(_ number: Int) -> String { "/\(number % count)/new" }
}
