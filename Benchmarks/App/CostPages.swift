import TurboTestSupport

/// The pages that both sides visit: a first one, and some with their own colors.
enum CostPages {
    static let count = 3
    static let modals = ["/a/new", "/b/new"]

    @MainActor
    static func add(to server: TestServer) {
        let links = ((1...count).map(path) + modals).map { "<p><a href='\($0)'>\($0)</a></p>" }.joined()
        let text = String(repeating: "<p>A paragraph of some words, as long as a line.</p>", count: 40)
        for number in 0...count {
            let (red, green, blue) = color(number)
            server.page(
                path(number), body: "<style>body { background: rgb(\(red),\(green),\(blue)) }</style>\(links)\(text)")
        }
        for path in modals { server.page(path, body: "<form><input name=a><button>Save</button></form>\(text)") }
    }

    static func path(_ number: Int) -> String { number == 0 ? "/" : "/\(number)" }

    static func color(_ number: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
        (UInt8(250 - number * 50), 200, UInt8(100 + number * 50))
    }
}
