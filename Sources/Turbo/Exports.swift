// turbo-ios 7.1 and later have the navigator in the same module.
@_exported import TurboNavigator
