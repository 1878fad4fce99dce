import UIKit

// Measures what an app costs, beside the same executable with a bare web view: see bin/bench.
CostAppDelegate.main()
