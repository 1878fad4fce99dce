// libsecret, for the user's keyring.
#if !__has_include(<libsecret/secret.h>)
#error "libsecret is not installed: run bin/setup"
#endif
#include <libsecret/secret.h>
