extension FlowRow {
    /// Controllers that are never pushed, but presented over what is on top.
    static let foreign = """
        id                  before    proposal              after             load  requests
        alert               / /a      !/alert               / /a ! alert            0
        alert/over-modal    / | /new  !/alert modal         / | /new ! alert        0
        alert/replace-root  / /a      !/alert replace_root  / /a ! alert            0
        """

    /// A foreign controller is over the stacks.
    static let overlays = """
        id                       before            proposal     after                    load             requests
        covered/push             / ! alert         /a           / /a* ! alert            visit /a         1
        covered/modal-waits      / ! alert         /new modal   / ! alert                visit | nothing  1 waits
        covered/modal-push       / | /new ! alert  /help modal  / | /new /help* ! alert  visit | /help    1
        covered/dismissal-waits  / | /new ! alert  /a           / /a*                    visit /a         1 waits
        """
}
