import DemoApp

// The demo app, which here clicks through its screens by itself: see bin/demo and bin/tour.
Tour.begin()
DemoAppDelegate.main()
