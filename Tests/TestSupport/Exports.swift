// The server of the tests is the one that apps' tests have.
@_exported import NavigationTesting
