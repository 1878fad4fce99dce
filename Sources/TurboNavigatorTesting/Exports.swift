@_exported import NavigationTesting
