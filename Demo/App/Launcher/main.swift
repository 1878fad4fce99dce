import DemoApp

DemoAppDelegate.main()
