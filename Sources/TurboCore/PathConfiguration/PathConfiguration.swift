import Foundation

/// What an app does with the pages of its server, by their paths (turbo-ios 7.1): rules, and settings of the app's own.
///
///     let configuration = PathConfiguration(sources: [.file(bundled), .server(remote)])
///     configuration.properties(for: url).context
///
/// May be used from any thread. Files are read at once, servers answer later; the later a source stands in the list,
/// the more it counts. One that fails leaves the rules of the others, or of the last reload, in use.
public final class PathConfiguration: Sendable {
    let state: Locked<State>
    let loader: SourceLoader
    let copies: DiskCopies?

    /// Servers are asked over the network, and their last good answers are kept on disk.
    ///
    /// - Parameters:
    ///   - sources: where rules come from, the most important one last; none by default.
    ///   - options: how they are loaded and put together.
    public convenience init(sources: [Source] = [], options: Options = Options()) {
        self.init(sources: sources, options: options, transport: URLSessionPathConfigurationTransport())
    }

    /// - Parameters:
    ///   - sources: where rules come from, the most important one last; none by default.
    ///   - options: how they are loaded and put together; nothing is kept on disk by default.
    ///   - transport: how servers are asked.
    public init(
        sources: [Source] = [], options: Options = Options(copiesFolder: nil),
        transport: any PathConfigurationTransport
    ) {
        state = Locked(State(sources: sources, mergesSources: options.mergesSources))
        loader = SourceLoader(transport: transport, headers: options.headers)
        copies = options.copiesFolder.map(DiskCopies.init)
        reload()
    }

    deinit {
        // Outside the lock: a stream that ends calls back to remove its observer.
        let (tasks, observers) = state.withLock { ($0.tasks, $0.observers) }
        tasks.forEach { $0.cancel() }
        observers.values.forEach { $0.finish() }
    }

    /// Where rules come from, the most important one last. Setting it loads them. None by default.
    public var sources: [Source] {
        get { state.withLock(\.sources) }
        set {
            state.withLock { state in
                state.sources = newValue
                state.loaded = [:]
            }
            reload()
        }
    }

    /// Receives each change. Held weakly; nil by default.
    public var delegate: (any PathConfigurationDelegate)? {
        get { state.withLock(\.delegate) }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// Whether patterns are searched in path and query, instead of the path alone; false by default (turbo-ios 7.1).
    public var matchQueryStrings: Bool {
        get { state.withLock(\.matchQueryStrings) }
        set { state.withLock { $0.matchQueryStrings = newValue } }
    }

    /// Which library's way of searching is used; this one's by default.
    package var dialect: PathDialect {
        get { state.withLock(\.dialect) }
        set { state.withLock { $0.dialect = newValue } }
    }

    /// The values beside the rules, for the app.
    public var settings: PathProperties { state.withLock(\.document.settings) }

    /// The rules in use, without the three built-in ones.
    public var rules: [PathRule] { state.withLock(\.document.rules) }

    /// Whether a rule opens pages in the modal stack.
    package var opensModals: Bool { rules.contains { $0.properties.context == .modal } }

    /// Which source is in use, since when, and why the others are not.
    public var loadState: LoadState { state.withLock(\.loadState) }

    /// All that is wrong: with the source in use, with the others, and with patterns that took too long.
    public var diagnostics: [PathConfigurationDiagnostic] {
        state.withLock { $0.document.diagnostics + $0.loadState.failures + $0.matchDiagnostics }
    }
}

extension PathConfiguration: Equatable {
    /// Equal in rules and settings, wherever they come from (turbo-ios 7.1).
    public static func == (first: PathConfiguration, second: PathConfiguration) -> Bool {
        first.rules == second.rules && first.settings == second.settings
    }
}
