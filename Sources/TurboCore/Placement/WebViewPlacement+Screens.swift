/// Screens that appear, leave, and appear again.
extension WebViewPlacement {
    /// A screen is about to appear. After a cancelled swipe, no other call follows.
    mutating func willAppear(_ screen: VisitableID) -> [Effect] { screen == holder ? move(to: screen) : [] }

    /// A screen appeared.
    ///
    /// - Parameters:
    ///   - isStale: whether its content was marked as out of date.
    ///   - isOwnerContained: whether the owner is in a container, such as a navigation controller.
    mutating func didAppear(_ screen: VisitableID, isStale: Bool, isOwnerContained: Bool) -> [Effect] {
        topmost = screen
        if isStale { return [.reload] }
        if screen == owner {
            hasOwnerAppeared = true
            return stay(on: screen)
        }
        // The screen is visible only for a moment: a full-screen modal was dismissed, and the visited screen is about
        // to be pushed. A screen that was removed before it appeared won't appear.
        let ownerMayAppear = owner != nil && !hasOwnerAppeared && (isOwnerContained || !hasOwnerLeft)
        if ownerMayAppear { return [.awaitOwner(over: screen)] }
        return switchBack(to: screen)
    }

    /// The owner did not appear over this screen in time.
    mutating func waitDidEnd(_ screen: VisitableID) -> [Effect] {
        screen == topmost && screen != owner ? switchBack(to: screen) : []
    }

    /// A screen left its container.
    ///
    /// - Parameter isTopmostVisible: whether the screen that appeared last is in a window.
    mutating func didLeaveContainer(_ screen: VisitableID, isTopmostVisible: Bool) -> [Effect] {
        guard screen == owner else { return [] }
        hasOwnerLeft = true
        // The owner was pushed and popped within one turn of the run loop. The visible screen never disappeared, so
        // UIKit makes no appearance call for it.
        if let topmost, topmost != screen, isTopmostVisible { return switchBack(to: topmost) }
        return isVisiting ? [.cancelVisitUnlessMoved] : []
    }

    /// A screen isn't in a container anymore. Its page leaves it, and is restored if the screen appears again.
    mutating func wasRemoved(_ screen: VisitableID) -> [Effect] {
        guard hasOwnerLeft, !isVisiting, screen == owner, screen == contentOwner else { return [] }
        (owner, contentOwner, visible, awaitedFrame) = (nil, nil, nil, nil)
        return [.showScreenshot(screen)]
    }

    /// Called when the page of this screen is in the web view or loading.
    private mutating func stay(on screen: VisitableID) -> [Effect] {
        let moves = move(to: screen)
        guard !isVisiting else { return moves }
        if screen == contentOwner { return moves + hideScreenshot(screen) }
        return hasOwnerLeft ? moves + [.restore(screen)] : moves
    }

    /// Called when the user returns to a screen that was visited earlier.
    mutating func switchBack(to screen: VisitableID) -> [Effect] {
        let cancels: [Effect] = isVisiting ? [.cancelVisit] : []
        isVisiting = false
        guard isBooted, screen == contentOwner else { return cancels + [.restore(screen)] }
        // The later page was never rendered: this screen's page is still in the web view.
        owner = screen
        hasOwnerAppeared = true
        return cancels + [.adopt(screen, frame: awaitFrame(of: screen, isAdoption: true))] + stay(on: screen)
    }

    /// A screen was deallocated.
    mutating func forget(_ screen: VisitableID) -> [Effect] {
        for field in [\Self.owner, \.holder, \.contentOwner, \.topmost, \.visible]
        where self[keyPath: field] == screen {
            self[keyPath: field] = nil
        }
        return []
    }

    mutating func visitBegan(_ screen: VisitableID) -> [Effect] {
        let holdsOwnPage = screen == holder && screen == contentOwner
        owner = screen
        hasOwnerAppeared = screen == topmost
        hasOwnerLeft = false
        isVisiting = true
        awaitedFrame = nil
        var effects: [Effect] = []
        if !holdsOwnPage {
            if visible == screen { visible = nil }
            effects.append(.showScreenshot(screen))
        }
        effects += move(to: screen)
        hasURLOfPage = false
        return effects
    }

    /// The current visit was rendered, failed or was cancelled.
    mutating func visitEnded() -> [Effect] {
        isVisiting = false
        return []
    }

    /// After a redirect, the page in the web view belongs to this screen.
    mutating func adopt(_ screen: VisitableID) -> [Effect] {
        guard let former = owner else { return [] }
        owner = screen
        contentOwner = screen
        hasURLOfPage = false
        if visible == screen { visible = nil }
        let moves = move(to: screen)
        return [.inherit(screen, from: former), .showScreenshot(screen)] + moves
            + [.adopt(screen, frame: awaitFrame(of: screen, isAdoption: true)), .render(screen)]
    }

    /// Moves the web view to a screen. A screen whose view was loaded late receives it now.
    mutating func move(to screen: VisitableID) -> [Effect] {
        let moves = Effect.move(to: screen, hasLeftoverPage: screen != contentOwner)
        guard let former = holder, former != screen else {
            holder = screen
            return [moves]
        }
        if visible == former { visible = nil }
        holder = screen
        return [.removeWebView(former, hasPage: former == contentOwner && hasURLOfPage), moves]
    }
}
