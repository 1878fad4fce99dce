import UIKit

// Pushes, pops and opens modals while the display is recorded: see bin/lib/frames.sh.
FramesAppDelegate.main()
