import TestSupport
import Testing

/// All suites of the module, one test at a time: they share the main thread and the screen.
@Suite(.serialized, .enabled(if: hasDisplay))
struct StradaTests {}
