/// Events of the page, and the screenshots shown until it is rendered.
extension WebViewPlacement {
    mutating func show(_ screen: ScreenID?) -> [Effect] {
        contentOwner = screen
        uncovered = screen
        // An adopted page keeps the URL of its visit until it reports the frame.
        hasURLOfPage = awaitedFrame?.isAdoption != true
        return screen.map { [.show($0)] } ?? []
    }

    /// Hides the screenshot of a screen whose page is in the web view, once the page has drawn a frame there. A cancelled visit
    /// may have left its URL on the page.
    mutating func uncover(_ screen: ScreenID) -> [Effect] {
        let awaited = awaitedFrame.flatMap { $0.screen == screen ? $0 : nil }
        if isBooted, !hasURLOfPage {
            guard awaited?.isAdoption != true else { return [] }
            return [.adopt(screen, frame: awaitFrame(of: screen, isAdoption: true))]
        }
        guard uncovered != screen, awaited == nil else { return [] }
        return [.reportFrame(awaitFrame(of: screen, isAdoption: false))]
    }

    mutating func frameShown(_ number: Int) -> [Effect] {
        guard let frame = awaitedFrame, number == frame.number else { return [] }
        awaitedFrame = nil
        guard let owner, owner == contentOwner else { return [] }
        if frame.isAdoption { hasURLOfPage = true }
        guard !isVisiting else { return [] }
        uncovered = owner
        return [.uncover(owner)]
    }

    /// The page in the web view belongs to no screen, so the owner's page has to be restored.
    mutating func drawnLate(isOwnerOnStack: Bool) -> [Effect] {
        contentOwner = nil
        guard let owner, !isVisiting, isOwnerOnStack else { return [] }
        return comeBack(to: owner)
    }

    /// The page that was expected in the web view isn't there.
    mutating func documentReplaced(frame: Int, isOwnerOnStack: Bool) -> [Effect] {
        guard frame == awaitedFrame?.number else { return [] }
        awaitedFrame = nil
        loseDocument()
        guard let owner, !isVisiting, isOwnerOnStack else { return [] }
        return comeBack(to: owner)
    }

    mutating func commitDocument(of screen: ScreenID?) {
        loseDocument()
        documentOwner = screen
    }

    /// A document that no visit waits for belongs to the screen whose visit loaded it. A document that the page loaded itself
    /// stays on its screen.
    mutating func documentReady(isVisited: Bool) -> [Effect] {
        isBooted = true
        let late = documentOwner
        documentOwner = nil
        if isVisited { return [] }
        guard let late, late != owner else { return owner.map { show($0) } ?? [] }
        contentOwner = late
        return []
    }

    mutating func loseDocument() {
        isBooted = false
        contentOwner = nil
    }

    mutating func visitFailed(_ screen: ScreenID?, losesDocument: Bool) -> [Effect] {
        isVisiting = false
        if losesDocument { loseDocument() }
        guard let screen else { return [] }
        if uncovered == screen { uncovered = nil }
        return [.blank(screen)]
    }
}
