import Foundation

/// The properties of a server's pages, by their paths (as in turbo-ios 7.1): rules, and settings for the app.
///
///     let configuration = PathConfiguration(sources: [.file(bundled), .server(remote)])
///     configuration.properties(for: url).context
///
/// Can be used on any thread. Files are read immediately, servers in the background. Later sources in the list take
/// precedence. If a source fails, the rules of the others, or of the last reload, stay in use.
public final class PathConfiguration: Sendable {
    let state: Locked<State>
    let loader: SourceLoader
    private let options: Options

    /// Creates a configuration that requests servers over the network, and stores their last valid responses on disk.
    ///
    /// - Parameters:
    ///   - sources: the sources of rules, the one that takes precedence last; none by default.
    ///   - options: options for loading and merging the sources.
    public convenience init(sources: [Source] = [], options: Options = Options()) {
        self.init(sources: sources, options: options, transport: URLSessionPathConfigurationTransport())
    }

    /// - Parameters:
    ///   - sources: the sources of rules, the one that takes precedence last; none by default.
    ///   - options: options for loading and merging the sources; nothing is stored on disk by default.
    ///   - transport: the transport for requests to servers.
    public init(
        sources: [Source] = [], options: Options = Options(copiesFolder: nil),
        transport: any PathConfigurationTransport
    ) {
        state = Locked(State(sources: sources, mergesSources: options.mergesSources))
        loader = SourceLoader(transport: transport, headers: options.headers)
        self.options = options
        reload()
    }

    /// The stored responses of servers; nil if none are stored.
    var copies: DiskCopies? { options.copiesFolder.map(DiskCopies.init) }

    deinit {
        // Outside the lock: a stream that ends calls back to remove its observer.
        let (tasks, observers) = state.withLock { ($0.tasks, $0.observers) }
        tasks.forEach { $0.cancel() }
        observers.values.forEach { $0.finish() }
    }

    /// The sources of rules, the one that takes precedence last. Setting it loads them. None by default.
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

    /// The delegate, which receives each change. A weak reference; nil by default.
    public var delegate: (any PathConfigurationDelegate)? {
        get { state.withLock(\.delegate) }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// Whether patterns are searched in path and query, instead of only the path; false by default (as in turbo-ios
    /// 7.1).
    public var matchQueryStrings: Bool {
        get { state.withLock(\.matchQueryStrings) }
        set { state.withLock { $0.matchQueryStrings = newValue } }
    }

    /// The library whose matching is used; this one's by default.
    package var library: ConfigurationLibrary {
        get { state.withLock(\.library) }
        set { state.withLock { $0.library = newValue } }
    }

    /// The app's own settings, next to the rules.
    public var settings: PathProperties { state.withLock(\.document.settings) }

    /// The rules in use, without the three built-in ones.
    public var rules: [PathRule] { state.withLock(\.document.rules) }

    /// Whether a rule opens pages in the modal stack.
    package var opensModals: Bool { rules.contains { $0.properties.context == .modal } }

    /// The source in use, the time since it is, and the reasons why others are not.
    public var loadState: LoadState { state.withLock(\.loadState) }

    /// All problems: of the source in use, of the others, and of patterns that took too long.
    public var diagnostics: [PathConfigurationDiagnostic] {
        state.withLock { $0.document.diagnostics + $0.loadState.failures + $0.matchDiagnostics }
    }
}

extension PathConfiguration: Equatable {
    /// Configurations are equal if their rules and settings are, whatever their sources (as in turbo-ios 7.1).
    public static func == (first: PathConfiguration, second: PathConfiguration) -> Bool {
        first.rules == second.rules && first.settings == second.settings
    }
}
