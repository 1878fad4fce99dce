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

// As gtkunixprint.h declares them; all are casts of GObject.
GtkWidget *gtk_print_unix_dialog_new(const char *title, GtkWindow *parent);
GtkPrintSettings *gtk_print_unix_dialog_get_settings(void *dialog);
GtkPageSetup *gtk_print_unix_dialog_get_page_setup(void *dialog);
void gtk_print_unix_dialog_set_embed_page_setup(void *dialog, gboolean embed);

GtkWindow *tn_print_dialog_new(GtkWindow *parent) {
    GtkWidget *dialog = gtk_print_unix_dialog_new(NULL, parent);
    gtk_print_unix_dialog_set_embed_page_setup(dialog, TRUE);
    return GTK_WINDOW(dialog);
}

GtkPrintSettings *tn_print_dialog_copy_settings(GtkWindow *dialog) { return gtk_print_unix_dialog_get_settings(dialog); }
GtkPageSetup *tn_print_dialog_get_page_setup(GtkWindow *dialog) { return gtk_print_unix_dialog_get_page_setup(dialog); }

G_GNUC_BEGIN_IGNORE_DEPRECATIONS
void tn_file_chooser_set_file(void *dialog, GFile *file) { gtk_file_chooser_set_file(dialog, file, NULL); }
GFile *tn_file_chooser_get_file(void *dialog) { return gtk_file_chooser_get_file(dialog); }
void tn_file_chooser_accept(void *dialog) { gtk_dialog_response(dialog, GTK_RESPONSE_ACCEPT); }
G_GNUC_END_IGNORE_DEPRECATIONS

void tn_put_back_event(GdkEvent *event) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gdk_display_put_event(gdk_event_get_display(event), event);
    G_GNUC_END_IGNORE_DEPRECATIONS
}
