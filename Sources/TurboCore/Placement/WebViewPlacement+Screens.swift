/// Screens that come, go and come back.
extension WebViewPlacement {
    mutating func didAppear(_ screen: ScreenID, isStale: Bool, isOwnerContained: Bool) -> [Effect] {
        topmost = screen
        if isStale { return [.reload] }
        if screen == owner {
            hasOwnerAppeared = true
            return stay(on: screen)
        }
        // Visible for a moment: a full-screen modal was dismissed, and the visited screen is about to be pushed. A screen that
        // was removed before it appeared doesn't come.
        let mayOwnerCome = owner != nil && !hasOwnerAppeared && (isOwnerContained || !hasOwnerLeft)
        if mayOwnerCome { return [.awaitOwner(over: screen)] }
        return comeBack(to: screen)
    }

    mutating func left(_ screen: ScreenID, isTopmostInSight: Bool) -> [Effect] {
        guard screen == owner else { return [] }
        hasOwnerLeft = true
        // Pushed and popped within a turn: the visible screen never disappeared, so there is no appearance call for
        // it.
        if let topmost, topmost != screen, isTopmostInSight { return comeBack(to: topmost) }
        return isVisiting ? [.cancelVisitUnlessMoved] : []
    }

    /// The page of this screen is in the web view, or on its way.
    private mutating func stay(on screen: ScreenID) -> [Effect] {
        let moves = move(to: screen)
        guard !isVisiting else { return moves }
        if screen == contentOwner { return moves + uncover(screen) }
        return hasOwnerLeft ? moves + [.restore(screen)] : moves
    }

    /// The user is back on a screen that was visited before another one.
    mutating func comeBack(to screen: ScreenID) -> [Effect] {
        let cancels: [Effect] = isVisiting ? [.cancelVisit] : []
        isVisiting = false
        guard isBooted, screen == contentOwner else { return cancels + [.restore(screen)] }
        // The later page was never drawn: this one is still in the web view.
        owner = screen
        hasOwnerAppeared = true
        return cancels + [.adopt(screen, frame: awaitFrame(of: screen, isAdoption: true))] + stay(on: screen)
    }

    mutating func visitBegan(_ screen: ScreenID) -> [Effect] {
        let isOnScreen = screen == holder && screen == contentOwner
        owner = screen
        hasOwnerAppeared = screen == topmost
        hasOwnerLeft = false
        isVisiting = true
        awaitedFrame = nil
        var effects: [Effect] = []
        if !isOnScreen {
            if uncovered == screen { uncovered = nil }
            effects.append(.cover(screen))
        }
        effects += move(to: screen)
        hasURLOfPage = false
        return effects
    }

    mutating func adopted(_ screen: ScreenID) -> [Effect] {
        guard let former = owner else { return [] }
        owner = screen
        contentOwner = screen
        hasURLOfPage = false
        if uncovered == screen { uncovered = nil }
        let moves = move(to: screen)
        return [.inherit(screen, from: former), .cover(screen)] + moves
            + [.adopt(screen, frame: awaitFrame(of: screen, isAdoption: true)), .render(screen)]
    }

    /// Moves the web view to a screen. A screen whose view came late gets it now.
    mutating func move(to screen: ScreenID) -> [Effect] {
        let moves = Effect.move(to: screen, isCovered: screen != contentOwner)
        guard let former = holder, former != screen else {
            holder = screen
            return [moves]
        }
        if uncovered == former { uncovered = nil }
        holder = screen
        return [.removeWebView(former, hasPage: former == contentOwner && hasURLOfPage), moves]
    }
}
