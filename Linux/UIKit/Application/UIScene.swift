/// One instance of the app's interface. There is one, made at launch.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    open private(set) var session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached
    /// A name for the scene among others of the app.
    open var title: String! = ""

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Hands a link to the desktop. There are no universal links here, so with `universalLinksOnly` it fails.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let success = open(url, options)
        guard let completion else { return }
        Toolkit.nextTurn { completion(success) }
    }

    @discardableResult
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        open(url, options)
    }

    private func open(_ url: URL, _ options: OpenExternalURLOptions?) -> Bool {
        options?.universalLinksOnly == true ? false : ExternalOpener.open(url)
    }
}
