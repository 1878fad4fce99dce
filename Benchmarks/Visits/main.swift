import UIKit

// Measures visits in an app, and the same visits in a bare web view: see maintenance/bench.
try PageServer.serveIfAsked()
BenchAppDelegate.main()
