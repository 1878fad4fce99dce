import UIKit

// Measures the cost of an app, compared with the same executable with a bare web view: see bin/bench.
CostAppDelegate.main()
