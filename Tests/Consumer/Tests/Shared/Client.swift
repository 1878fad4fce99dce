// Both clients run the same tests.
#if swift(>=6)
    @_exported import Client6
#else
    @_exported import Client5
#endif
