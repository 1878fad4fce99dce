/// What a controller knows of presentations it takes part in.
@MainActor
final class PresentationLinks {
    var style = UIModalPresentationStyle.automatic
    /// What this very controller presents; it keeps it alive.
    var presented: UIViewController?
    /// What presents this very controller.
    weak var presenter: UIViewController?
    /// What shows this controller, from the start of its presentation to the end of its dismissal.
    weak var container: PresentationContainer?
    var controller: UIPresentationController?
}
