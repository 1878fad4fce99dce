import TN

/// An app's own type with a name of the library.
public enum ProposalResult {
    case handled

    public init?(_ result: TN.ProposalResult) {
        guard result == .reject else { return nil }
        self = .handled
    }
}

@MainActor
public func makeNavigator() -> TN.TurboNavigator { TN.TurboNavigator() }
