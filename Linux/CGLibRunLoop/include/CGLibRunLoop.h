#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Hosts GLib's default main context inside CFRunLoopGetMain(), in its common modes. Call on the main thread.
/// Does nothing when called again. Returns false on another thread, or when a thread already owns the context.
bool tn_runloop_attach(void);

/// Runs the main run loop for ever. Attaches first.
void tn_runloop_run(void) __attribute__((noreturn));

/// Whether the caller is on the thread that started the process.
bool tn_runloop_is_main_thread(void);

/// How often each part of the loop ran; the tests prove with it that an idle loop sleeps.
typedef struct {
    uint64_t turns;       // times the loop was about to sleep
    uint64_t dispatched;  // GLib sources dispatched
} tn_runloop_counts;
tn_runloop_counts tn_runloop_get_counts(void);

/// From now on exit() leaves without running C++ destructors. Call once, after the first WebKitWebView was made:
/// handlers run last-in-first-out, and WebKit registers the destructor that would abort with its first view.
void tn_runloop_guard_exit(void);
