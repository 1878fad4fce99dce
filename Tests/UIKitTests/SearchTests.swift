import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Search", .serialized, .timeLimit(.minutes(1)))
struct SearchTests {
    private final class Updater: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
        var texts: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            texts.append(searchController.searchBar.text ?? "")
        }
    }

    /// How far a text is from the middle of a view.
    private func distance(of text: String, from view: UIView, in other: UIView) -> CGFloat {
        guard let place = middle(of: text, in: other) else { return .infinity }
        return abs(place.y - view.convert(view.bounds, to: other).midY)
    }

    @Test func `A search field is between the bar and the screen, and its text is reported`() async throws {
        let page = UIViewController()
        let stack = UINavigationController(rootViewController: page)
        let window = TestWindow(stack)
        await window.show()
        let height = page.view.frame.height
        let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
        search.searchResultsUpdater = updater
        search.searchBar.delegate = updater
        search.searchBar.placeholder = "Look for something"
        page.navigationItem.searchController = search
        stack.view.layoutIfNeeded()
        #expect(search.searchBar.window === window.window)
        #expect(page.view.frame.height < height)
        try await window.nextFrame(
            while: distance(of: "Look for something", from: search.searchBar, in: stack.view) > 1)
        search.searchBar.text = "abc"
        #expect(updater.texts == ["abc"] && !search.isActive)
        search.isActive = true
        #expect(search.isActive)
        search.isActive = false
        #expect(updater.texts == ["abc", ""] && search.searchBar.text == "")
        page.navigationItem.searchController = nil
        stack.view.layoutIfNeeded()
        #expect(page.view.frame.height == height && search.searchBar.window == nil)
        window.close()
    }

    @Test(arguments: [true, false])
    func `An active search is presented over its screen or over the stack, until it ends`(_ isContext: Bool)
        async throws
    {
        let page = UIViewController()
        let stack = UINavigationController(rootViewController: page)
        let window = TestWindow(stack)
        await window.show()
        let search = UISearchController(searchResultsController: nil)
        page.definesPresentationContext = isContext
        page.navigationItem.searchController = search
        search.searchBar.text = "abc"
        #expect(page.presentedViewController == nil)
        search.isActive = true
        #expect(page.presentedViewController === search)
        #expect(stack.presentedViewController === (isContext ? nil : search))
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        page.present(alert, animated: false)
        #expect(alert.presentingViewController == nil)
        (isContext ? stack : search).present(alert, animated: false)
        try await window.nextFrame(while: alert.view.window == nil || alert.isBeingPresented)
        stack.dismiss(animated: false)
        try await window.nextFrame(while: alert.view.window != nil)
        #expect(page.presentedViewController === search)
        page.dismiss(animated: false)
        #expect(page.presentedViewController == nil && search.searchBar.text == "")
        window.close()
    }
    @Test func `What is presented over an active search in a tab is the stack's, and is dismissed before the search`()
        async throws
    {
        let page = UIViewController()
        let stack = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        let window = TestWindow(tabs)
        await window.show()
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        search.isActive = true
        #expect(stack.presentedViewController === search)
        let modal = UIViewController()
        search.present(modal, animated: false)
        try await window.nextFrame(while: modal.view.window == nil)
        #expect(stack.presentedViewController === modal)
        stack.dismiss(animated: false)
        try await window.nextFrame(while: modal.view.window != nil)
        #expect(stack.presentedViewController === search)
        window.close()
    }
}
