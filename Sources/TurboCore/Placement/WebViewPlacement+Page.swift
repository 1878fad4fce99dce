/// What the page draws, and what covers it until then.
extension WebViewPlacement {
    mutating func show(_ screen: ScreenID?) -> [Effect] {
        contentOwner = screen
        uncovered = screen
        return screen.map { [.show($0)] } ?? []
    }

    /// Uncovers a screen whose page is in the web view, once the page has drawn a frame there.
    mutating func uncover(_ screen: ScreenID) -> [Effect] {
        guard uncovered != screen, awaitedFrame?.screen != screen else { return [] }
        return [.reportFrame(awaitFrame(of: screen))]
    }

    mutating func frameShown(_ number: Int) -> [Effect] {
        guard number == awaitedFrame?.number else { return [] }
        awaitedFrame = nil
        guard let owner, owner == contentOwner, !isVisiting else { return [] }
        outdatedURL = nil
        uncovered = owner
        return [.uncover(owner)]
    }

    /// No screen owns the page now, and the owner's has to be put back.
    mutating func drawnLate(isOwnerOnStack: Bool) -> [Effect] {
        contentOwner = nil
        guard let owner, !isVisiting, isOwnerOnStack else { return [] }
        return comeBack(to: owner)
    }

    mutating func visitFailed(_ screen: ScreenID?, isColdBoot: Bool) -> [Effect] {
        isVisiting = false
        if isColdBoot {
            isBooted = false
            contentOwner = nil
        }
        guard let screen else { return [] }
        if uncovered == screen { uncovered = nil }
        return [.blank(screen)]
    }
}
