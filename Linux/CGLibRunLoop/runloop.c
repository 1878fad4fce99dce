// GLib's main context, hosted inside CFRunLoop: GTK, Dispatch, Swift concurrency, Foundation's timers, Swift
// Testing and XCTest share the main thread without polling. The only file of the project that uses private ABI: the
// CoreFoundation symbols of libFoundation and Swift's main-queue hook. RunLoopTests fail if a new toolchain breaks it.
#define _GNU_SOURCE
#include "CGLibRunLoop.h"
#include <errno.h>
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

// libFoundation.so exports CoreFoundation, but its headers are not on a C target's include path.
typedef struct __CFRunLoop *CFRunLoopRef;
typedef struct __CFRunLoopSource *CFRunLoopSourceRef;
typedef struct __CFRunLoopObserver *CFRunLoopObserverRef;
typedef const void *CFStringRef;
typedef unsigned long CFRunLoopActivity;
typedef long CFIndex;
typedef unsigned char Boolean;

typedef struct {
    CFIndex version;
    void *info;
    const void *(*retain)(const void *);
    void (*release)(const void *);
    CFStringRef (*copyDescription)(const void *);
    Boolean (*equal)(const void *, const void *);
    unsigned long (*hash)(const void *);
    void (*schedule)(void *, CFRunLoopRef, CFStringRef);
    void (*cancel)(void *, CFRunLoopRef, CFStringRef);
    void (*perform)(void *);
} CFRunLoopSourceContext;

typedef struct {
    CFIndex version;
    void *info;
    const void *(*retain)(const void *);
    void (*release)(const void *);
    CFStringRef (*copyDescription)(const void *);
    Boolean (*equal)(const void *, const void *);
    unsigned long (*hash)(const void *);
    int (*getPort)(void *);
    void (*perform)(void *);
} CFRunLoopSourceContext1;

extern const CFStringRef kCFRunLoopCommonModes;
enum { kCFRunLoopBeforeWaiting = 1UL << 5 };
extern CFRunLoopRef CFRunLoopGetMain(void);
extern void CFRunLoopRun(void);
extern void CFRunLoopWakeUp(CFRunLoopRef);
extern CFRunLoopSourceRef CFRunLoopSourceCreate(const void *, CFIndex, CFRunLoopSourceContext *);
extern void CFRunLoopSourceSignal(CFRunLoopSourceRef);
extern void CFRunLoopAddSource(CFRunLoopRef, CFRunLoopSourceRef, CFStringRef);
extern CFRunLoopObserverRef CFRunLoopObserverCreate(const void *, unsigned long, Boolean, CFIndex,
                                                    void (*)(CFRunLoopObserverRef, CFRunLoopActivity, void *), void *);
extern void CFRunLoopAddObserver(CFRunLoopRef, CFRunLoopObserverRef, CFStringRef);

// GLib's share of a turn. Without a GPU, drawing a frame takes longer than the time until the next one, so GLib has work
// all the time during an animation: without a limit of time, the main queue waits for sixteen frames.
enum { dispatches_per_turn = 16, microseconds_per_turn = 4000, observer_order = 2000000 };

static int glib_epoll = -1;   // all of GLib's file descriptors and the timer, as one descriptor for CFRunLoop
static int glib_timer = -1;   // GLib's timeout
static CFRunLoopSourceRef pending_source;  // signaled when GLib has work before the loop sleeps
static CFRunLoopSourceRef epoll_source;    // fires when a descriptor is ready
static GPollFD *polled;
static int *registered;
static int capacity, registered_count;
static tn_runloop_counts counts;

tn_runloop_counts tn_runloop_get_counts(void) { return counts; }
bool tn_runloop_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

static uint32_t epoll_events(gushort events) {
    return (events & G_IO_IN ? EPOLLIN : 0) | (events & G_IO_OUT ? EPOLLOUT : 0) | (events & G_IO_PRI ? EPOLLPRI : 0);
}

static void watch(int fd, uint32_t events) {
    struct epoll_event event = {.events = events, .data.fd = fd};
    // The kernel removes a descriptor from the set when it is closed, even if it is opened again: MOD first, then ADD.
    if (epoll_ctl(glib_epoll, EPOLL_CTL_MOD, fd, &event) == -1 && errno == ENOENT)
        epoll_ctl(glib_epoll, EPOLL_CTL_ADD, fd, &event);
}

static void register_descriptors(int count) {
    for (int i = 0; i < count; i++) {
        uint32_t events = epoll_events(polled[i].events);
        for (int j = 0; j < count; j++)
            if (j != i && polled[j].fd == polled[i].fd) events |= epoll_events(polled[j].events);
        watch(polled[i].fd, events);
    }
    for (int i = 0; i < registered_count; i++) {
        bool keep = false;
        for (int j = 0; j < count; j++) keep = keep || polled[j].fd == registered[i];
        if (!keep) epoll_ctl(glib_epoll, EPOLL_CTL_DEL, registered[i], NULL);
    }
    registered_count = count;
    for (int i = 0; i < count; i++) registered[i] = polled[i].fd;
}

static void arm_timer(int milliseconds) {
    struct itimerspec spec = {0};  // stays zero, which disarms, for "no timeout" (-1)
    if (milliseconds > 0) {
        spec.it_value.tv_sec = milliseconds / 1000;
        spec.it_value.tv_nsec = (milliseconds % 1000) * 1000000L;
    }
    timerfd_settime(glib_timer, 0, &spec, NULL);
}

static int query_descriptors(GMainContext *context, int priority, int *timeout) {
    int count;
    while ((count = g_main_context_query(context, priority, timeout, polled, capacity)) > capacity) {
        capacity = count;
        polled = g_realloc(polled, sizeof *polled * capacity);
        registered = g_realloc(registered, sizeof *registered * capacity);
    }
    return count;
}

// Before the loop sleeps: finds out what GLib waits for. Nothing is dispatched here, because CFRunLoop skips an
// observer that is already running, so a nested run loop inside a GLib callback would get no events.
static void before_waiting(CFRunLoopObserverRef observer, CFRunLoopActivity activity, void *info) {
    counts.turns++;
    GMainContext *context = g_main_context_default();
    gint priority, timeout = -1;
    gboolean ready = g_main_context_prepare(context, &priority);
    int count = query_descriptors(context, priority, &timeout);
    if (!ready && timeout != 0) {
        register_descriptors(count);
        arm_timer(timeout);
        // CFRunLoop watches our descriptor edge-triggered: it must not sleep while the level is already high.
        struct epoll_event event;
        ready = epoll_wait(glib_epoll, &event, 1, 0) > 0;
    }
    if (ready || timeout == 0) {
        CFRunLoopSourceSignal(pending_source);
        CFRunLoopWakeUp(CFRunLoopGetMain());
    }
}

static void dispatch_glib(void *info) {
    uint64_t expirations;
    (void)!read(glib_timer, &expirations, sizeof expirations);
    gint64 end = g_get_monotonic_time() + microseconds_per_turn;
    for (int i = 0; i < dispatches_per_turn && g_main_context_iteration(NULL, FALSE); i++) {
        counts.dispatched++;
        if (g_get_monotonic_time() >= end) break;
    }
}

static int epoll_port(void *info) { return glib_epoll; }

static void add_sources(void) {
    CFRunLoopRef loop = CFRunLoopGetMain();
    CFRunLoopSourceContext pending = {.version = 0, .perform = dispatch_glib};
    pending_source = CFRunLoopSourceCreate(NULL, 0, &pending);
    CFRunLoopSourceContext1 epoll = {.version = 1, .getPort = epoll_port, .perform = dispatch_glib};
    epoll_source = CFRunLoopSourceCreate(NULL, 0, (CFRunLoopSourceContext *)&epoll);
    CFRunLoopAddSource(loop, pending_source, kCFRunLoopCommonModes);
    CFRunLoopAddSource(loop, epoll_source, kCFRunLoopCommonModes);
    CFRunLoopObserverRef observer =
        CFRunLoopObserverCreate(NULL, kCFRunLoopBeforeWaiting, true, observer_order, before_waiting, NULL);
    CFRunLoopAddObserver(loop, observer, kCFRunLoopCommonModes);
}

bool tn_runloop_attach(void) {
    if (glib_epoll >= 0) return true;
    if (!tn_runloop_is_main_thread()) return false;
    // Kept forever: GLib wakes a context for a source attached from another thread only while it has an owner.
    if (!g_main_context_acquire(NULL)) return false;
    glib_epoll = epoll_create1(EPOLL_CLOEXEC);
    glib_timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
    watch(glib_timer, EPOLLIN);
    capacity = 64;
    polled = g_malloc(sizeof *polled * capacity);
    registered = g_malloc(sizeof *registered * capacity);
    add_sources();
    return true;
}

void tn_runloop_run(void) {
    tn_runloop_attach();
    for (;;) CFRunLoopRun();
}

// Code coverage writes its file at exit. Without coverage the symbol doesn't exist.
extern int __llvm_profile_write_file(void) __attribute__((weak));

static void leave(int status, void *unused) {
    fflush(NULL);
    if (__llvm_profile_write_file) __llvm_profile_write_file();
    _exit(status);
}

// NB: Swift Testing calls exit() on a worker thread; WebKit's static session, destroyed there, checks for the main
// thread and aborts after all tests have passed.
void tn_runloop_guard_exit(void) {
    static bool guarded = false;
    if (guarded) return;
    guarded = true;
    on_exit(leave, NULL);
}

// NB: without this hook an async main (such as Swift Testing's) ends the main thread, and @MainActor runs on workers.
typedef __attribute__((swiftcall)) void (*drain_function)(void);
extern __attribute__((swiftcall)) void (*swift_task_asyncMainDrainQueue_hook)(drain_function original,
                                                                              drain_function compatible);

static __attribute__((swiftcall)) void drain_main_queue(drain_function original, drain_function compatible) {
    tn_runloop_run();
}

__attribute__((constructor)) static void install_hook(void) { swift_task_asyncMainDrainQueue_hook = drain_main_queue; }
