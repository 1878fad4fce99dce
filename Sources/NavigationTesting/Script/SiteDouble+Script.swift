import Foundation
import NavigationSimulation
import TurboCore

/// Serving of scenarios: each page has all links and forms that the scenario uses.
extension SiteDouble {
    /// Serves the pages of a scenario. A path with a route keeps it until a step of the scenario uses the path.
    public func serve(_ script: NavigationScript) {
        let links = Self.unique(script.lines.compactMap(Self.link))
        let forms = Self.unique(script.lines.compactMap(Self.form)).joined()
        fallback = { request in .page(Self.page(request.path, links, forms)) }
    }

    /// Prepares the response to one step of a scenario.
    package func prepare(_ input: SimulationInput) {
        let page = fallback
        switch input {
        case .tap(let path, _, _, .page): routes[Self.path(path)] = nil
        case .tap(let path, _, _, .redirect(let target)): route(Self.path(path), .redirect(to: target))
        case .tap(let path, _, _, .status(let status)):
            route(Self.path(path), .page(SitePage("\(status)"), status: status))
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

    private static func page(_ path: String, _ links: [SiteLink], _ forms: String) -> SitePage {
        SitePage(SitePage.title(of: path), links: links, body: forms)
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

    private static func link(_ line: SimulationScript.Line) -> SiteLink? {
        guard case .tap(let path, let action, _, _) = line.input, let name = name(of: line.input) else { return nil }
        return SiteLink(name, to: path, action: action == .advance ? nil : action)
    }

    private static func form(_ line: SimulationScript.Line) -> String? {
        guard case .submit(let path, _, _) = line.input, let name = name(of: line.input) else { return nil }
        let (action, label) = (SitePage.escaped(path), SitePage.escaped(name))
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
