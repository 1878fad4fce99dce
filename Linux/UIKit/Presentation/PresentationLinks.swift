/// The presentations that a controller takes part in.
@MainActor
final class PresentationLinks {
    var style = UIModalPresentationStyle.automatic
    /// The controller that this one presents itself. It is retained.
    var presented: UIViewController?
    /// The controller that presents this one itself.
    weak var presenter: UIViewController?
    /// The container of this controller, from the start of its presentation to the end of its dismissal.
    weak var container: PresentationContainer?
    var controller: UIPresentationController?
}
