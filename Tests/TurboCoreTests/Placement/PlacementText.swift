@testable import TurboCore

/// Effects and placements as text, to compare and to read.
enum PlacementText {
    static func text(_ effect: WebViewPlacement.Effect) -> String {
        switch effect {
        case .removeWebView(let screen, let hasPage):
            hasPage ? "remove from \(screen.rawValue) with its page" : "remove from \(screen.rawValue)"
        case .move(let screen, let hasLeftoverPage):
            "move to \(screen.rawValue)\(hasLeftoverPage ? ", leftover page" : "")"
        case .showScreenshot(let screen): "screenshot on \(screen.rawValue)"
        case .showBlank(let screen): "blank \(screen.rawValue)"
        case .show(let screen): "show \(screen.rawValue)"
        case .hideScreenshot(let screen): "no screenshot on \(screen.rawValue)"
        case .reportFrame(let frame): "await frame \(frame)"
        case .adopt(let screen, let frame): "adopt \(screen.rawValue), await frame \(frame)"
        case .inherit(let screen, let former): "inherit \(screen.rawValue) from \(former.rawValue)"
        case .render(let screen): "render \(screen.rawValue)"
        case .restore(let screen): "restore \(screen.rawValue)"
        case .reload: "reload"
        case .cancelVisit: "cancel"
        case .cancelVisitUnlessMoved: "cancel unless moved"
        case .awaitOwner(let screen): "await owner over \(screen.rawValue)"
        }
    }

    static func state(_ placement: WebViewPlacement) -> [Int] {
        [placement.owner, placement.holder, placement.contentOwner, placement.visible].map { $0?.rawValue ?? 0 }
    }
}
