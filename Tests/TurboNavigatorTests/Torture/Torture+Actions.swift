import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

/// Actions of users, pages and apps.
extension Torture {
    func act(_ dice: inout Dice, isTerminationWanted: Bool) {
        let path = HostileServer.path(&dice)
        switch dice.roll(isTerminationWanted ? 16 : 15) {
        case 0, 1, 2, 3: route(path, [:])
        case 4: route(path, ["presentation": "replace"])
        case 5: route(path, ["presentation": "refresh"])
        case 6: goBack()
        case 7: script("Turbo.visit('\(path)')")
        case 8: script("Turbo.visit('\(path)', { action: 'replace' })")
        case 9: submit(HostileServer.Kind.allCases[dice.roll(HostileServer.Kind.allCases.count)])
        case 10: reload(dice.roll(2) == 0)
        case 11: markStale(dice.roll(2) == 0)
        case 12: script("location.href = '\(path)'")
        case 13:
            story.append("open the gate")
            server.release()
            server.holdBack()
        case 14: pushDuringPop()
        default:
            story.append("terminate")
            terminateWebProcess(of: visibleSession.webView)
        }
    }

    private func route(_ path: String, _ properties: PathProperties) {
        let url = app.server.url(path)
        let rules = app.navigator.session.pathConfiguration?.properties(for: url) ?? [:]
        story.append("route \(path) \(properties)")
        app.navigator.route(VisitProposal(url: url, properties: rules.merging(properties)))
    }

    private func goBack() {
        story.append("back")
        if visibleStack.viewControllers.count > 1 {
            visibleStack.popViewController(animated: isAnimated)
        } else if isModal {
            app.navigator.navigationController.dismiss(animated: isAnimated)
        }
    }

    /// As on iOS 26, where a transition can be interrupted: the app pushes a screen of its own while the user pops one,
    /// and pops it during the push.
    private func pushDuringPop() {
        guard visibleStack.viewControllers.count > 1 else { return }
        story.append("push during a pop")
        visibleStack.popViewController(animated: isAnimated)
        visibleStack.pushViewController(UIViewController(), animated: isAnimated)
        visibleStack.popViewController(animated: isAnimated)
    }

    private func script(_ source: String) {
        story.append(source)
        visibleSession.webView.evaluateJavaScript("\(source); 1")
    }

    private func submit(_ answer: HostileServer.Kind) {
        script(
            """
            document.querySelector('input').value = '\(answer)'; document.querySelector('form').requestSubmit()
            """)
    }

    private func reload(_ isByUser: Bool) {
        story.append(isByUser ? "pull to refresh" : "reload")
        guard isByUser, let visitable = visibleStack.topViewController as? any Visitable else {
            return visibleSession.reload()
        }
        visitable.visitableView.refreshControl.beginRefreshing()
        visitable.visitableDelegate?.visitableDidRequestRefresh(visitable)
    }

    private func markStale(_ isContent: Bool) {
        story.append(isContent ? "content is stale" : "snapshots are stale")
        isContent ? visibleSession.markContentAsStale() : visibleSession.markSnapshotCacheAsStale()
    }
}
