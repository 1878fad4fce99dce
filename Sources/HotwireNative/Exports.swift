// Exports the whole module. docs/migration.md lists the differences from Hotwire Native.
@_exported import TurboNavigator
