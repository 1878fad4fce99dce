@testable import TurboCore

/// A call of a screen by UIKit.
enum TortureMoment: CustomStringConvertible {
    case willAppear(TortureScreen)
    case didAppear(TortureScreen)
    /// The screen has no parent anymore.
    case left(TortureScreen)
    /// The modal stack was dismissed.
    case dismissed

    /// The screen that appears; nil if a screen or the modal stack is removed.
    var appearing: TortureScreen? {
        switch self {
        case .willAppear(let screen), .didAppear(let screen): screen
        case .left, .dismissed: nil
        }
    }

    var description: String {
        switch self {
        case .willAppear(let screen): "screen \(screen.number) (\(screen.url.path)) will appear"
        case .didAppear(let screen): "screen \(screen.number) (\(screen.url.path)) did appear"
        case .left(let screen): "screen \(screen.number) (\(screen.url.path)) was removed"
        case .dismissed: "the modal stack was dismissed"
        }
    }
}
