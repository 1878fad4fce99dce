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
    private var rules: Task<Void, any Error>?

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
        try await follow()
        window.makeKeyAndVisible()
        try await useRules()
        navigator.route(options.url)
        guard let picture = options.screenshot else { return }
        await firstPage()
        await drawnPage()
        try await WindowPicture.next(of: window).write(to: picture)
        exit(ExitCode.fine.rawValue)
    }

    /// Prints decisions and troubles, and records all events.
    private func follow() async throws {
        let record = try options.record.map(EventRecord.init)
        TurboLog.shared.sink = { event in
            record?.write(event)
            if event.level >= .warning || event.source == "navigator" && event.level == .info {
                Self.say(event.level >= .warning ? "\(event.level.rawValue): \(event.message)\n" : event.message + "\n")
            }
        }
    }

    private func source() async -> PathConfiguration.Source? {
        if let given = options.configuration { return given }
        return await ConfigurationPlaces.find(beside: options.url, for: options.dialect).map { .server($0) }
    }

    private func useRules() async throws {
        guard let source = await source() else {
            let paths = ConfigurationPlaces.paths(for: options.dialect).joined(separator: ", ")
            return Self.say("No path configuration: each page is pushed. There is none at \(paths).\n")
        }
        if options.configuration == nil { Self.say("The path configuration is \(source).\n") }
        configuration.sources = [source]
        guard case .file(let url) = source else { return }
        let (file, configuration) = (RuleFile(url, options.dialect), configuration)
        rules = Task {
            try await file.follow { findings in
                Self.say(findings)
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
            Self.say("The page draws nothing: \(error.localizedDescription)\n")
        }
    }

    /// At once, also where the output is a file or a pipe. Without a reader the output is dropped.
    private static func say(_ text: String) {
        _ = try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }
}
