// WebKitGTK 6 with JavaScriptCore and libsoup 3, which come with it.
#if !__has_include(<webkit/webkit.h>)
#error "WebKitGTK 6 is not installed: run bin/setup"
#endif
#include <webkit/webkit.h>
#include <libsoup/soup.h>
