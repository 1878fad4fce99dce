import DemoApp

// The demo app, which clicks through its own screens: see bin/demo and maintenance/tour.
Tour.begin()
DemoAppDelegate.main()
