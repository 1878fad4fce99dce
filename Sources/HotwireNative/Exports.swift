// All of it: what differs from Hotwire Native is in docs/migration.md.
@_exported import TurboNavigator
