// In Xcode all Swift of the demo is one module, which imports nothing of itself. `Launcher` is this file for SwiftPM.
DemoAppDelegate.main()
