// An app that imports Turbo sees the values it is handed: VisitProposal, PathConfiguration, TurboError.
@_exported import TurboCore
