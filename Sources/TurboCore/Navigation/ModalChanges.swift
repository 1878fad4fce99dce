/// Whether the page below a modal is loaded again when the modal is gone. A value: what happens in the modal goes in.
package struct ModalChanges: Equatable, Sendable {
    /// By the rule of the page that the modal was presented with.
    private let onDismiss: Navigation.OnDismiss
    /// Whether a form may have changed what the page below shows.
    private var hasSentForm = false

    package init(onDismiss: Navigation.OnDismiss = .default) {
        self.onDismiss = onDismiss
    }

    /// A form other than GET was sent in the modal, and answered.
    package mutating func formWasAnswered() {
        hasSentForm = true
    }

    /// - Parameter endsByNavigation: whether a proposal or a command led out of the modal, and says itself what is shown.
    package func refreshesPageBelow(endsByNavigation: Bool) -> Bool {
        onDismiss == .refresh && hasSentForm && !endsByNavigation
    }
}
