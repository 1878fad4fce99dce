import Testing
import UIKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct PresentationTests {
    @Test func `A presentation is in the properties at once; the view loads later`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        await withCheckedContinuation { continuation in
            screen.a.present(b, animated: true) { continuation.resume() }
            #expect(screen.a.presentedViewController === b)
            #expect(screen.navigation.presentedViewController === b)
            #expect(b.presentingViewController === screen.navigation)
            #expect(!b.isViewLoaded)
            #expect(screen.journal.events.isEmpty)
        }
        #expect(b.view.window === screen.window)
    }

    @Test func `A controller being presented, and its children, have a transition coordinator until the end`() async {
        let screen = await Screen.showing()
        let (b, sheet) = (screen.page("B"), UINavigationController())
        sheet.viewControllers = [b]
        var ends: [String] = []
        await withCheckedContinuation { continuation in
            screen.a.present(sheet, animated: true) {
                ends.append("presented")
                continuation.resume()
            }
            #expect(sheet.transitionCoordinator != nil)
            b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends.append("moved") }
        }
        #expect(ends == ["moved", "presented"])
        #expect(sheet.transitionCoordinator == nil && b.transitionCoordinator == nil)
        #expect(screen.a.transitionCoordinator == nil)
    }

    @Test func `A controller in a sheet has a presentation controller of its own, not that of the sheet`() async {
        let screen = await Screen.showing()
        let (b, sheet) = (screen.page("B"), UINavigationController())
        sheet.viewControllers = [b]
        await screen.present(sheet)
        #expect(b.presentationController !== sheet.presentationController)
        #expect(b.presentationController?.presentedViewController === b)
        await screen.dismiss()
    }

    @Test func `A sheet sends its presenter no appearance calls`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        #expect(b.modalPresentationStyle == .pageSheet)
        await screen.present(b)
        #expect(screen.journal.events == ["B didLoad", "B willAppear animated", "B didAppear animated"])
        screen.journal.clear()
        await screen.dismiss()
        #expect(screen.journal.events == ["B willDisappear animated", "B didDisappear animated"])
        #expect(screen.navigation.presentedViewController == nil)
        #expect(b.presentingViewController == nil)
        #expect(b.viewIfLoaded?.window == nil)
    }

    @Test func `Under a full screen presentation the presenter disappears, and appears again`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        b.modalPresentationStyle = .fullScreen
        await screen.present(b)
        #expect(
            screen.journal.events == [
                "B didLoad", "A willDisappear animated", "B willAppear animated", "B didAppear animated",
                "A didDisappear animated",
            ])
        screen.journal.clear()
        await screen.dismiss()
        #expect(
            screen.journal.events == [
                "B willDisappear animated", "A willAppear animated", "A didAppear animated", "B didDisappear animated",
            ])
    }

    @Test func `During an animated dismissal the controller is still presented, and being dismissed`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        await screen.present(b)
        await withCheckedContinuation { continuation in
            screen.navigation.dismiss(animated: true) { continuation.resume() }
            #expect(b.isBeingDismissed)
            #expect(screen.navigation.presentedViewController === b)
        }
        #expect(!b.isBeingDismissed)
        #expect(screen.navigation.presentedViewController == nil)
    }

    @Test func `A dismissal without animation is over on return; callbacks follow`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        await screen.present(b, animated: false)
        screen.journal.clear()
        screen.navigation.dismiss(animated: false)
        #expect(screen.navigation.presentedViewController == nil)
        #expect(!b.isBeingDismissed)
        #expect(screen.journal.events.isEmpty)
        await screen.journal.wait(for: "B didDisappear")
        #expect(screen.journal.events == ["B willDisappear", "B didDisappear"])
    }

    @Test func `Presenting while presenting does nothing and never completes`() async {
        let screen = await Screen.showing()
        let (b, c) = (screen.page("B"), screen.page("C"))
        await screen.present(b)
        screen.a.present(c, animated: false) { screen.journal.add("completed") }
        #expect(screen.a.presentedViewController === b)
        await screen.settle()
        #expect(!c.isViewLoaded)
        #expect(!screen.journal.events.contains("completed"))
    }

    @Test func `Presenting out of a window does nothing`() async {
        let journal = Journal()
        let (a, b) = (RecordingController("A", journal), RecordingController("B", journal))
        a.present(b, animated: true) { journal.add("completed") }
        #expect(a.presentedViewController == nil)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(journal.events.isEmpty)
    }

    @Test(
        arguments: [
            (UIModalPresentationStyle.currentContext, true), (.overCurrentContext, false), (.custom, false),
            (.popover, false),
        ])
    func `The other presentation styles cover as much as the most similar ones`(
        style: UIModalPresentationStyle, hidesPresenter: Bool
    ) async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        b.modalPresentationStyle = style
        await screen.present(b, animated: false)
        #expect(b.modalPresentationStyle == style)
        #expect(screen.journal.events.contains("A didDisappear") == hidesPresenter)
        await screen.dismiss(animated: false)
    }

    @Test func `Dismissing nothing completes and does nothing else`() async {
        let screen = await Screen.showing()
        await screen.dismiss(screen.a)
        #expect(screen.journal.events.isEmpty)
    }

    @Test func `A screen of a presented stack has the presenter and can dismiss`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        let modal = UINavigationController(rootViewController: b)
        await screen.present(modal)
        #expect(b.presentingViewController === screen.navigation)
        #expect(screen.navigation.visibleViewController === modal)
        await screen.dismiss(b)
        #expect(screen.navigation.presentedViewController == nil)
        #expect(screen.journal.events.last == "B didDisappear animated")
    }

    @Test func `A stack presented again gives its new screen fresh callbacks`() async {
        let screen = await Screen.showing()
        let modal = UINavigationController(rootViewController: screen.page("B"))
        await screen.present(modal)
        await screen.dismiss()
        screen.journal.clear()
        modal.setViewControllers([screen.page("C")], animated: false)
        #expect(screen.journal.events.isEmpty)
        await screen.present(modal)
        #expect(screen.journal.events == ["C didLoad", "C willAppear animated", "C didAppear animated"])
    }

    @Test func `Dismissing a presenter dismisses the whole chain`() async {
        let screen = await Screen.showing()
        let (b, c) = (screen.page("B"), screen.page("C"))
        await screen.present(b)
        await screen.present(c, on: b)
        #expect(screen.navigation.presentedViewController === b)
        #expect(b.presentedViewController === c)
        await screen.dismiss()
        #expect(b.presentedViewController == nil)
        #expect(screen.navigation.presentedViewController == nil)
        #expect(c.viewIfLoaded?.window == nil)
        expectBalanced(screen.journal, ["A", "B", "C"])
    }

    @Test(arguments: [true, false])
    func `When two sheets are dismissed together, none of them stays in the window`(isAnimated: Bool) async {
        let screen = await Screen.showing()
        let (b, c) = (screen.page("B"), screen.page("C"))
        let views = screen.window.subviews.count
        await screen.present(b)
        await screen.present(c, on: b)
        await screen.dismiss(animated: isAnimated)
        #expect(b.viewIfLoaded?.window == nil && c.viewIfLoaded?.window == nil)
        #expect(screen.window.subviews.count == views)
    }

    @Test func `Dismissed before it was shown, a controller gets no callback`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        screen.navigation.present(b, animated: true)
        await screen.dismiss(animated: false)
        #expect(screen.journal.events.isEmpty)
        #expect(screen.navigation.presentedViewController == nil)
    }

    @Test func `A dismissal and a presentation in one turn are both performed`() async {
        let screen = await Screen.showing()
        let (b, c) = (screen.page("B"), screen.page("C"))
        await screen.present(b)
        screen.navigation.dismiss(animated: false)
        await screen.present(c)
        #expect(screen.navigation.presentedViewController === c)
        #expect(screen.journal.events.last == "C didAppear animated")
        expectBalanced(screen.journal, ["B", "C"])
    }

    @Test func `A push under a sheet takes place there`() async {
        let screen = await Screen.showing()
        await screen.present(screen.page("B"))
        screen.journal.clear()
        screen.navigation.pushViewController(screen.page("C"), animated: false)
        await screen.journal.wait(for: "C didAppear")
        #expect(
            screen.journal.events == ["C didLoad", "A willDisappear", "C willAppear", "A didDisappear", "C didAppear"])
    }

    @Test func `A push right after an animated dismissal is performed`() async {
        let screen = await Screen.showing()
        await screen.present(screen.page("B"))
        screen.navigation.dismiss(animated: true)
        screen.navigation.pushViewController(screen.page("C"), animated: true)
        await screen.journal.wait(for: "C didAppear animated")
        await screen.journal.wait(for: "B didDisappear animated")
        expectBalanced(screen.journal, ["A", "B", "C"])
    }

    @Test func `An alert is presented and dismissed as any controller`() async {
        let screen = await Screen.showing()
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in screen.journal.add("deleted") })
        await screen.present(alert)
        #expect(screen.navigation.presentedViewController is UIAlertController)
        #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
        #expect(alert.view.bounds.width > 0 && alert.view.bounds.height > 0)
        await screen.dismiss()
        #expect(screen.navigation.presentedViewController == nil)
        #expect(screen.journal.events.isEmpty)
    }

    @Test func `Each presentation style has its presentation controller`() {
        let controller = UIViewController()
        #expect(controller.sheetPresentationController?.detents.count == 1)
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        #expect(controller.presentationController === controller.sheetPresentationController)
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        #expect(full.sheetPresentationController == nil)
    }
}
