import DemoApp
import UIKit

// The demo app, which here clicks through its screens by itself: see bin/demo.
Tour.begin()
DemoAppDelegate.main()
