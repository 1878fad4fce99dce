import UIKit

// Pushes, pops and opens modals while the screen is recorded: see bin/lib/frames.sh.
FramesAppDelegate.main()
