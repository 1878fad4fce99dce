internal import CWebKitGTK
internal import GObjectKit
public import UIKit

/// A view that shows web pages.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// The delegate for loads. Each event is sent to the current delegate.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The delegate for dialogs and windows.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The scroll view, only for a refresh control on Linux. The page scrolls inside WebKitGTK, which gets the pointer
    /// events.
    open var scrollView: UIScrollView { scroller }
    private lazy var scroller = makeScrollView()
    /// Whether swipes navigate in the page's history. On Linux it is stored, but has no effect: the app's navigation
    /// has that gesture.
    open var allowsBackForwardNavigationGestures = false
    /// Whether pressing a link shows a preview of its page. On Linux it is stored, because there are no previews.
    open var allowsLinkPreview = true

    let settings: WKWebViewConfiguration
    let content: UserContent
    let engine: GObjectReference
    var loads = Loads()
    var frameNavigations = FrameNavigations()
    let evaluations = PendingEvaluations()
    let printRequests = PrintRequests()
    /// The frame that has announced the next dialog.
    var askingFrame: WKFrameInfo?
    /// The URL of the current document. Unlike `url`, it isn't that of a page to which the document only leads.
    package internal(set) var committedURL: URL? {
        didSet { updateZoom() }
    }
    /// Whether Alt+Left goes back in the page's own history. An app's navigation controller handles it otherwise.
    package var isBrowser = false
    /// Reloads the page of a browser when the user presses the key. In an app the screen's refresh control does it.
    package var onReload: (() -> Void)?
    /// Called when the content of a browser's bar may have changed: progress, title, URL or history.
    package var onStateChange: (() -> Void)? {
        didSet { if oldValue == nil { connectState() } }
    }
    let picture = PagePicture()
    private(set) lazy var processSwap = ProcessSwap(engine)
    private(set) lazy var pagePasswords = PagePasswords(of: self)
    private(set) lazy var background = EngineBackground(of: engine)
    /// The background color of the document; nil if it has none.
    var documentColor: UIColor?
    /// An image of the view that was above the page, shown until the page has been drawn.
    var placeholder: UIView?
    var findBar: FindBar?
    /// Whether the page has closed a dialog or popover of its own for the last Escape key.
    var escapeIsUsed = false
    /// The window that shows an element of the page in full screen.
    weak var fullScreenWindow: UIWindow?
    /// Whether an element of a page has been in full screen, or wanted to be.
    var hasSeenFullScreen = false
    private var appZoom: CGFloat = 1
    /// The clicks on the screenshot that was clicked last.
    var clicks: DeferredClicks?
    /// The title reported by the page, until WebKitGTK has it as well.
    var freshTitle: String?
    var authenticationFailures = 0
    var certificateFlags: UInt32?
    /// Whether another view, which isn't a window of this one's page, has its process.
    private var sharesProcess = false

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        settings = configuration.duplicate()
        content = UserContent()
        settings.userContentController.attach(content)
        engine = Self.makeEngine(settings, content)
        super.init(frame: frame)
        settings.processOwner?.sharesProcess = true
        embed(engine)
        connectEngine()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public convenience init() {
        self.init(frame: .zero)
    }

    /// Required by UIKit. On Linux there are no archived views, so it returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// NB: each script that hasn't returned retains WebKitGTK's widget, so a page that hangs would continue to run.
    /// Also, WebKitGTK 2.52 ends a page's process only after the page has agreed.
    isolated deinit {
        let mayHang = evaluations.failAll(WKError(.webViewInvalidated, "The web view was deallocated"))
        // A window shares the process of the page that has opened it.
        if mayHang, settings.opener == nil, !sharesProcess { webkit_web_view_terminate_web_process(engine.cast()) }
        gtk_widget_unparent(engine.widget)
        g_object_run_dispose(engine.cast())
        // NB: WebKitGTK 2.50 tells the widget when the page's process has drawn the element, or has ended first: even a
        // widget that is gone. This one stays, without its page.
        if hasSeenFullScreen {
            EngineWidget.disconnect(engine)
            g_object_ref(engine.pointer)
        }
    }

    /// A copy of the configuration with which the view was created. The objects in it are the view's own.
    open var configuration: WKWebViewConfiguration { settings.duplicate() }

    // MARK: State

    /// The URL of the page, or of the page that is loading.
    open var url: URL? { loads.pendingURL ?? committedURL }

    /// The title of the page.
    open var title: String? { freshTitle ?? webkit_web_view_get_title(engine.cast()).map { String(cString: $0) } }

    open var isLoading: Bool { loads.isActive }

    /// The progress of the load, from 0 to 1.
    open var estimatedProgress: Double { webkit_web_view_get_estimated_load_progress(engine.cast()) }

    open var canGoBack: Bool { webkit_web_view_can_go_back(engine.cast()) != 0 }

    open var canGoForward: Bool { webkit_web_view_can_go_forward(engine.cast()) != 0 }

    // MARK: Loading

    /// Loads a page. Returns nil for a request without a URL.
    ///
    /// NB: WebKitGTK can load only with GET.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        startLoad(of: request)
    }

    /// Shows a page from a string. Without a base URL its URL is "about:blank".
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        request(baseURL ?? .blank) { webkit_web_view_load_html($0, string, baseURL?.absoluteString) }
    }

    @discardableResult
    open func reload() -> WKNavigation? {
        guard let url = committedURL else { return nil }
        return request(url) { webkit_web_view_reload($0) }
    }

    /// Reloads the page without using caches.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? {
        guard let url = committedURL else { return nil }
        return request(url) { webkit_web_view_reload_bypass_cache($0) }
    }

    /// Loads a file. It can read all files that the user can: WebKitGTK doesn't limit access to a folder.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        guard URL.isFileURL else { return nil }
        return load(URLRequest(url: URL))
    }

    /// Stops loading. A load that has started fails with the error `cancelled`.
    open func stopLoading() {
        loads.requested = nil
        loads.approved = nil
        webkit_web_view_stop_loading(engine.cast())
    }

    @discardableResult
    open func goBack() -> WKNavigation? {
        guard canGoBack else { return nil }
        return request(nil) { webkit_web_view_go_back($0) }
    }

    @discardableResult
    open func goForward() -> WKNavigation? {
        guard canGoForward else { return nil }
        return request(nil) { webkit_web_view_go_forward($0) }
    }

    /// Downloads a URL with the page's cookies. The page stays.
    ///
    /// NB: WebKitGTK can download only with GET.
    open func startDownload(
        using request: URLRequest, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) {
        if let download = makeDownload(of: request) { completionHandler(download) }
    }

    /// Continues a cancelled or failed download at its destination, and passes the new download.
    open func resumeDownload(
        fromResumeData resumeData: Data, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) {
        guard let former = ResumeData(resumeData) else {
            return Log.fault("A download can't be resumed from this data.")
        }
        _ = RestRequest(former, like: self, completionHandler)
    }

    // MARK: JavaScript

    /// Runs a script in the page and passes its last value: nil for `undefined`, NSNull for `null`, otherwise an
    /// NSNumber, String, array or dictionary. The handlers are called in the order of the calls.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        evaluate(javaScriptString, inWorld: nil) { result in
            do { completionHandler?(try result.get(), nil) } catch { completionHandler?(nil, error) }
        }
    }

    /// Runs a script in the page and returns its last value, with NSNull also for `undefined`. It calls the form with a
    /// completion handler, so that a subclass can override both at once.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        try await ScriptResult.wait { answer in
            evaluateJavaScript(javaScriptString) { value, error in
                answer(error.map { .failure($0) } ?? .success(value))
            }
        } ?? NSNull()
    }

    /// Runs the body of an `async` function and returns its awaited result. The arguments are passed as JSON.
    @discardableResult
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await ScriptResult.wait { call(functionBody, arguments, in: frame, contentWorld, completion: $0) }
    }

    /// Runs the body of an `async` function and passes its awaited result; NSNull if it returns nothing.
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        call(functionBody, arguments, in: frame, contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    // MARK: Appearance

    /// Returns a screenshot of the page as it was last drawn; nil if the view isn't on screen.
    open override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makePicture()
    }

    /// The background color for a page that has none; nil for white.
    open override var backgroundColor: UIColor? {
        didSet { background.isTransparent = backgroundColor != nil }
    }

    /// The color around the drawn page if the view is larger, as while a window is enlarged. By default, or if set to
    /// nil, it is the document's background color.
    open var underPageBackgroundColor: UIColor! {
        get { chosenUnderPageColor ?? documentColor ?? backgroundColor ?? .white }
        set { chosenUnderPageColor = newValue }
    }
    private var chosenUnderPageColor: UIColor?

    /// The scale of the page; 1 is its natural size.
    open var pageZoom: CGFloat {
        get { appZoom }
        set {
            appZoom = newValue
            updateZoom()
        }
    }

    open override var canBecomeFirstResponder: Bool { true }

    /// The search of the page's text. On Linux each web view has one.
    open var findInteraction: UIFindInteraction? { textSearch }
    private lazy var textSearch = UIFindInteraction { [weak self] in self?.endFind() }

    /// Whether an element of the page is in full screen. On Linux it is so at once, without `enteringFullscreen`.
    open var fullscreenState: FullscreenState {
        guard let fullScreenWindow else { return .notInFullscreen }
        return fullScreenWindow.isLeavingFullScreen ? .exitingFullscreen : .inFullscreen
    }

    // MARK: Settings

    /// The complete user agent; nil for WebKitGTK's with the application's name.
    open var customUserAgent: String? {
        didSet { updateUserAgent() }
    }

    /// Whether the user can open the web inspector, from the context menu of a page.
    open var isInspectable = false {
        didSet { webkit_settings_set_enable_developer_extras(engineSettings, isInspectable ? 1 : 0) }
    }
}
