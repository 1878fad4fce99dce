import UIKit

// Visits pages for a long time, in an app and in a bare web view, and compares the resource use of their processes: see
// maintenance/bench.
SoakAppDelegate.main()
