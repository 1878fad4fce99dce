// An app that imports TurboNavigator writes delegates whose arguments are Turbo's.
@_exported import Turbo
