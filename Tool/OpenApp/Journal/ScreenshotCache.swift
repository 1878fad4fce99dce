internal import GObjectKit
import TurboCore

/// An image that GTK no longer changes.
typealias StillImage = GObjectReference

/// The last screenshots of screens. The oldest are discarded, because each retains a whole rendered page.
struct ScreenshotCache {
    private static let limit = 30

    private var pictures: [Screen.ID: StillImage] = [:]
    private var order: [Screen.ID] = []

    mutating func keep(_ picture: StillImage, of screen: Screen.ID) {
        pictures[screen] = picture
        order.removeAll { $0 == screen }
        order.append(screen)
        if order.count > Self.limit { pictures[order.removeFirst()] = nil }
    }

    subscript(screen: Screen.ID) -> StillImage? { pictures[screen] }
}
