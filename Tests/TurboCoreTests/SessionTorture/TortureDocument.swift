import Foundation

@testable import TurboCore

/// A document in the web process: its page, Turbo, and the bridge script. The web process delivers its messages.
final class TortureDocument {
    /// The next step of loading the document.
    enum Step { case begin, awaitTurbo(isMentioned: Bool, hasScripts: Bool), missScript, load }
    /// Actions in the next frame of the page.
    enum Frame {
        case render(TortureVisit, isSnapshot: Bool)
        case report(Report)
    }
    /// Reports that the page sends two frames after a change.
    enum Report { case loaded, rendered(Int?), frame(Int) }

    let number: Double
    let isForeign: Bool
    var location: URL
    /// The page that is rendered, and the URLs that lead to it.
    private(set) var drawn: URL
    private(set) var names: Set<URL>
    var identifier: String
    var hasTurbo = false
    var steps: [Step]
    var frames: [Frame] = []
    var visit: TortureVisit?
    var snapshots: Set<URL> = []
    /// Whether a form is being sent.
    var isSending = false
    /// The load of the document.
    let load: Int

    init(_ number: Int, of load: TortureLoad, _ steps: [Step]) {
        let url = load.url
        self.number = Double(number)
        self.load = load.number
        self.steps = steps
        isForeign = !TorturePages.isOwn(url)
        location = url
        drawn = url
        names = [url, load.requested]
        identifier = "document \(number)"
    }

    static func steps(_ response: TortureResponse, _ dice: inout TortureDice) -> [Step] {
        guard case .withoutTurbo(let isLate, let isMentioned, let hasScripts) = response else {
            return dice.roll(8) == 0
                ? [.awaitTurbo(isMentioned: true, hasScripts: true), .load, .begin] : [.begin, .load]
        }
        let awaiting = Step.awaitTurbo(isMentioned: isMentioned, hasScripts: hasScripts || isLate)
        return [awaiting] + (isMentioned && dice.flip() ? [.missScript] : []) + [.load] + (isLate ? [.begin] : [])
    }

    func draw(_ url: URL, namedToo name: URL) {
        drawn = url
        names = [url, name]
    }

    func state(ofLoad: Bool = false, identifier: String? = nil) -> PageMessage.PageState {
        PageMessage.PageState(
            location: location, title: drawn.path, restorationIdentifier: identifier ?? self.identifier,
            document: ofLoad ? PageDocument(number) : nil,
            signals: [PageSignal(PageSignal.Element(id: 1, title: drawn.path))])
    }
}
