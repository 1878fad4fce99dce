import UIKit

// Visits pages for a long time, beside a bare web view, and looks at what each process holds: see bin/bench.
SoakAppDelegate.main()
