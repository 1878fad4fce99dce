/// Events of the page, and the screenshots shown until it is rendered.
extension WebViewPlacement {
    mutating func show(_ screen: VisitableID?) -> [Effect] {
        contentOwner = screen
        visible = screen
        // An adopted page keeps the URL of its visit until it reports the frame.
        hasURLOfPage = awaitedFrame?.isAdoption != true
        return screen.map { [.show($0)] } ?? []
    }

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

    mutating func frameShown(_ number: Int) -> [Effect] {
        guard let frame = awaitedFrame, number == frame.number else { return [] }
        awaitedFrame = nil
        guard let owner, owner == contentOwner else { return [] }
        if frame.isAdoption { hasURLOfPage = true }
        guard !isVisiting else { return [] }
        visible = owner
        return [.hideScreenshot(owner)]
    }

    /// The page in the web view belongs to no screen, so the owner's page has to be restored.
    mutating func renderedLate(isOwnerOnStack: Bool) -> [Effect] {
        contentOwner = nil
        guard let owner, !isVisiting, isOwnerOnStack else { return [] }
        return switchBack(to: owner)
    }

    /// The page that was expected in the web view isn't there.
    mutating func documentReplaced(frame: Int, isOwnerOnStack: Bool) -> [Effect] {
        guard frame == awaitedFrame?.number else { return [] }
        awaitedFrame = nil
        discardDocument()
        guard let owner, !isVisiting, isOwnerOnStack else { return [] }
        return switchBack(to: owner)
    }

    mutating func commitDocument(of screen: VisitableID?) {
        discardDocument()
        documentOwner = screen
    }

    /// A document that no visit waits for belongs to the screen whose visit loaded it. A document that the page loaded
    /// itself stays on its screen.
    mutating func documentReady(isVisited: Bool) -> [Effect] {
        isBooted = true
        let late = documentOwner
        documentOwner = nil
        if isVisited { return [] }
        guard let late, late != owner else { return owner.map { show($0) } ?? [] }
        contentOwner = late
        return []
    }

    mutating func discardDocument() {
        isBooted = false
        contentOwner = nil
    }

    /// Leaves all screens, as if the owner had left its container: the one that appears next is restored.
    mutating func release() -> [Effect] {
        let removals = holder.map { Effect.removeWebView($0, hasPage: $0 == contentOwner && hasURLOfPage) }
        (holder, visible, awaitedFrame, documentOwner) = (nil, nil, nil, nil)
        hasOwnerLeft = true
        discardDocument()
        return removals.map { [$0] } ?? []
    }

    mutating func visitFailed(_ screen: VisitableID?, discardsDocument: Bool) -> [Effect] {
        isVisiting = false
        if discardsDocument { discardDocument() }
        guard let screen else { return [] }
        if visible == screen { visible = nil }
        return [.showBlank(screen)]
    }
}
