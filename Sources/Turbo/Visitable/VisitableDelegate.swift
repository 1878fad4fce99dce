/// What a visitable tells its session (document 003).
@preconcurrency @MainActor
public protocol VisitableDelegate: AnyObject {
    func visitableViewWillAppear(_ visitable: any Visitable)
    func visitableViewDidAppear(_ visitable: any Visitable)
    /// Load the page anew, as from the app's own button.
    func visitableDidRequestReload(_ visitable: any Visitable)
    /// Load the page anew because the user pulled it down.
    func visitableDidRequestRefresh(_ visitable: any Visitable)
}
