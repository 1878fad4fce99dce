import UIKit

// Measures the cost of an app, compared with the same executable with a bare web view: see maintenance/bench.
CostAppDelegate.main()
