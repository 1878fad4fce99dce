// The functions of libcurl that Foundation calls, for the release of the command-line tool. They load libcurl at the first
// call, because most commands send no requests. Linked with libcurl, the tool would need it on each machine, and each start
// would load thirty libraries.
//
// NB: The functions are hidden. libcurl calls its own ones by the same names, and would call these instead.
#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

static void *curl(const char *name) {
    static void *library;
    if (!library) library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
    void *function = library ? dlsym(library, name) : NULL;
    if (function) return function;
    fprintf(stderr,
            "turbo-navigator: Requests need libcurl, which can't be loaded: %s. On Debian and Ubuntu, install it with "
            "\"apt-get install libcurl4\".\n",
            dlerror());
    _exit(2);
}

// PASS(result, name, parameters, arguments): a function that calls the one of libcurl.
#define PASS(result, name, parameters, arguments)                                                                  \
    __attribute__((visibility("hidden"))) result name parameters {                                                 \
        static result(*function) parameters;                                                                       \
        if (!function) function = (result(*) parameters)curl(#name);                                               \
        return function arguments;                                                                                 \
    }

// Options and infos have one argument, a pointer or an integer of the same size.
#define PASS_OPTION(name)                                                                                          \
    __attribute__((visibility("hidden"))) int name(void *handle, int option, ...) {                                \
        static int (*function)(void *, int, ...);                                                                  \
        if (!function) function = (int (*)(void *, int, ...))curl(#name);                                          \
        va_list arguments;                                                                                         \
        va_start(arguments, option);                                                                               \
        void *argument = va_arg(arguments, void *);                                                                \
        va_end(arguments);                                                                                         \
        return function(handle, option, argument);                                                                 \
    }

PASS(int, curl_global_init, (long flags), (flags))
PASS(char *, curl_version, (void), ())
PASS(void *, curl_version_info, (int age), (age))
PASS(void, curl_free, (void *pointer), (pointer))
PASS(void *, curl_slist_append, (void *list, const char *text), (list, text))
PASS(void, curl_slist_free_all, (void *list), (list))

PASS(void *, curl_url, (void), ())
PASS(int, curl_url_get, (void *url, int part, char **text, unsigned flags), (url, part, text, flags))
PASS(int, curl_url_set, (void *url, int part, const char *text, unsigned flags), (url, part, text, flags))

PASS(void *, curl_easy_init, (void), ())
PASS(void, curl_easy_cleanup, (void *handle), (handle))
PASS(int, curl_easy_pause, (void *handle, int bits), (handle, bits))
PASS(const char *, curl_easy_strerror, (int code), (code))
PASS_OPTION(curl_easy_setopt)
PASS_OPTION(curl_easy_getinfo)

PASS(void *, curl_multi_init, (void), ())
PASS(int, curl_multi_cleanup, (void *multi), (multi))
PASS(int, curl_multi_add_handle, (void *multi, void *handle), (multi, handle))
PASS(int, curl_multi_remove_handle, (void *multi, void *handle), (multi, handle))
PASS(int, curl_multi_assign, (void *multi, int socket, void *pointer), (multi, socket, pointer))
PASS(void *, curl_multi_info_read, (void *multi, int *left), (multi, left))
PASS(int, curl_multi_socket_action, (void *multi, int socket, int events, int *running),
     (multi, socket, events, running))
PASS_OPTION(curl_multi_setopt)
