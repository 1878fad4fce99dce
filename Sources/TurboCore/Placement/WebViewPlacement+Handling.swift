extension WebViewPlacement {
    /// Handles one event and returns the effects, in the order in which they are performed.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .willAppear(let screen): return screen == holder ? move(to: screen) : []
        case .didAppear(let screen, let isStale, let isOwnerContained):
            return didAppear(screen, isStale: isStale, isOwnerContained: isOwnerContained)
        case .left(let screen, let isTopmostInSight): return left(screen, isTopmostInSight: isTopmostInSight)
        case .waitOver(let screen): return screen == topmost && screen != owner ? comeBack(to: screen) : []
        case .gone(let screen): forget(screen)
        case .visitBegan(let screen): return visitBegan(screen)
        case .visitEnded: isVisiting = false
        case .covered(let screen): if uncovered == screen { uncovered = nil }
        case .adopted(let screen): return adopted(screen)
        default: return handleOfPage(event)
        }
        return []
    }

    private mutating func handleOfPage(_ event: Event) -> [Effect] {
        switch event {
        case .drawn(let screen): return show(screen)
        case .drawnByItself: return isVisiting ? [] : owner.map { show($0) } ?? []
        case .drawnLate(let isOwnerOnStack): return drawnLate(isOwnerOnStack: isOwnerOnStack)
        case .visitFailed(let screen, let losesDocument): return visitFailed(screen, losesDocument: losesDocument)
        case .foundNoPage(let screen): return screen == contentOwner ? uncover(screen) : []
        case .documentCommitted(let screen): commitDocument(of: screen)
        case .documentReady(let isVisited): return documentReady(isVisited: isVisited)
        case .documentLost: isBooted = false
        case .processEnded: loseDocument()
        case .frameShown(let number): return frameShown(number)
        case .documentReplaced(let frame, let isOwnerOnStack):
            return documentReplaced(frame: frame, isOwnerOnStack: isOwnerOnStack)
        default: break
        }
        return []
    }

    private mutating func forget(_ screen: ScreenID) {
        for field in [\Self.owner, \.holder, \.contentOwner, \.topmost, \.uncovered]
        where self[keyPath: field] == screen {
            self[keyPath: field] = nil
        }
    }
}
