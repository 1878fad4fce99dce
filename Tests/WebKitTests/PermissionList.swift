import TestSupport
import Testing
import UIKit

/// The list of a site's permissions, which the main menu opens.
@MainActor
struct PermissionList {
    let window: TestWindow

    private var root: UIView { window.view ?? UIView() }

    func open() async {
        #expect(await OpenMenu.chooseInMainMenu("Permissions", around: root))
        #expect(await sees("Save Passwords", around: root))
        // The list moves while it appears.
        for _ in 0..<30 { await window.nextFrame() }
    }

    /// Chooses a permission, and what is to become of it, with the mouse.
    func change(_ permission: String, to choice: String) async throws {
        try await click(try #require(middle(of: permission, in: window.window)))
        #expect(await sees("Cancel", around: root))
        for _ in 0..<30 { await window.nextFrame() }
        try await click(try #require(middle(ofButton: choice, in: window.window)))
        await vanishes("Cancel")
        for _ in 0..<30 { await window.nextFrame() }
    }

    func close() async throws {
        try await Pointer(window.window).key("Escape")
        await vanishes("Save Passwords")
    }

    func vanishes(_ text: String) async {
        for _ in 0..<600 where isVisible(text, in: root) { await window.nextFrame() }
        #expect(!isVisible(text, in: root), "\(text)")
    }

    /// Opens the list, changes one permission, and closes the list.
    static func change(_ permission: String, to choice: String, in window: TestWindow) async throws {
        let list = PermissionList(window: window)
        await list.open()
        try await list.change(permission, to: choice)
        try await list.close()
    }

    private func click(_ place: CGPoint) async throws {
        try await Pointer(window.window).click(place, in: window.window)
    }
}
