internal import CWebKitGTK
internal import GObjectKit
public import UIKit

/// A view that shows web pages.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// Decides about loads and hears of them. Each event goes to whoever is the delegate at that moment.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows the dialogs and windows of pages.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Holds a refresh control, over the page. The page itself scrolls in the engine, and gets the pointer's events.
    open var scrollView: UIScrollView { scroller }
    private lazy var scroller = makeScrollView()
    /// Kept, and without effect: the app's own navigation has that gesture.
    open var allowsBackForwardNavigationGestures = false

    let settings: WKWebViewConfiguration
    let content: UserContent
    let engine: GObjectReference
    var loads = Loads()
    var frameNavigations = FrameNavigations()
    let evaluations = PendingEvaluations()
    let printRequests = PrintRequests()
    /// The frame that has said that a dialog of its comes next.
    var askingFrame: WKFrameInfo?
    /// Where the document is that is shown.
    var committedURL: URL?
    /// Whether Alt+Left means the page's own history. An app's navigation has one of its own.
    package var isBrowser = false
    /// Loads the page of a browser again when the user asks with a key. In an app the screen's refresh control does it.
    package var onReload: (() -> Void)?
    /// Called when what a browser's bar shows may have changed: progress, title, URL, history.
    package var onStateChange: (() -> Void)? {
        didSet { if oldValue == nil { connectState() } }
    }
    let picture = PagePicture()
    /// The background of the document; nil where it has none.
    var documentColor: UIColor?
    /// Shows what covered the page, until the page has been drawn.
    var cover: UIView?
    var findBar: FindBar?
    private var appZoom: CGFloat = 1
    /// The clicks on the picture of the page that was clicked last.
    var clicks: KeptClicks?
    /// The title as the page tells it, until the engine has learnt it too.
    var freshTitle: String?
    var authenticationFailures = 0
    var certificateFlags: UInt32?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        settings = configuration.duplicate()
        content = UserContent()
        settings.userContentController.attach(content)
        engine = Self.makeEngine(settings, content)
        super.init(frame: frame)
        embed(engine)
        connectEngine()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public convenience init() {
        self.init(frame: .zero)
    }

    /// Declared for UIKit's sake: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// NB: each script that has not given its value keeps the engine's widget, so that a page that hangs would go on. And
    /// WebKitGTK 2.52 lets the process of a page live until the page has agreed to its end.
    isolated deinit {
        let mayHang = evaluations.failAll(WKError(.webViewInvalidated, "The web view has gone"))
        if mayHang { webkit_web_view_terminate_web_process(engine.cast()) }
        gtk_widget_unparent(engine.widget)
        g_object_run_dispose(engine.cast())
    }

    /// A copy of what the view was made with; the objects in it are the view's own.
    open var configuration: WKWebViewConfiguration { settings.duplicate() }

    // MARK: State

    /// Where the page is; while a page loads, where that is.
    open var url: URL? { loads.pendingURL ?? committedURL }

    /// The title of the page.
    open var title: String? { freshTitle ?? webkit_web_view_get_title(engine.cast()).map { String(cString: $0) } }

    open var isLoading: Bool { loads.isActive }

    /// From 0 to 1.
    open var estimatedProgress: Double { webkit_web_view_get_estimated_load_progress(engine.cast()) }

    open var canGoBack: Bool { webkit_web_view_can_go_back(engine.cast()) != 0 }

    open var canGoForward: Bool { webkit_web_view_can_go_forward(engine.cast()) != 0 }

    // MARK: Loading

    /// Loads a page; nil for a request without a URL.
    ///
    /// NB: WebKitGTK can load with GET only.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        startLoad(of: request)
    }

    /// Shows a page given as text. Without a base URL it is at "about:blank".
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        request(baseURL ?? .blank) { webkit_web_view_load_html(engine.cast(), string, baseURL?.absoluteString) }
    }

    @discardableResult
    open func reload() -> WKNavigation? {
        guard let url = committedURL else { return nil }
        return request(url) { webkit_web_view_reload(engine.cast()) }
    }

    /// Loads the page again, past all caches.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? {
        guard let url = committedURL else { return nil }
        return request(url) { webkit_web_view_reload_bypass_cache(engine.cast()) }
    }

    /// Loads a file. It may read what the user may: WebKitGTK has no limit to a folder.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        guard URL.isFileURL else { return nil }
        return load(URLRequest(url: URL))
    }

    /// Ends what is loading; a load that has started fails as cancelled.
    open func stopLoading() {
        loads.requested = nil
        loads.approved = nil
        webkit_web_view_stop_loading(engine.cast())
    }

    @discardableResult
    open func goBack() -> WKNavigation? {
        guard canGoBack else { return nil }
        return request(nil) { webkit_web_view_go_back(engine.cast()) }
    }

    @discardableResult
    open func goForward() -> WKNavigation? {
        guard canGoForward else { return nil }
        return request(nil) { webkit_web_view_go_forward(engine.cast()) }
    }

    /// Requests a URL as the page would, with its cookies, to write the answer to a file. The page stays.
    ///
    /// NB: WebKitGTK can download with GET only.
    open func startDownload(
        using request: URLRequest, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) {
        if let download = makeDownload(of: request) { completionHandler(download) }
    }

    // MARK: JavaScript

    /// Runs a script in the page and gives its last value: nil for `undefined`, NSNull for `null`, NSNumber, String,
    /// array or dictionary. Values and errors come in the order of the calls.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        evaluate(javaScriptString, inWorld: nil) { result in
            do { completionHandler?(try result.get(), nil) } catch { completionHandler?(nil, error) }
        }
    }

    /// Runs a script in the page and gives its last value; NSNull for `undefined` too. It calls the form with a
    /// completion handler, so that a subclass overrides both at once.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        try await ScriptResult.wait { answer in
            evaluateJavaScript(javaScriptString) { value, error in
                answer(error.map { .failure($0) } ?? .success(value))
            }
        } ?? NSNull()
    }

    /// Runs the body of an `async` function and gives what it returns, awaited. Arguments travel as JSON.
    @discardableResult
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await ScriptResult.wait { call(functionBody, arguments, in: frame, contentWorld, completion: $0) }
    }

    /// The same with a completion handler. What returns nothing gives NSNull.
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        call(functionBody, arguments, in: frame, contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    // MARK: Appearance

    /// A still picture of the page as it was drawn last; nil when the view is not on screen.
    open override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makePicture()
    }

    /// Shows where a page has no background of its own; nil for white.
    open override var backgroundColor: UIColor? {
        didSet { updateBackground() }
    }

    /// The colour where the view is larger than what has been drawn of the page, which is so while a window grows. Set to
    /// nil, as at first, it is that of the document.
    open var underPageBackgroundColor: UIColor! {
        get { chosenUnderPageColor ?? documentColor ?? backgroundColor ?? .white }
        set { chosenUnderPageColor = newValue }
    }
    private var chosenUnderPageColor: UIColor?

    /// How large the page is drawn; 1 for its own size.
    open var pageZoom: CGFloat {
        get { appZoom }
        set {
            appZoom = newValue
            updateZoom()
        }
    }

    func updateZoom() {
        webkit_web_view_set_zoom_level(engine.cast(), appZoom * UserZoom.shared.level)
    }

    open override var canBecomeFirstResponder: Bool { true }

    // MARK: Settings

    /// The whole user agent; nil for the engine's with the application's name.
    open var customUserAgent: String? {
        didSet { updateUserAgent() }
    }

    /// Whether the web inspector may be opened, from the context menu of a page.
    open var isInspectable = false {
        didSet { webkit_settings_set_enable_developer_extras(engineSettings, isInspectable ? 1 : 0) }
    }
}
