/// The methods that a visitable calls on its session (as in turbo-ios 7).
@preconcurrency @MainActor
public protocol VisitableDelegate: AnyObject {
    /// Tells the delegate that the screen is about to appear. Call this from `viewWillAppear`. After a cancelled swipe
    /// back, ``visitableViewDidAppear(_:)`` doesn't follow.
    func visitableViewWillAppear(_ visitable: any Visitable)
    /// Tells the delegate that the screen has appeared. Call this from `viewDidAppear`.
    func visitableViewDidAppear(_ visitable: any Visitable)
    /// Tells the delegate that the screen has disappeared. Call this from `viewDidDisappear`. The default does nothing.
    func visitableViewDidDisappear(_ visitable: any Visitable)
    /// Asks the delegate to reload the page, for example for a button of the app.
    func visitableDidRequestReload(_ visitable: any Visitable)
    /// Asks the delegate to reload the page because the user pulled it down.
    func visitableDidRequestRefresh(_ visitable: any Visitable)
    /// Tells the delegate that the screen was removed from its container. Call this from `didMove(toParent: nil)`,
    /// because a screen that was never visible gets no other call. The default does nothing.
    func visitableDidLeave(_ visitable: any Visitable)
}

extension VisitableDelegate {
    public func visitableViewDidDisappear(_ visitable: any Visitable) {}
    public func visitableDidLeave(_ visitable: any Visitable) {}
}
