// GTK 4 and libadwaita as one module.
#if !__has_include(<adwaita.h>)
#error "GTK 4 and libadwaita are not installed: run bin/setup"
#endif
#include <adwaita.h>
#include <gtk/gtk.h>
