import __NAME__

AppDelegate.main()
