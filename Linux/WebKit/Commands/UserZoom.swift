internal import UIKit

/// The zoom levels that the user has chosen, by site. Web views with the same data store share them, and a store on
/// disk keeps them in a file.
@MainActor
package final class UserZoom {
    private static let levels: [Double] = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3]

    private struct Weak {
        weak var view: WKWebView?
    }

    private let file: URL?
    private lazy var chosen = read()
    private var views: [Weak] = []

    /// - Parameter file: nil to keep the levels in memory.
    package init(file: URL?) {
        self.file = file
    }

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
        write()
        for view in views { view.view?.updateZoom() }
    }

    private func read() -> [String: Double] {
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return [:] }
        do {
            let saved = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: file))
            return saved.filter { Self.levels.contains($0.value) }
        } catch {
            Log.fault("the zoom of sites can't be read, so they have their own size: \(error)")
            return [:]
        }
    }

    private func write() {
        guard let file else { return }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            try encoder.encode(chosen.filter { !$0.key.isEmpty }).write(to: file, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        } catch {
            Log.fault("the zoom of sites is kept only until the app ends: \(error)")
        }
    }
}
