import Foundation
import TurboCore
import TurboNavigator
import TurboNavigatorTool
import UIKit

/// A site in a window, with the navigation of a native app.
@MainActor
final class OpenSite {
    private let options: OpenOptions
    private let window: UIWindow
    private let configuration: PathConfiguration
    private let navigator: TurboNavigator
    private let console = Console.standard

    init(_ options: OpenOptions, window: UIWindow) {
        self.options = options
        self.window = window
        if let userAgent = options.userAgent { TurboConfig.shared.userAgent = userAgent }
        // Nothing of a site is kept for the next time.
        configuration = PathConfiguration(options: PathConfiguration.Options(copiesFolder: nil))
        configuration.dialect = options.dialect
        configuration.matchQueryStrings = options.dialect.matchesQueryByDefault
        navigator = TurboNavigator(pathConfiguration: configuration)
        window.rootViewController = navigator.rootViewController
    }

    /// Opens the window; with `--screenshot` the app ends when the first page has been drawn.
    func run() async throws {
        try follow()
        window.makeKeyAndVisible()
        await useRules()
        navigator.route(options.url)
        guard let picture = options.screenshot else { return }
        await firstPage()
        await drawnPage()
        try await save(to: picture)
        exit(ExitCode.fine.rawValue)
    }

    /// Prints decisions and troubles, and records all events.
    private func follow() throws {
        let record = try options.record.map(EventRecord.init)
        TurboLog.shared.sink = { [console] event in
            record?.write(event)
            let isTrouble = event.level >= .warning
            guard isTrouble || event.source == "navigator" && event.level == .info else { return }
            // A page chooses its URLs and the texts of its messages.
            let text = TerminalText.escaped(event.message)
            console.write(isTrouble ? "\(event.level.rawValue): \(text)" : text)
        }
    }

    private func source() async -> PathConfiguration.Source? {
        if let given = options.configuration { return given }
        return await ConfigurationPlaces.find(beside: options.url, for: options.dialect).map { .server($0) }
    }

    private func useRules() async {
        guard let source = await source() else {
            let paths = ConfigurationPlaces.paths(for: options.dialect).joined(separator: ", ")
            return console.write("No path configuration: each page is pushed. There is none at \(paths).")
        }
        if options.configuration == nil { console.write("The path configuration is \(source).") }
        let file = RuleFile(source, options.dialect)
        configuration.sources = [source]
        guard let file else { return }
        console.write(await file.findings())
        Task { [configuration, console] in
            try await file.afterEachChange { findings in
                console.write(findings)
                configuration.sources = [source]
            }
        }
    }

    /// Waits until the first visit has ended, well or not.
    private func firstPage() async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        navigator.session.whenFirstVisitEnds { end.finish() }
        for await _ in ends {}
    }

    /// Waits until the page has drawn some frames, which also uncovers its screen. A page that failed has an error over it.
    private func drawnPage() async {
        let frames = "for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame)"
        do {
            _ = try await navigator.session.webView.callAsyncJavaScript(
                frames, arguments: [:], in: nil, contentWorld: .defaultClient)
        } catch {
            console.write("The page draws nothing: \(TerminalText.escaped(error.localizedDescription))")
        }
    }

    private func save(to file: URL) async throws {
        guard let picture = await window.nextFrame(of: 120, showing: { WidgetPicture(of: self.window.gtkWindow) })
        else {
            throw OpenError(description: "The window was not drawn.")
        }
        guard picture.save(to: file.path) else { throw OpenError(description: "\(file.path) cannot be written.") }
    }
}
