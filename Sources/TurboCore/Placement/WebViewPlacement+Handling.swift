extension WebViewPlacement {
    /// Handles one event and returns the effects, in the order in which they are performed.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .willAppear(let screen): return screen == holder ? move(to: screen) : []
        case .didAppear(let screen, let isStale, let isOwnerContained):
            return didAppear(screen, isStale: isStale, isOwnerContained: isOwnerContained)
        case .didLeaveContainer(let screen, let isTopmostVisible):
            return didLeaveContainer(screen, isTopmostVisible: isTopmostVisible)
        case .waitDidEnd(let screen): return screen == topmost && screen != owner ? switchBack(to: screen) : []
        case .deallocated(let screen): forget(screen)
        case .visitBegan(let screen): return visitBegan(screen)
        case .visitEnded: isVisiting = false
        case .screenshotShown(let screen): if visible == screen { visible = nil }
        case .adopted(let screen): return adopted(screen)
        default: return handlePageEvent(event)
        }
        return []
    }

    private mutating func handlePageEvent(_ event: Event) -> [Effect] {
        switch event {
        case .rendered(let screen): return show(screen)
        case .renderedByPage: return isVisiting ? [] : owner.map { show($0) } ?? []
        case .renderedLate(let isOwnerOnStack): return renderedLate(isOwnerOnStack: isOwnerOnStack)
        case .visitFailed(let screen, let discardsDocument):
            return visitFailed(screen, discardsDocument: discardsDocument)
        case .foundNoPage(let screen): return screen == contentOwner ? hideScreenshot(screen) : []
        case .documentCommitted(let screen): commitDocument(of: screen)
        case .documentReady(let isVisited): return documentReady(isVisited: isVisited)
        case .documentLost: isBooted = false
        case .processEnded: discardDocument()
        case .webViewReleased: return release()
        case .frameShown(let number): return frameShown(number)
        case .documentReplaced(let frame, let isOwnerOnStack):
            return documentReplaced(frame: frame, isOwnerOnStack: isOwnerOnStack)
        default: break
        }
        return []
    }

    private mutating func forget(_ screen: VisitableID) {
        for field in [\Self.owner, \.holder, \.contentOwner, \.topmost, \.visible]
        where self[keyPath: field] == screen {
            self[keyPath: field] = nil
        }
    }
}
