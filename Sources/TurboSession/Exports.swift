// Apps that import TurboSession also get the types of its values: VisitProposal, PathConfiguration, TurboError.
@_exported import TurboCore
