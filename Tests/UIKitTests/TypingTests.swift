import TestSupport
import Testing
import UIKit

/// Tests the events that controls send after real clicks and keys.
@MainActor
@Suite("Controls that the user changes", .serialized, .timeLimit(.minutes(1)))
struct TypingTests {
    private final class SearchDelegate: NSObject, UISearchBarDelegate {
        let typed = TestEvents<String>()

        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            typed.append(searchText)
        }
    }

    @Test func `A click on a switch turns it on, and is sent once`() async throws {
        let (window, control, sent) = (TestWindow(), UISwitch(), TestEvents<Bool>())
        control.addAction(UIAction { [weak control] _ in sent.append(control?.isOn == true) }, for: .valueChanged)
        control.frame = CGRect(origin: CGPoint(x: 100, y: 200), size: control.intrinsicContentSize)
        window.view?.addSubview(control)
        await window.show()
        let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
        try await Pointer(window.window).click(middle, in: control)
        #expect(try await sent.next())
        await window.nextFrame()
        #expect(control.isOn && sent.all == [true])
        window.close()
    }

    @Test func `A letter that is typed into a field is sent once`() async throws {
        let (window, field, sent) = (TestWindow(), UITextField(), TestEvents<String>())
        field.addAction(UIAction { [weak field] _ in sent.append(field?.text ?? "") }, for: .editingChanged)
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        window.view?.addSubview(field)
        await window.show()
        let pointer = Pointer(window.window)
        try await pointer.focusWindow()
        #expect(field.becomeFirstResponder())
        try await pointer.key("a")
        #expect(try await sent.next() == "a")
        await window.nextFrame()
        #expect(sent.all == ["a"])
        window.close()
    }

    @Test func `A letter that is typed into a search is reported once`() async throws {
        let (search, looker) = (UISearchController(searchResultsController: nil), SearchDelegate())
        let page = UIViewController()
        page.navigationItem.searchController = search
        search.searchBar.delegate = looker
        let window = TestWindow(UINavigationController(rootViewController: page))
        await window.show()
        let pointer = Pointer(window.window)
        try await pointer.focusWindow()
        #expect(search.searchBar.becomeFirstResponder())
        try await pointer.key("a")
        #expect(try await looker.typed.next() == "a")
        await window.nextFrame()
        #expect(looker.typed.all == ["a"] && search.isActive)
        window.close()
    }
}
