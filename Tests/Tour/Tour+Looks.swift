import Foundation
import TestSupport
import TurboNavigatorTesting
import UIKit

/// The screens of a day, with what lies over them, in each look that a user can choose.
extension Tour {
    private struct Look {
        let name: String
        var isDark = false
        var size = CGSize(width: 430, height: 820)
        var textScale = 1.0
        var isRightToLeft = false
    }

    private static let looks = [
        Look(name: "light"),
        Look(name: "dark", isDark: true),
        Look(name: "wide", size: CGSize(width: 1100, height: 820)),
        Look(name: "narrow", size: CGSize(width: 360, height: 640)),
        Look(name: "large-text", textScale: 1.5),
        Look(name: "narrow-large-text", isDark: true, size: CGSize(width: 360, height: 640), textScale: 1.5),
        Look(name: "right-to-left", isRightToLeft: true),
    ]

    func looks(_ app: AppDriver) async throws {
        for look in Self.looks {
            setDark(look.isDark)
            setTextScale(look.textScale)
            setRightToLeft(look.isRightToLeft)
            await resize(app.window, to: look.size)
            try await errors(app, look)
            try await form(app, look)
            try await files(app, look)
            try await elements(app) { "\($0)-\(look.name)" }
            try await commands(app, look)
            try await notice(app, look)
        }
    }

    private func errors(_ app: AppDriver, _ look: Look) async throws {
        try await display("home", app, look)
        try await app.tap(link: "/errors")
        try await app.tap(link: "/not_found")
        try await display("not-found", app, look)
        try await app.back()
        try await app.back()
    }

    private func form(_ app: AppDriver, _ look: Look) async throws {
        try await app.tap(link: "/resources")
        try await app.tap(link: "/resources/new")
        try await app.fill("Teacup", in: "Title")
        try await app.wait(until: "the form has changed") { isVisible("Cancel", in: app.window) }
        try await display("changed-form", app, look)
        try await app.tap(button: "Cancel", waits: false)
        try await app.wait(until: "the app asks about the changes") { isVisible("Discard", in: app.window) }
        try await display("discard", app, look)
        try await app.tap(button: "Discard")
        try await app.back()
    }

    private func files(_ app: AppDriver, _ look: Look) async throws {
        try await app.tap(link: "/files")
        try await app.tap(link: "/files/backup", waits: false)
        try await app.wait(until: "the download has a row") { isVisible("backup.bin", in: app.window) }
        try await display("download", app, look)
        try await app.wait(until: "the file is there") { isVisible("Open", in: app.window) }
        try await display("downloaded", app, look)
        try await app.tap(button: "Open")
        try await app.wait(until: "the file is offered") { app.isOffering }
        try await display("offer", app, look)
        click("Cancel", around: app.window)
        try await app.wait(until: "nothing is offered") { !app.isOffering }
        try await app.tap(link: "/files/handbook.pdf")
        try await display("document", app, look)
        try await app.dismiss()
        try await app.back()
    }

    private func commands(_ app: AppDriver, _ look: Look) async throws {
        let pointer = Pointer(app.window)
        for (name, key) in [("menu", "F10"), ("find", "ctrl+f"), ("shortcuts", "F1")] {
            try await pointer.key(key)
            try await display(name, app, look)
            try await pointer.key("Escape")
        }
    }

    private func notice(_ app: AppDriver, _ look: Look) async throws {
        let text = look.isRightToLeft ? "تم حفظ الرسالة." : "The letter was saved. It will be sent tomorrow morning."
        app.navigator.showMessage(text)
        try await app.wait(until: "the notice is shown") { isVisible(text, in: app.window) }
        // It disappears before the screen has settled as for the other pictures.
        for _ in 0..<2 { await nextFrame(of: app.window) }
        try await saveDisplay(to: folder.appendingPathComponent("notice-\(look.name).png"), size: look.size)
        try await app.wait(until: "the notice has disappeared") { !isVisible(text, in: app.window) }
    }

    /// Takes a picture of the display, because menus and dialogs may be windows of their own.
    private func display(_ name: String, _ app: AppDriver, _ look: Look) async throws {
        for _ in 0..<Self.settlingFrames * 3 { await nextFrame(of: app.window) }
        try await saveDisplay(to: folder.appendingPathComponent("\(name)-\(look.name).png"), size: look.size)
    }
}

extension AppDriver {
    /// Whether a share sheet is visible.
    fileprivate var isOffering: Bool { window.topmostController is UIActivityViewController }
}

extension UIWindow {
    fileprivate var topmostController: UIViewController? {
        rootViewController.flatMap { root in Array(sequence(first: root) { $0.presentedViewController }).last }
    }
}
