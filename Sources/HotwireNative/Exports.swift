// Exports the whole module. docs/migration.md lists the differences from Hotwire Native.
// Components and their messages have the names of Strada, which became a part of Hotwire Native.
@_exported import Strada
@_exported import TurboNavigator
