import Testing

/// One test at a time: all of them use the one main thread.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct AppTests {}
