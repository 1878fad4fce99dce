import Foundation

/// Document 003's appearance calls, taken as facts: in any order, doubled or missing.
extension Session: VisitableDelegate {
    public func visitableViewWillAppear(_ visitable: any Visitable) {
        visitable.visitableDelegate = self
        if visitable === activeVisitable { activate(visitable) }
    }

    public func visitableViewDidAppear(_ visitable: any Visitable) {
        visitable.visitableDelegate = self
        topmostVisitable = visitable
        if isStale(visitable) {
            staleMark = nil
            reload()
        } else if visitable === owner {
            hasOwnerAppeared = true
            stay(on: visitable)
        } else if let owner, !hasOwnerAppeared, currentVisit?.visitable === owner {
            // Seen in passing: a full-screen modal went, and the screen that was visited is about to be pushed.
            comeBackUnlessOwnerAppears(to: visitable)
        } else {
            comeBack(to: visitable)
        }
    }

    /// A screen that is pushed right after the mark is fresh.
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
        guard visitable === owner else { return }
        if let topmost = topmostVisitable, topmost !== visitable, topmost.visitableView?.window != nil {
            // Pushed and popped within a turn: the screen that the user sees never went away, and nobody says that it is
            // back.
            comeBack(to: topmost)
        } else if let visit = currentVisit, visit.isRunning {
            cancelUnlessMoved(visit, visitable)
        }
    }

    /// Nobody will see the page, unless the screen is on its way to another container.
    private func cancelUnlessMoved(_ visit: Visit, _ visitable: any Visitable) {
        Task { [weak self, weak visit, weak visitable] in
            guard let self, let visit, visitable?.visitableViewController.parent == nil else { return }
            self.send(.cancel, to: visit)
        }
    }

    /// The page of this screen is in the web view, or on its way.
    private func stay(on visitable: any Visitable) {
        activate(visitable)
        if isVisiting { return }
        guard visitable === contentOwner else { return }
        uncover(visitable)
    }

    /// Seconds that a visited screen has to appear after another one did: as long as the steps of a decision may take.
    private static let passingTime: UInt64 = 2_500_000_000

    private func comeBackUnlessOwnerAppears(to visitable: any Visitable) {
        Task { [weak self, weak visitable] in
            do { try await Task.sleep(nanoseconds: Self.passingTime) } catch { return }
            guard let self, let visitable, visitable === self.topmostVisitable, visitable !== self.owner else { return }
            self.comeBack(to: visitable)
        }
    }

    /// The user is back on a screen that was visited before another one.
    func comeBack(to visitable: any Visitable) {
        guard let record = record(of: visitable) else { return }
        cancelCurrentVisit()
        if isBooted, visitable === contentOwner {
            // The later page was never drawn: this one is still in the web view.
            owner = visitable
            hasOwnerAppeared = true
            adoptInPage(record.urls.current, record.restorationIdentifier, for: visitable)
            stay(on: visitable)
        } else {
            let action: VisitAction = isBooted ? .restore : .advance
            begin(
                visitable, location: record.urls.current, options: VisitOptions(action: action),
                restorationIdentifier: record.restorationIdentifier)
        }
    }
}
