/// The kinds of visits that differ in their bridge traffic.
package enum VisitKind: String, CaseIterable, Sendable {
    case coldBoot = "cold boot"
    /// A tap on a link to a page that Turbo has no snapshot of.
    case advance
    /// A tap on a link to a slow page, of which Turbo shows a snapshot first.
    case preview = "advance, preview"
    case back
    case refresh
    /// A tap on a link that the server redirects to a page of 20 kB.
    case redirect = "redirect, 20 kB"
    /// A form with the response 303.
    case form = "form, 303"

    /// The upper limit: the traffic of turbo-ios 7.1 for such a visit. The numbers of `refresh` and `form` follow from
    /// the order of its messages, the others were counted.
    package var limit: (messages: Int, calls: Int) {
        switch self {
        case .coldBoot: (2, 0)
        case .advance: (7, 1)
        case .preview: (8, 1)
        case .back: (3, 1)
        case .refresh: (6, 1)
        case .redirect: (14, 2)
        // Two more: the number of the form, so that a file that answers it counts as tapped; and for a redirect the question
        // whether it leads to the sign-in page, with its answer.
        case .form: (11, 2)
        }
    }

    /// Whether the user starts it in the page. Otherwise the app does.
    package var isTapped: Bool { [.advance, .preview, .redirect, .form].contains(self) }
}
