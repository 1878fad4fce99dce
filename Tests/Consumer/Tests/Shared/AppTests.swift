import Testing

/// Runs one test at a time, because all tests share the main thread.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct AppTests {}
