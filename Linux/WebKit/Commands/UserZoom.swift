internal import UIKit

/// The zoom levels that the user has chosen, by site. Web views with the same data store share them, and a store on
/// disk keeps them in a file.
@MainActor
package final class UserZoom {
    private static let levels: [Double] = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3]

    private struct Weak {
        weak var view: WKWebView?
    }

    private let file: SiteFile<Double>
    private lazy var chosen = file.read().filter { Self.levels.contains($0.value) }
    private var views: [Weak] = []

    /// - Parameter file: nil to keep the levels in memory.
    package init(file: URL?) {
        self.file = SiteFile(url: file, subject: "the zoom of sites")
    }

    /// Whether the user has chosen nothing.
    var isEmpty: Bool { chosen.isEmpty }

    func add(_ view: WKWebView) {
        views.removeAll { $0.view == nil }
        views.append(Weak(view: view))
    }

    /// The level for the pages of a site; 1 is their own size.
    package func level(of url: URL?) -> Double {
        chosen[Self.site(of: url)] ?? 1
    }

    func zoom(of url: URL?) -> PageZoom {
        let level = level(of: url)
        return PageZoom(
            level: level, canEnlarge: Self.level(after: level, 1) > level,
            canReduce: Self.level(after: level, -1) < level)
    }

    func step(_ direction: Int, of url: URL?) {
        set(Self.level(after: level(of: url), direction), of: url)
    }

    func reset(of url: URL?) {
        set(1, of: url)
    }

    private static func level(after level: Double, _ direction: Int) -> Double {
        let index = (levels.firstIndex { $0 >= level } ?? levels.count - 1) + direction
        return levels[min(max(index, 0), levels.count - 1)]
    }

    /// The host with its port. A page without a host, such as one from a string, shares the level of the others.
    private static func site(of url: URL?) -> String {
        let port = url?.port.map { ":\($0)" } ?? ""
        return (url?.host?.lowercased() ?? "") + port
    }

    private func set(_ new: Double, of url: URL?) {
        chosen[Self.site(of: url)] = new == 1 ? nil : new
        file.write(chosen.filter { !$0.key.isEmpty })
        for view in views { view.view?.updateZoom() }
    }
}
