import Foundation

@testable import TurboCore

/// The functions of the bridge script, and the frames of the page.
extension TortureDocument {
    /// - Returns: the messages that the page sends; nil if it throws.
    func perform(_ order: TortureEngine.Call) -> [TortureMessage]? {
        if case .scrollBack(_, let token, _) = order.call {
            frames.append(.report(.rendered(token)))
            return []
        }
        if let document = order.document, document != PageDocument(number) { return nil }
        if case .reportFrame(let frame) = order.call {
            frames.append(.report(.frame(frame)))
            return []
        }
        if case .adopt(let url, let identifier, let frame) = order.call { return adopt(url, identifier, frame) }
        guard hasTurbo else { return nil }
        switch order.call {
        case .visit(let token, let url, let options, let identifier, _):
            let visit = TortureVisit(
                token, url, identifier: identifier ?? "visit \(token)", isPageRefresh: false)
            return start(visit, isRestored: options.action == .restore, response: options.response)
        case .visitInPage(let token, let url):
            return start(
                TortureVisit(token, url, identifier: identifier, isPageRefresh: true), isRestored: false, response: nil)
        case .cancel(let token): return visit?.token == token ? stop() : []
        case .clearSnapshotCache: snapshots = []
        case .leave where !isSending:
            draw(Self.empty, namedToo: Self.empty)
        default: break
        }
        return []
    }

    /// A body without elements, which must not be shown on any screen.
    private static let empty = URL(fileURLWithPath: "/empty")

    private func adopt(_ url: URL, _ identifier: String?, _ frame: Int) -> [TortureMessage]? {
        frames.append(.report(.frame(frame)))
        guard hasTurbo else { return nil }
        location = url
        if let identifier { self.identifier = identifier }
        return [.url(url)] + stop()
    }

    func drawFrame() -> [TortureMessage] {
        guard !frames.isEmpty else { return [] }
        switch frames.removeFirst() {
        case .render(let visit, let isSnapshot): return render(visit, isSnapshot: isSnapshot)
        case .report(.loaded): return [.message(.pageLoaded(state(ofLoad: true)))]
        case .report(.frame(let frame)): return [.message(.frameShown(number: frame))]
        case .report(.rendered(let token)):
            // Without Turbo the bridge script throws before it sends the message.
            return hasTurbo ? [.message(.visitRendered(token: token, state()))] : []
        }
    }

    func takeStep() -> [TortureMessage] {
        guard !steps.isEmpty else { return [] }
        switch steps.removeFirst() {
        case .begin where isForeign: return []
        case .begin:
            hasTurbo = true
            frames.append(.report(.loaded))
            return [.message(.turboStarted)]
        case .awaitTurbo where isForeign: return []
        case .awaitTurbo(let isMentioned, let hasScripts):
            return [.message(.turboNotStarted(isMentioned: isMentioned, hasScripts: hasScripts))]
        case .missScript: return [.scriptMissing]
        case .load: return [.loaded(load: load)]
        }
    }
}
