import Foundation

/// Appearance calls as in turbo-ios 7. They may come in any order, twice or not at all.
extension Session: VisitableDelegate {
    public func visitableViewWillAppear(_ visitable: any Visitable) {
        visitable.visitableDelegate = self
        send(.willAppear(visitables.id(of: visitable)))
    }

    public func visitableViewDidAppear(_ visitable: any Visitable) {
        visitable.visitableDelegate = self
        let isStale = isStale(visitable)
        if isStale { staleMark = nil }
        send(
            .didAppear(
                visitables.id(of: visitable), isStale: isStale,
                isOwnerContained: owner?.visitableViewController.parent != nil))
    }

    /// A screen that is pushed right after the mark isn't stale.
    private func isStale(_ visitable: any Visitable) -> Bool {
        guard let staleMark, let visit = records[visitable]?.visit else { return false }
        return visit <= staleMark
    }

    public func visitableDidRequestReload(_ visitable: any Visitable) {
        guard visitable === topmostVisitable || visitable === owner, let url = urls(of: visitable)?.current else {
            return
        }
        begin(visitable, location: url, options: VisitOptions(), reload: true)
    }

    public func visitableDidRequestRefresh(_ visitable: any Visitable) {
        visitableDidRequestReload(visitable)
    }

    public func visitableDidLeave(_ visitable: any Visitable) {
        // A screen may leave while it is deallocated: it gets no name then.
        guard let screen = visitables.knownID(of: visitable) else { return }
        send(.left(screen, isTopmostInSight: topmostVisitable?.visitableView?.window != nil))
    }

    /// No user will see the page, unless the screen is on its way to another container.
    func cancelUnlessMoved() {
        guard let visit = currentVisit, visit.isRunning else { return }
        Task { [weak self, weak visit] in
            guard let self, let visit, visit.visitable?.visitableViewController.parent == nil else { return }
            self.send(.cancel, to: visit)
        }
    }

    /// Seconds that a visited screen has to appear after another one did: as long as the steps of a decision may take.
    private static let passingTime: UInt64 = 2_500_000_000

    func awaitOwner(over visitable: any Visitable) {
        log(.debug, .screenAwaited)
        Task { [weak self, weak visitable] in
            do { try await Task.sleep(nanoseconds: Self.passingTime) } catch { return }
            guard let self, let visitable else { return }
            self.send(.waitOver(self.visitables.id(of: visitable)))
        }
    }

    /// Visits a screen again that the user is back on, from its snapshot where there is one.
    func restore(_ visitable: any Visitable) {
        guard let record = record(of: visitable) else { return }
        let action: VisitAction = placement.isBooted ? .restore : .advance
        begin(
            visitable, location: record.urls.current, options: VisitOptions(action: action),
            restorationIdentifier: record.restorationIdentifier)
    }
}
