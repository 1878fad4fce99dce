#include "CGTKShims.h"

GType tn_type_of(void *instance) { return G_TYPE_FROM_INSTANCE(instance); }
bool tn_is_a(void *instance, GType type) { return G_TYPE_CHECK_INSTANCE_TYPE(instance, type); }

void tn_css_provider_load(void *provider, const char *css) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gtk_css_provider_load_from_data(provider, css, -1);
    G_GNUC_END_IGNORE_DEPRECATIONS
}

void tn_accessible_set_role(void *widget, GtkAccessibleRole role) {
    g_object_set(widget, "accessible-role", role, NULL);
}
