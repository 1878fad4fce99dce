// In Xcode all Swift files of the demo are one module, so nothing is imported. `Launcher` is this file for SwiftPM.
DemoAppDelegate.main()
