import Foundation

/// The response of a server, as far as WebKit and the page distinguish responses.
enum TortureResponse: Equatable {
    case page
    /// Another version of a tracked asset: Turbo doesn't render the page.
    case otherAssets
    /// A page without Turbo: it never starts, or a script starts it late.
    case withoutTurbo(isLate: Bool, isMentioned: Bool, hasScripts: Bool)
    case redirect(URL)
    case status(Int)
    case file
    case dropped
    /// The response is cut off after its head.
    case broken
    case never
    /// An authentication challenge.
    case password

    static func any(_ dice: inout TortureDice) -> TortureResponse {
        // Half of the responses are ordinary pages: if everything fails, nothing is tested.
        guard dice.roll(2) == 0 else { return .page }
        switch dice.roll(14) {
        case 0: return .otherAssets
        case 1: return .withoutTurbo(isLate: dice.flip(), isMentioned: dice.flip(), hasScripts: dice.roll(3) > 0)
        case 2, 3: return .redirect(dice.pick(TorturePages.pages))
        case 4: return .redirect(TorturePages.foreign)
        case 5: return .redirect(dice.pick(TorturePages.historical))
        case 6: return .status(dice.pick([401, 404, 500]))
        case 7: return .file
        case 8: return .dropped
        case 9: return .broken
        case 10: return .never
        case 11: return .password
        default: return .page
        }
    }
}
