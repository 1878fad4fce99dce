#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Hosts GLib's default main context inside CFRunLoopGetMain(), in its common modes. Call on the main thread.
/// Does nothing if called again. Returns false on another thread, or if a thread already owns the context.
bool tn_runloop_attach(void);

/// Runs the main run loop forever. Attaches first.
void tn_runloop_run(void) __attribute__((noreturn));

/// Whether the caller is on the thread that started the process.
bool tn_runloop_is_main_thread(void);

/// How often each part of the loop has run. Tests use it to check that an idle loop sleeps.
typedef struct {
    uint64_t turns;       // times the loop was about to sleep
    uint64_t dispatched;  // GLib sources dispatched
} tn_runloop_counts;
tn_runloop_counts tn_runloop_get_counts(void);

/// Makes exit() skip C++ destructors from now on. Call once, after the first WebKitWebView has been created: exit
/// handlers run last-in-first-out, and WebKit registers the destructor that would abort with its first view.
void tn_runloop_guard_exit(void);
