import DemoApp
import TestSupport
import TurboNavigator
import UIKit

/// Tabs, a table screen, and back.
extension Tour {
    func tabs() async throws {
        try await click("a[href='/tabs']", until: .rendered("/resources"))
        try await picture("tabs")
        try await choose("Resources")
        try await picture("tabs-second")
        try await choose("Numbers")
        try await picture("tabs-table")
        try await choose("Screens")
        try await click("a[href='/tabs']", until: .takenCareOf)
    }

    private func choose(_ tab: String) async throws {
        guard let view = try window().rootViewController?.view, TestSupport.click(tab, around: view) else {
            throw Failure(description: "no tab \(tab)")
        }
        let scene = UIApplication.shared.connectedScenes.first?.delegate as? DemoSceneDelegate
        scene?.navigator = scene?.tabs?.activeNavigator
        for _ in 0..<30 { await nextFrame(of: view) }
    }

    func window() throws -> UIWindow {
        let scene = UIApplication.shared.connectedScenes.first?.delegate as? DemoSceneDelegate
        guard let window = scene?.window else { throw Failure(description: "the app shows no window") }
        return window
    }
}
