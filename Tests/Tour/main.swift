import DemoApp
import Foundation
import UIKit

// The demo app, which here clicks through its screens by itself: see bin/demo and bin/tour.
if let list = ProcessInfo.processInfo.environment["DEMO_FLOWS"] {
    FlowTour.begin(list)
} else {
    Tour.begin()
}
DemoAppDelegate.main()
