import Testing

/// All suites of the module. They run one test at a time, because they share one main thread and one display.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct WebKitTests {}
