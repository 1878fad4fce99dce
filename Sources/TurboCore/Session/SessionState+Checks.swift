import Foundation

/// Checks of the page after the app was in the background, and during a slow visit. In the background, the system may
/// end a page's process without a report, or leave it in a state in which it doesn't respond.
extension SessionState {
    /// Checks whether the page responds. A document that is still loading has its visit's deadlines instead.
    mutating func checkPage() {
        guard placement.owner != nil, placement.isBooted else { return }
        startCheck()
    }

    /// Checks the page that delays a visit. If it hangs, it can't make the visit.
    mutating func checkSlowPage() {
        if currentCheck == nil { checkPage() }
    }

    mutating func startCheck() {
        guard let seconds = facts.deadlines.check else { return }
        lastCheck += 1
        currentCheck = lastCheck
        emit(.page(.check(number: lastCheck, timeout: seconds)))
    }

    /// A page with unsaved input may only be slow. The user decides whether to discard the input, which is lost with
    /// the snapshots of other screens, too.
    mutating func pageDidNotRespond(isExcused: Bool) {
        // In the background, no page responds. It is checked again when the app returns.
        guard !facts.isInBackground, !isExcused, let owner = placement.owner else { return }
        let screens = facts.hasNavigator ? Array(screenStates.keys) : [owner, placement.contentOwner].compactMap { $0 }
        guard screens.contains(where: { unsavedInput(on: $0) != .none }) else {
            return reloadCheckedPage(isUnresponsive: true)
        }
        if let url = currentURL(of: owner) { log(.warning, .pageNotResponding(url)) }
        emit(.page(.pageDidNotRespond(owner)))
    }

    /// Loads the page again, and checks the reloaded page too.
    ///
    /// - Parameter isUnresponsive: whether the page hangs; false if its process has ended.
    mutating func reloadCheckedPage(isUnresponsive: Bool) {
        discardPage()
        checksAfterLoads = true
        recoverPage(isUnresponsive: isUnresponsive)
    }

    /// Called when the process has ended without a report of WebKit.
    mutating func pageIsGone() {
        emit(.page(.processDidEnd))
        reloadCheckedPage(isUnresponsive: false)
    }
}
