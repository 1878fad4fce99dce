import TestSupport
import TurboNavigator

/// An action of a page, an app or a user.
enum RandomAction {
    /// A page proposes a visit.
    case propose(String, PathProperties, VisitAction)
    /// The app pushes a controller of its own, past the navigator.
    case push(animated: Bool)
    case pop(animated: Bool)
    case popToRoot(animated: Bool)
    /// The app leaves its root and puts a controller of its own on top.
    case setStack
    case dismiss(animated: Bool)
    /// The user goes back.
    case back
    /// The user swipes back, and releases too early.
    case cancelledSwipe
    /// The user closes the modal stack.
    case escape

    init(_ dice: inout Dice) {
        let isAnimated = dice.roll(4) == 0
        switch dice.roll(20) {
        case 0: self = .push(animated: isAnimated)
        case 1: self = .pop(animated: isAnimated)
        case 2: self = .popToRoot(animated: isAnimated)
        case 3: self = .setStack
        case 4: self = .dismiss(animated: isAnimated)
        case 5, 6: self = .back
        case 7: self = .cancelledSwipe
        case 8, 9: self = .escape
        default: self = Self.proposal(&dice, isAnimated)
        }
    }

    static let paths = ["/", "/a", "/b", "/c", "/new", "/things/new"]
    static let nativePath = "/native"

    private static func proposal(_ dice: inout Dice, _ isAnimated: Bool) -> RandomAction {
        if dice.roll(6) == 0 {
            let location = dice.pick(Navigation.HistoricalLocation.allCases)
            return .propose(
                location.path, ["presentation": .string(location.presentation.rawValue), "historical_location": true],
                .advance)
        }
        let presentations: [Navigation.Presentation] =
            [.default, .default, .default, .replace, .pop, .refresh, .clearAll, .replaceRoot, .none]
        let properties: PathProperties = [
            "context": dice.roll(3) == 0 ? "modal" : "default",
            "presentation": .string(dice.pick(presentations).rawValue),
            "animated": .bool(isAnimated),
        ]
        return .propose(
            dice.pick(paths + [nativePath]), properties, dice.roll(4) == 0 ? .replace : .advance)
    }
}

extension RandomAction: CustomStringConvertible {
    var description: String {
        switch self {
        case .propose(let path, let properties, let action):
            let isAnimated = properties.animated == true ? ", animated" : ""
            return "\(action) to \(path) (\(properties.context) \(properties.presentation)\(isAnimated))"
        case .push(let animated): return "push\(animated ? ", animated" : "")"
        case .pop(let animated): return "pop\(animated ? ", animated" : "")"
        case .popToRoot(let animated): return "pop to root\(animated ? ", animated" : "")"
        case .dismiss(let animated): return "dismiss\(animated ? ", animated" : "")"
        case .setStack: return "set stack"
        case .back: return "back"
        case .cancelledSwipe: return "a swipe that is let go"
        case .escape: return "escape"
        }
    }
}
