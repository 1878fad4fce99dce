internal import GObjectKit
import TurboCore

/// An image of GTK's that doesn't change any more.
typealias StillImage = GObjectReference

/// Pictures of screens as they were last seen. The oldest are forgotten: each holds a page that the engine has drawn.
struct ScreenPictures {
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
