/// Events of the page, and the screenshots shown until it is rendered.
extension WebViewPlacement {
    /// The page was rendered by a visit of this screen; nil for a screen that was deallocated.
    mutating func show(_ screen: VisitableID?) -> [Effect] {
        contentOwner = screen
        visible = screen
        // An adopted page keeps the URL of its visit until it reports the frame.
        hasURLOfPage = awaitedFrame?.isAdoption != true
        return screen.map { [.show($0)] } ?? []
    }

    /// The page was rendered by a visit that it made itself. It stays on its screen.
    mutating func renderedByPage() -> [Effect] { isVisiting ? [] : owner.map { show($0) } ?? [] }

    /// Hides the screenshot of a screen whose page is in the web view, once the page has drawn a frame there. A
    /// cancelled visit may have left its URL on the page.
    mutating func hideScreenshot(_ screen: VisitableID) -> [Effect] {
        let awaited = awaitedFrame.flatMap { $0.screen == screen ? $0 : nil }
        if isBooted, !hasURLOfPage {
            guard awaited?.isAdoption != true else { return [] }
            return [.adopt(screen, frame: awaitFrame(of: screen, isAdoption: true))]
        }
        guard visible != screen, awaited == nil else { return [] }
        return [.reportFrame(awaitFrame(of: screen, isAdoption: false))]
    }

    /// The page drew a frame whose report was requested.
    mutating func frameShown(_ number: Int) -> [Effect] {
        guard let frame = awaitedFrame, number == frame.number else { return [] }
        awaitedFrame = nil
        guard let owner, owner == contentOwner else { return [] }
        if frame.isAdoption { hasURLOfPage = true }
        guard !isVisiting else { return [] }
        visible = owner
        return [.hideScreenshot(owner)]
    }

    /// The page of a cancelled visit was rendered after all. It belongs to no screen, so the owner's page has to be
    /// restored.
    ///
    /// - Parameter isOwnerOnStack: whether the owner can become visible again.
    mutating func renderedLate(isOwnerOnStack: Bool) -> [Effect] {
        contentOwner = nil
        guard let owner, !isVisiting, isOwnerOnStack else { return [] }
        return switchBack(to: owner)
    }

    /// Another document replaced the one from which a frame was requested: its load was stopped too late.
    ///
    /// - Parameter isOwnerOnStack: whether the owner can become visible again.
    mutating func documentReplaced(frame: Int, isOwnerOnStack: Bool) -> [Effect] {
        guard frame == awaitedFrame?.number else { return [] }
        awaitedFrame = nil
        discardDocument()
        guard let owner, !isVisiting, isOwnerOnStack else { return [] }
        return switchBack(to: owner)
    }

    /// The document of a screen's cold boot replaced the previous one.
    mutating func documentCommitted(_ screen: VisitableID?) -> [Effect] {
        documentOwner = screen
        return discardDocument()
    }

    /// Turbo has started in a document. One that no visit waits for belongs to the screen whose visit loaded it. A
    /// document that the page loaded itself stays on its screen.
    mutating func documentReady(isVisited: Bool) -> [Effect] {
        isBooted = true
        let late = documentOwner
        documentOwner = nil
        if isVisited { return [] }
        guard let late, late != owner else { return owner.map { show($0) } ?? [] }
        contentOwner = late
        return []
    }

    /// A call to the page failed: the document can't be used for another visit.
    mutating func documentLost() -> [Effect] {
        isBooted = false
        return []
    }

    /// The document is gone, or its process is.
    @discardableResult
    mutating func discardDocument() -> [Effect] {
        isBooted = false
        contentOwner = nil
        return []
    }

    /// The web view is about to be replaced, while no screen is visible. Leaves all screens, as if the owner had left
    /// its container: the one that appears next is restored.
    mutating func release() -> [Effect] {
        let removals = holder.map { Effect.removeWebView($0, hasPage: $0 == contentOwner && hasURLOfPage) }
        (holder, visible, awaitedFrame, documentOwner) = (nil, nil, nil, nil)
        hasOwnerLeft = true
        discardDocument()
        return removals.map { [$0] } ?? []
    }

    /// The visit of a screen failed.
    ///
    /// - Parameter discardsDocument: whether the document can't be used anymore.
    mutating func visitFailed(_ screen: VisitableID?, discardsDocument: Bool) -> [Effect] {
        isVisiting = false
        if discardsDocument { discardDocument() }
        guard let screen else { return [] }
        if visible == screen { visible = nil }
        return [.showBlank(screen)]
    }

    /// The visit of a screen led to a file or an external URL: the screen keeps its current page.
    mutating func foundNoPage(_ screen: VisitableID) -> [Effect] {
        screen == contentOwner ? hideScreenshot(screen) : []
    }

    /// The session itself covered a screen, to reload its page.
    mutating func screenshotShown(_ screen: VisitableID) -> [Effect] {
        if visible == screen { visible = nil }
        return []
    }
}
