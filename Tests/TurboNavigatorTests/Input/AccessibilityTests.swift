import Foundation
import SafariServices
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// The accessibility tree, read over the bus of screen readers. bin/test runs these separately: the other tests
    /// report nothing to the bus.
    @MainActor @Suite(.serialized, .enabled(if: AccessibleNode.isThere))
    struct AccessibilityTests {
        private func tree(of app: AppDriver) async throws -> AccessibleNode {
            await nextFrame(of: app.window)
            return try await AccessibleNode.ofThisApp()
        }

        private func only(_ role: String, in app: AppDriver) async throws -> AccessibleNode {
            let found = try await tree(of: app).all(role)
            #expect(found.count == 1, "\(found)")
            return try #require(found.first)
        }

        @Test func `A sheet is a dialog named by its title`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/new", body: "<a id=on href='/edit'>on</a>")
            app.server.page("/edit")
            let windows = try await tree(of: app).all.filter { ["frame", "window"].contains($0.role) }
            #expect(windows.map(\.name) == [ProcessInfo.processInfo.processName])
            try await app.route("/")
            try await app.route("/new")
            try await app.modalPresented()
            let dialog = try await only("dialog", in: app)
            #expect(dialog.name == "new" && dialog.isModal)
            try await app.click("#on", in: app.navigator.modalSession)
            try await app.arrived("/edit")
            #expect(try await only("dialog", in: app).name == "edit")
        }

        @Test func `An error is an accessible alert with its message`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.fail("/a", status: 500)
            let alert = try await only("alert", in: app)
            #expect(alert.name == "Error loading page. The server had a problem (HTTP 500).")
            #expect(alert.all("label").map(\.name).contains("The server had a problem (HTTP 500)."))
            #expect(alert.all.contains { $0.role.contains("button") && $0.name == "Retry" })
        }

        @Test func `The title of a pushed page is announced once, and so is that of a native screen`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/a", title: "News", body: "text")
            try await app.route("/")
            try await Pointer(app.window).focusWindow()
            for _ in 0..<30 { await nextFrame(of: app.window) }
            let reader = try await Announcements()
            try await app.route("/a")
            try await app.waitUntilIdle()
            try await nextFrame(of: app.window, while: reader.all.isEmpty)
            #expect(reader.all.map { $0.split(separator: " ").last } == ["“News”"], "\(reader.all)")
            let rows = RowsViewController()
            rows.title = "Rows"
            app.navigator.navigationController.pushViewController(rows, animated: false)
            try await nextFrame(of: app.window, while: reader.all.count < 3)
            #expect(reader.all.filter { $0.contains("“Rows”") }.count == 1, "\(reader.all)")
        }

        @Test func `The row above a copy of a page is an accessible alert, and the title is still announced once`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/a", headers: ["X-Offline-Copy": "yes"])
            try await app.route("/")
            try await Pointer(app.window).focusWindow()
            for _ in 0..<30 { await nextFrame(of: app.window) }
            let reader = try await Announcements()
            try await app.route("/a")
            #expect(try await only("alert", in: app).name == "Offline")
            try await nextFrame(of: app.window, while: reader.all.isEmpty)
            #expect(reader.all.map { $0.split(separator: " ").last } == ["“/a”"], "\(reader.all)")
            try await app.route("/b")
            #expect(try await tree(of: app).all("alert").isEmpty)
        }

        @Test func `An alert is an accessible dialog named by its title`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            let alert = UIAlertController(title: "Really?", message: "It is gone then.", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Why" }
            alert.addAction(UIAlertAction(title: "Yes", style: .default))
            app.navigator.navigationController.present(alert, animated: false)
            _ = try await app.presented(UIAlertController.self)
            let all = try await tree(of: app).outsidePages
            #expect(all.contains { $0.role == "alert dialog" && $0.name == "Really?" && $0.isModal }, "\(all)")
            expectNames(all)
        }

        @Test func `The page is a document named by its title`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            let pages = try await tree(of: app).all.filter(\.isPage)
            #expect(pages.map(\.name) == ["root"])
        }

        @Test(.enabled(if: AccessibleNode.canHoldPages))
        func `Screen readers read the contents of a page if GTK allows it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/", body: "<a href='/on'>Go on</a>")
            try await app.route("/")
            // The page learns a little later that a screen reader is active.
            var controls: [AccessibleNode] = []
            let end = Date() + 20
            while Date() < end, !controls.contains(where: { $0.name == "Go on" }) {
                controls = try await tree(of: app).all.filter(\.isPage).flatMap(\.all).filter(\.isFocusable)
            }
            #expect(controls.contains { $0.name == "Go on" }, "\(controls)")
        }

        @Test func `A sheet and a page without a title have the app's name`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            let bare = UIViewController()
            bare.view.addSubview(WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
            app.navigator.navigationController.present(bare, animated: false)
            _ = try await app.presented(UIViewController.self)
            let all = try await tree(of: app).all
            let names = all.filter { $0.role == "dialog" || $0.isPage }.map(\.name)
            #expect(names.count > 1 && !names.contains { $0.isEmpty || $0.hasPrefix("TN") }, "\(all)")
        }

        @Test func `Each control has a name and a role`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.route("/a")
            expectNames(try await tree(of: app).outsidePages)
            app.window.perform(.page(.find))
            expectNames(try await tree(of: app).outsidePages)
            try await app.route("/new")
            try await app.modalPresented()
            expectNames(try await tree(of: app).outsidePages)
        }

        @Test func `Each control of a native screen has a name and a role`() async throws {
            let window = TestWindow(UINavigationController(rootViewController: ControlsViewController()), height: 800)
            defer { window.close() }
            await window.show()
            let all = try await AccessibleNode.ofThisApp().all
            expectNames(all)
            let seen = Set(all.map(\.name))
            for name in ["Save", "Closes", "Wi-Fi", "Name", "Menu", "Look", "Search"] {
                #expect(seen.contains(name), "\(name)")
            }
        }

        @Test func `A view is read with its traits`() async throws {
            let root = UIViewController()
            let kinds: [(String, UIAccessibilityTraits)] = [
                ("Play", .button), ("Terms", .link), ("Chapter", [.header, .selected]), ("Photo", .image),
            ]
            for (row, (name, traits)) in kinds.enumerated() {
                let view = UIView(frame: CGRect(x: 0, y: row * 50, width: 100, height: 40))
                (view.accessibilityLabel, view.accessibilityTraits) = (name, traits)
                root.view.addSubview(view)
            }
            #expect(UIButton().accessibilityTraits == .button && UILabel().accessibilityTraits == .staticText)
            let window = TestWindow(root)
            defer { window.close() }
            await window.show()
            let all = try await AccessibleNode.ofThisApp().all
            let roles = kinds.map { kind in all.first { $0.name == kind.0 }?.role ?? "none" }
            // Newer versions of the bus name a button differently.
            #expect(roles.map { $0 == "push button" ? "button" : $0 } == ["button", "link", "heading", "image"])
            #expect(all.filter { $0.isSelected }.map(\.name) == ["Chapter"])
        }

        @Test func `The chosen item of a menu is read with its checkmark`() async throws {
            let page = UIViewController()
            let items = [("Newest", UIMenuElement.State.on), ("Oldest", .off)].map { title, state in
                UIAction(title: title, state: state) { _ in }
            }
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: UIMenu(children: items))
            let window = TestWindow(UINavigationController(rootViewController: page))
            defer { window.close() }
            await window.show()
            #expect(click("Sort", around: try #require(page.view)))
            await window.nextFrame()
            #expect(try await AccessibleNode.ofThisApp().all.filter { $0.name == "✓" }.count == 1)
        }

        @Test func `Each control of the Safari view has a name and a role`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let safari = SFSafariViewController(url: app.server.url("/"))
            app.navigator.navigationController.present(safari, animated: false)
            // The bar may be packed again while its tree is read.
            func hasAll(_ tree: [AccessibleNode]) -> Bool {
                tree.contains { $0.isPage && $0.name == "root" }
                    && ["Back", "Forward"].allSatisfy { name in
                        tree.contains { $0.name == name }
                    }
            }
            var all = try await tree(of: app).all
            for _ in 0..<60 where !hasAll(all) { all = try await tree(of: app).all }
            expectNames(try await tree(of: app).outsidePages)
            #expect(hasAll(all), "\(all)")
        }

        @Test(arguments: [430.0, 1100])
        func `Each tab has its name and its badge`(width: Double) async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            await resize(app.window, to: CGSize(width: width, height: 820))
            try await app.load()
            app.tabs.viewControllers?.last?.tabBarItem.badgeValue = "3"
            await nextFrame(of: app.window)
            let all = try await AccessibleNode.ofThisApp().outsidePages
            expectNames(all)
            let names = all.filter(\.isFocusable).map(\.name)
            #expect(names.contains("Home") && names.contains { $0.hasPrefix("Mail") && $0.contains("3") }, "\(all)")
        }

        @Test func `Each row of a table is named by its text`() async throws {
            let window = TestWindow(UINavigationController(rootViewController: RowsViewController()), height: 800)
            defer { window.close() }
            await window.show()
            let all = try await AccessibleNode.ofThisApp().all
            expectNames(all)
            let rows = all.filter { $0.role == "list item" }.map(\.name)
            #expect(rows == ["Row 0, Later", "Row 1", "Called by the app"], "\(all)")
        }

        @Test func `Each control of an error and of an offer has a name and a role`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.fail("/a", status: 500)
            expectNames(try await tree(of: app).outsidePages)
            let offer = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
            app.navigator.navigationController.present(offer, animated: false)
            _ = try await app.presented(UIActivityViewController.self)
            expectNames(try await tree(of: app).outsidePages)
        }

        /// Expects a name and a role for every node that can get the focus.
        private func expectNames(_ nodes: [AccessibleNode], sourceLocation: SourceLocation = #_sourceLocation) {
            let focusable = nodes.filter(\.isFocusable)
            let controls = focusable.filter {
                !["window", "frame", "application", "group", "list"].contains($0.role)
            }
            #expect(!controls.isEmpty, sourceLocation: sourceLocation)
            let unclear = controls.filter { $0.name.isEmpty || ["widget", "unknown"].contains($0.role) }
            #expect(unclear.isEmpty, "\(unclear) of \(controls)", sourceLocation: sourceLocation)
            // GTK names a widget without a name by its class, and always its own containers, which never get the focus.
            let classes =
                nodes.filter { $0.name.hasPrefix("TN") }
                + focusable.filter { $0.name.contains(/^(Gtk|Adw|WebKit)[A-Z]/) }
            #expect(classes.isEmpty, "\(classes)", sourceLocation: sourceLocation)
        }
    }
}

/// A row with two texts, one of them late, a row with one text, and a row with an accessibility label.
private final class RowsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        if indexPath.row == 2 { cell.accessibilityLabel = "Called by the app" }
        return cell
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.detailTextLabel?.text = "Later"
    }
}

/// One of each kind.
private final class ControlsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Controls"
        let (button, close) = (UIButton(type: .system), UIButton(type: .close))
        button.setTitle("Save", for: .normal)
        close.accessibilityLabel = "Closes"
        let (toggle, field, search) = (UISwitch(), UITextField(), UISearchBar())
        toggle.accessibilityLabel = "Wi-Fi"
        field.placeholder = "Name"
        let stack = UIStackView(arrangedSubviews: [button, close, toggle, field, search])
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 20, width: 300, height: 400)
        view.addSubview(stack)
        let look = UIAction(title: "Look", image: UIImage(systemName: "magnifyingglass")) { _ in }
        let menu = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis"), menu: UIMenu(children: [UIAction(title: "One") { _ in }]))
        menu.accessibilityLabel = "Menu"
        navigationItem.rightBarButtonItems = [UIBarButtonItem(primaryAction: look), menu]
    }
}
