extension VisitProposal {
    /// Whether a cold boot of this proposal follows a redirect to another one. It does if the target has the same origin and
    /// context and is shown as a plain page. Otherwise the redirect is blocked before it is requested, and its target is
    /// routed.
    package func followsRedirect(to target: VisitProposal) -> Bool {
        Origin(url) == Origin(target.url) && context == target.context
            && [.default, .replace].contains(target.presentation)
    }
}
