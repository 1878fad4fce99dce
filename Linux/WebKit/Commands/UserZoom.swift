/// The zoom level that the user has chosen. It applies to all pages until the app quits.
@MainActor
final class UserZoom {
    static let shared = UserZoom()
    private static let levels: [Double] = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3]

    private struct Weak {
        weak var view: WKWebView?
    }

    private(set) var level = 1.0
    private var views: [Weak] = []

    func add(_ view: WKWebView) {
        views.removeAll { $0.view == nil }
        views.append(Weak(view: view))
        if level != 1 { view.updateZoom() }
    }

    func step(_ direction: Int) {
        let index = (Self.levels.firstIndex { $0 >= level } ?? 0) + direction
        set(Self.levels[min(max(index, 0), Self.levels.count - 1)])
    }

    func reset() {
        set(1)
    }

    private func set(_ new: Double) {
        level = new
        for view in views { view.view?.updateZoom() }
    }
}
