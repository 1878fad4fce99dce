/// What a visit does to the history, in Turbo's words (as in turbo-ios 7, "Implementing Visit Actions").
public enum VisitAction: String, Sendable, Codable {
    /// A new entry: the default.
    case advance
    /// Replaces the current entry: `data-turbo-action="replace"`, and what follows a redirect.
    case replace
    /// Back to an entry, from its snapshot if Turbo still has it.
    case restore
}
