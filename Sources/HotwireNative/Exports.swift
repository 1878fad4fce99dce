// What has the same shape in both: sessions, visitables, path configurations, proposals, bridge components.
@_exported import TurboNavigator
