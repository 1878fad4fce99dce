// The same tests for both clients.
#if swift(>=6)
    @_exported import Client6
#else
    @_exported import Client5
#endif
