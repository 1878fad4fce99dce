extension VisitProposal {
    /// Whether a cold boot of this proposal follows a redirect to another one: on its origin and on its stack, where the
    /// target is shown as any page is. Otherwise the redirect is refused before it is requested, and its target routed.
    package func followsRedirect(to target: VisitProposal) -> Bool {
        Origin(url) == Origin(target.url) && context == target.context
            && [.default, .replace].contains(target.presentation)
    }
}
