/// A declaration that deliberately differs from Apple's, and the reason.
struct Deviation {
    let name: String
    let reason: String

    static let all = [
        Deviation(
            name: "UIViewControllerTransitionCoordinator.animate(alongsideTransition:)",
            reason: "Apple's requirement has a default argument, which a Swift protocol cannot declare"),
        Deviation(
            name: "WKWebView.init(frame:)",
            reason: "a convenience of WKWebView at Apple's too, which its list shows for UIView alone"),
        Deviation(
            name: "UIDeferredMenuElement.uncached(_:)",
            reason: "Self would take an initializer that subclasses have to repeat"),
        Deviation(name: "WKError.code", reason: "Foundation declares it for all errors of Apple's frameworks"),
        Deviation(name: "WKError.errorCode", reason: "as code"),
        Deviation(name: "WKError.errorUserInfo", reason: "as code"),
        Deviation(name: "UNError.code", reason: "as WKError's"),
        Deviation(name: "UNError.errorCode", reason: "as WKError's"),
        Deviation(name: "UNError.errorUserInfo", reason: "as WKError's"),
        Deviation(name: "ASWebAuthenticationSessionError.code", reason: "as WKError's"),
        Deviation(name: "ASWebAuthenticationSessionError.errorCode", reason: "as WKError's"),
        Deviation(name: "ASWebAuthenticationSessionError.errorUserInfo", reason: "as WKError's"),
        Deviation(name: "UISceneError.code", reason: "as WKError's"),
        Deviation(name: "UISceneError.errorCode", reason: "as WKError's"),
        Deviation(name: "UISceneError.errorUserInfo", reason: "as WKError's"),
        Deviation(name: "CGColor", reason: "CoreGraphics', which UIKit brings along; not open there either"),
        Deviation(name: "CGAffineTransform", reason: "CoreGraphics', which UIKit brings along"),
        Deviation(name: "CGPoint.applying(_:)", reason: "as CGAffineTransform"),
        Deviation(name: "CGSize.applying(_:)", reason: "as CGAffineTransform"),
        Deviation(name: "CGRect.applying(_:)", reason: "as CGAffineTransform"),
        Deviation(name: "CFTimeInterval", reason: "CoreFoundation's, which UIKit brings along"),
        Deviation(
            name: "Bundle.url(forResource:withExtension:)",
            reason: "Foundation's, with texts that aren't optional: it finds what targets copy beside the executable"),
        Deviation(name: "Bundle.path(forResource:ofType:)", reason: "as Bundle.url(forResource:withExtension:)"),
        Deviation(name: "ProcessInfo.isMacCatalystApp", reason: "Foundation's, which is not there on Linux"),
        Deviation(
            name: "UIAccessibility.Notification.screenChanged",
            reason: "a constant of C, which Swift shows as a variable of Apple's that nobody should write"),
        Deviation(name: "UIAccessibilityTraits", reason: "as UIAccessibility.Notification.screenChanged"),
        Deviation(
            name: "NWPathMonitor.currentPath",
            reason: "Apple's setter is deprecated and has no effect"),
        Deviation(
            name: "WKDownload.progress", reason: "the property of ProgressReporting, which Apple's list leaves out"),
        Deviation(
            name: "UICollectionViewLayoutAttributes.copy(with:)",
            reason: "the method of NSCopying, which Apple's list leaves out"),
        Deviation(
            name: "ASWebAuthenticationSession.Callback",
            reason: "final, since a factory that returns Self would need a public initializer, which Apple's hasn't"),
        Deviation(name: "UITableView.init(frame:)", reason: "as WKWebView's"),
        Deviation(
            name: "UITableViewCell.init(frame:)",
            reason: "a table makes a cell of a registered class by this, since a class is known by its name only"),
    ]

    /// Whether a declaration, or the type whose member it is, differs deliberately.
    static func covers(_ name: String) -> Bool {
        all.contains { $0.name == name || name.hasPrefix($0.name + ".") }
    }
}
