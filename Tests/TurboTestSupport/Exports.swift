// Tests drive an app as tests of apps do.
@_exported import TurboNavigatorTesting
