@testable import TurboCore

/// A session without UIKit and without a page. It receives random events, and performs effects as a session does.
struct PlacementHarness {
    typealias VisitableID = WebViewPlacement.VisitableID

    private(set) var placement = WebViewPlacement()
    /// The screen whose visit is running, and whether it is a cold boot.
    private var visit: (screen: VisitableID, isColdBoot: Bool)?
    private var frames: [Int] = []
    private(set) var failed: Set<VisitableID> = []
    private var passing: [VisitableID] = []
    private static let screens = (1...4).map(VisitableID.init)

    mutating func send(_ event: WebViewPlacement.Event) {
        for effect in placement.handle(event) { perform(effect) }
    }

    private mutating func perform(_ effect: WebViewPlacement.Effect) {
        switch effect {
        case .restore(let screen): begin(screen)
        case .reload: if let screen = placement.topmost { begin(screen, reload: true) }
        case .cancelVisit, .cancelVisitUnlessMoved: endVisit()
        case .reportFrame(let frame), .adopt(_, let frame): frames.append(frame)
        case .awaitOwner(let screen): passing.append(screen)
        default: break
        }
    }

    mutating func begin(_ screen: VisitableID, reload: Bool = false) {
        endVisit()
        visit = (screen, reload || !placement.isBooted)
        failed.remove(screen)
        send(.visitBegan(screen))
    }

    private mutating func endVisit() {
        guard visit != nil else { return }
        visit = nil
        send(.visitEnded)
    }

    /// Sends one event, or an action of the app or the user.
    mutating func step(_ generator: inout some RandomNumberGenerator) {
        let screen = Self.screens.randomElement(using: &generator) ?? VisitableID(1)
        switch Int.random(in: 0..<17, using: &generator) {
        case 0...2: begin(screen)
        case 3...5: send(.didAppear(screen, isStale: false, isOwnerContained: true))
        case 6: send(.willAppear(screen))
        case 7: send(.didLeaveContainer(screen, isTopmostVisible: Bool.random(using: &generator)))
        case 8: draw()
        case 9: fail()
        case 10: deliverFrame()
        case 11: if let screen = passing.popLast() { send(.waitDidEnd(screen)) }
        case 12: send(.renderedLate(isOwnerOnStack: true))
        case 13:
            if placement.isBooted, visit == nil, placement.contentOwner == placement.owner { send(.adopted(screen)) }
        case 14: abandon()
        case 15: if let frame = frames.popLast() { send(.documentReplaced(frame: frame, isOwnerOnStack: true)) }
        default: processEnds()
        }
    }

    private mutating func draw() {
        guard let (screen, isColdBoot) = visit else { return }
        if isColdBoot { send(.documentReady(isVisited: true)) }
        send(.rendered(screen))
        endVisit()
    }

    private mutating func fail() {
        guard let (screen, isColdBoot) = visit else { return }
        failed.insert(screen)
        visit = nil
        send(.visitFailed(screen, discardsDocument: isColdBoot))
    }

    /// The visit led to a file, or its redirect was blocked.
    private mutating func abandon() {
        if let visit { failed.insert(visit.screen) }
        endVisit()
    }

    private mutating func deliverFrame() {
        guard !frames.isEmpty else { return }
        send(.frameShown(frames.removeFirst()))
    }

    private mutating func processEnds() {
        frames = []
        send(.processEnded)
        if let owner = placement.owner { begin(owner) }
    }

    /// The user stays on a screen, and everything pending ends.
    mutating func rest(on screen: VisitableID) {
        send(.didAppear(screen, isStale: false, isOwnerContained: true))
        while let screen = passing.popLast() { send(.waitDidEnd(screen)) }
        draw()
        while !frames.isEmpty { deliverFrame() }
    }
}
