import Foundation

/// Shows the print dialog for the content of a view.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Called once, after the content was sent to the printer, printing failed, or the user closed the dialog: with
    /// whether it was sent, and the error.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private static let only = UIPrintInteractionController()

    /// The controller of the app.
    open class var shared: UIPrintInteractionController { only }

    /// Whether the user can print: always, because the dialog can also print to a file.
    open class var isPrintingAvailable: Bool { true }

    /// The settings with which the dialog opens.
    open var printInfo: UIPrintInfo?

    /// The content to print: the formatter of a web view.
    open var printFormatter: UIPrintFormatter?

    /// Shows the dialog.
    ///
    /// - Returns: whether it is shown. It isn't if the formatter's view isn't a visible web view, or shows one already.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        guard let view = (printFormatter as? UIViewPrintFormatter)?.view, let onPrint = view.onPrint else {
            Log.warn("Nothing is printed: the print formatter is not that of a web view.")
            return false
        }
        return onPrint(printInfo) { completion?(self, $0, $1) }
    }

    /// Shows the dialog. On Linux it is in the middle of the window.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }

    /// Shows the dialog. On Linux it is in the middle of the window.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }
}

/// The layout of content on printed pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {}

/// The layout of a view's content on printed pages. On Linux only a web view has content to print.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    open private(set) var view: UIView

    init(view: UIView) {
        self.view = view
        super.init()
    }
}
