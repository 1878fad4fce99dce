@testable import TurboCore

/// A call of UIKit's to a screen.
enum TortureMoment: CustomStringConvertible {
    case willAppear(TortureScreen)
    case didAppear(TortureScreen)
    /// The screen has no parent any more.
    case left(TortureScreen)
    /// The modal stack is gone.
    case dismissed

    var description: String {
        switch self {
        case .willAppear(let screen): "screen \(screen.number) (\(screen.url.path)) will appear"
        case .didAppear(let screen): "screen \(screen.number) (\(screen.url.path)) did appear"
        case .left(let screen): "screen \(screen.number) (\(screen.url.path)) left"
        case .dismissed: "the modal stack is gone"
        }
    }
}
