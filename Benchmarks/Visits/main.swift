import UIKit

// Measures visits in an app, beside the same visits of a page alone: see bin/bench.
BenchAppDelegate.main()
