/// Decides whether the page below a modal is refreshed when the modal is dismissed. A value that is updated with what
/// happens in the modal.
package struct ModalRefresh: Equatable, Sendable {
    /// The value of the rule for the page that the modal was presented with.
    private let onDismiss: Navigation.OnDismiss
    /// Whether a form may have changed the content of the page below.
    private var hasSentForm = false

    package init(onDismiss: Navigation.OnDismiss = .default) {
        self.onDismiss = onDismiss
    }

    /// Called when a form other than GET was sent in the modal, and the server responded.
    package mutating func formDidGetResponse() {
        hasSentForm = true
    }

    /// - Parameter endsByNavigation: whether a proposal or a command dismissed the modal, and determines itself which
    ///   page is shown.
    package func refreshesPageBelow(endsByNavigation: Bool) -> Bool {
        onDismiss == .refresh && hasSentForm && !endsByNavigation
    }
}
