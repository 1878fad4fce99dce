/// The effect of a visit on the history, in Turbo's terms (as in turbo-ios 7, "Implementing Visit Actions").
public enum VisitAction: String, Sendable, Codable {
    /// Adds an entry. The default.
    case advance
    /// Replaces the current entry: for `data-turbo-action="replace"`, and after a redirect.
    case replace
    /// Returns to an entry, from its snapshot if Turbo still has it.
    case restore
}
