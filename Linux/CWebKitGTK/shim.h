// WebKitGTK 6 with its dependencies JavaScriptCore and libsoup 3.
#if !__has_include(<webkit/webkit.h>)
#error "WebKitGTK 6 is not installed: run bin/setup"
#endif
#include <webkit/webkit.h>
#include <libsoup/soup.h>
