import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct ActivityTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")

    /// Presents an activity controller for a file, and records its completion in the journal.
    private func ask(on screen: Screen) async throws -> UIActivityViewController {
        try Data("text".utf8).write(to: file)
        let question = UIActivityViewController(activityItems: ["text", file], applicationActivities: nil)
        question.completionWithItemsHandler = { _, isDone, _, error in
            #expect(screen.navigation.presentedViewController == nil)
            screen.journal.add("done \(isDone), \(error == nil ? "no error" : "an error")")
        }
        await screen.present(question)
        return question
    }

    @Test func `A share sheet is dismissed first, then reports that the file was saved`() async throws {
        let screen = await Screen.showing()
        let question = try await ask(on: screen)
        #expect(question.title == file.lastPathComponent)
        try question.choose(#require(question.actions.first { $0.title == "Save to Downloads" }))
        await screen.journal.wait(for: "done true, no error")
        let copy = DownloadsFolder.url.appendingPathComponent(file.lastPathComponent)
        #expect(FileManager.default.fileExists(atPath: copy.path))
        for file in [copy, file] { try FileManager.default.removeItem(at: file) }
    }

    @Test func `A saved file can be opened, and a missing app for it is reported`() async throws {
        let screen = await Screen.showing()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString) & <b>.unknown")
        try Data("text".utf8).write(to: file)
        let question = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        await screen.present(question)
        try question.choose(#require(question.actions.first { $0.title == "Save to Downloads" }))
        let text = "“\(file.lastPathComponent)” was saved to Downloads"
        #expect(await sees(text, around: screen.window))
        #expect(click("Open", around: screen.window))
        #expect(await sees(SystemText.nothingOpens.text(), around: screen.window))
        let copy = DownloadsFolder.url.appendingPathComponent(file.lastPathComponent)
        for file in [copy, file] { try FileManager.default.removeItem(at: file) }
    }

    @Test(arguments: [["https://example.com/tea"], ["Tea", "https://example.com/tea"]])
    func `An address or a text is copied`(texts: [String]) async throws {
        let screen = await Screen.showing()
        let items = texts.map { text -> Any in URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } ?? text }
        let question = UIActivityViewController(activityItems: items, applicationActivities: nil)
        question.completionWithItemsHandler = { activity, isDone, _, _ in
            screen.journal.add("\(activity?.rawValue ?? "nothing") \(isDone)")
        }
        await screen.present(question)
        #expect(isVisible(texts[0], in: screen.window))
        #expect(click("Copy", around: screen.window))
        await screen.journal.wait(for: "copy true")
        #expect(await sees("Copied", around: screen.window))
        #expect(try await clipboardText(of: screen.window) == texts[0])
    }

    @Test func `Escape does nothing with the file`() async throws {
        let screen = await Screen.showing()
        _ = try await ask(on: screen)
        #expect(screen.window.perform(.cancel))
        await screen.journal.wait(for: "done false, no error")
        try FileManager.default.removeItem(at: file)
    }

    @Test func `A file that was deleted is an error`() async throws {
        let screen = await Screen.showing()
        let question = try await ask(on: screen)
        try FileManager.default.removeItem(at: file)
        try question.choose(#require(question.actions.first { $0.title == "Save to Downloads" }))
        await screen.journal.wait(for: "done false, an error")
    }

    @Test func `A long name without a space is wrapped within the window`() async {
        let screen = await Screen.showing()
        let file = URL(fileURLWithPath: "/" + String(repeating: "x", count: 200))
        let question = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        await screen.present(question)
        #expect(question.view.sizeThatFits(CGSize(width: 300, height: 0)).width <= 300)
        await screen.dismiss()
    }

    @Test func `Only a popover has a source`() {
        let controller = UIViewController()
        #expect(controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        let view = UIView(frame: .zero)
        controller.popoverPresentationController?.sourceView = view
        #expect(controller.popoverPresentationController?.sourceView === view)
    }

    @Test func `A copied text is that of the desktop's clipboard`() async throws {
        let screen = await Screen.showing()
        UIPasteboard.general.string = "Ada"
        #expect(try await clipboardText(of: screen.window) == "Ada")
        #expect(UIPasteboard.general.string == "Ada")
        UIPasteboard.general.url = URL(string: "https://example.com/a")
        #expect(UIPasteboard.general.url?.path == "/a")
        UIPasteboard.general.string = nil
        #expect(UIPasteboard.general.string == nil)
    }
}
