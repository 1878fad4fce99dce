/// What a visitable tells its session (as in turbo-ios 7).
@preconcurrency @MainActor
public protocol VisitableDelegate: AnyObject {
    /// The screen is about to appear, as from `viewWillAppear`. A swipe that is let go ends it without
    /// ``visitableViewDidAppear(_:)``.
    func visitableViewWillAppear(_ visitable: any Visitable)
    /// The screen has appeared, as from `viewDidAppear`.
    func visitableViewDidAppear(_ visitable: any Visitable)
    /// Reload the page, as from the app's own button.
    func visitableDidRequestReload(_ visitable: any Visitable)
    /// Reload the page because the user pulled it down.
    func visitableDidRequestRefresh(_ visitable: any Visitable)
    /// The screen has left its container, by `didMove(toParent: nil)`. One that was never seen has no other way to say so.
    /// By default nothing happens.
    func visitableDidLeave(_ visitable: any Visitable)
}

extension VisitableDelegate {
    public func visitableDidLeave(_ visitable: any Visitable) {}
}
