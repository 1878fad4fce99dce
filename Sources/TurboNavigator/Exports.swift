// Apps that import TurboNavigator implement delegates with arguments of Turbo's types.
@_exported import TurboSession
