import Foundation
import NavigationSimulation
import TurboCore

/// Serving of scenarios: each page has all links and forms that the scenario uses.
extension TestServer {
    /// Serves the pages of a scenario. A path with a route keeps it until a step of the scenario uses the path.
    public func serve(_ scenario: NavigationScenario) {
        let links = Self.unique(scenario.lines.compactMap(Self.link))
        let forms = Self.unique(scenario.lines.compactMap(Self.form)).joined()
        fallback = { request in .page(Self.page(request.path, links, forms)) }
    }

    /// Prepares the response to one step of a scenario.
    package func prepare(_ input: SimulationInput) {
        let page = fallback
        switch input {
        case .tap(let path, _, _, .page): routes[Self.path(path)] = nil
        case .tap(let path, _, _, .redirect(let target)): route(Self.path(path), .redirect(to: target))
        case .tap(let path, _, _, .status(let status)):
            route(Self.path(path), .page(TestPage("\(status)"), status: status))
        case .tap(let path, _, _, .attachment):
            route(Self.path(path), .attachment(Data("A file.".utf8), name: "file.txt"))
        case .submit(let path, let status, let location):
            route(Self.path(path)) { request in
                guard request.method == "POST" else { return page(request) }
                if let location { return .redirect(to: location, status: status) }
                guard case .page(let form, _, _) = page(request) else { return page(request) }
                return .page(form, status: status)
            }
        case .back, .dismiss: break
        }
    }

    private static func page(_ path: String, _ links: [TestLink], _ forms: String) -> TestPage {
        TestPage(TestPage.title(of: path), links: links, body: forms)
    }

    /// Returns the text of a step's link or button in the pages.
    package static func name(of input: SimulationInput) -> String? {
        switch input {
        case .tap(let path, .replace, _, _): "replace \(path)"
        case .tap(let path, _, _, _): path
        case .submit(let path, _, _): "submit \(path)"
        case .back, .dismiss: nil
        }
    }

    private static func link(_ line: SimulationScenario.Line) -> TestLink? {
        guard case .tap(let path, let action, _, _) = line.input, let name = name(of: line.input) else { return nil }
        return TestLink(name, to: path, action: action == .advance ? nil : action)
    }

    private static func form(_ line: SimulationScenario.Line) -> String? {
        guard case .submit(let path, _, _) = line.input, let name = name(of: line.input) else { return nil }
        let (action, label) = (TestPage.escaped(path), TestPage.escaped(name))
        return "<form method=post action=\"\(action)\"><button>\(label)</button></form>"
    }

    private static func unique<Value: Equatable>(_ values: [Value]) -> [Value] {
        values.enumerated().filter { !values[..<$0.offset].contains($0.element) }.map(\.element)
    }

    /// Returns the path without query and fragment, as in routes.
    nonisolated static func path(_ address: some StringProtocol) -> String {
        String(address.prefix { $0 != "?" && $0 != "#" })
    }
}
