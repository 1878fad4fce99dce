#include "CGTKShims.h"
#include <adwaita.h>

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

GtkWindow *tn_about_window_new(GtkWindow *parent, const char *name, const char *icon, const char *version,
                               const char *copyright) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    return g_object_new(ADW_TYPE_ABOUT_WINDOW, "transient-for", parent, "modal", TRUE, "application-name", name,
                        "application-icon", icon, "version", version ? version : "", "copyright",
                        copyright ? copyright : "", NULL);
    G_GNUC_END_IGNORE_DEPRECATIONS
}

// Declared as in gtkunixprint.h; all of these types are GObjects.
GtkWidget *gtk_print_unix_dialog_new(const char *title, GtkWindow *parent);
GtkPrintSettings *gtk_print_unix_dialog_get_settings(void *dialog);
GtkPageSetup *gtk_print_unix_dialog_get_page_setup(void *dialog);
void gtk_print_unix_dialog_set_embed_page_setup(void *dialog, gboolean embed);
void gtk_print_unix_dialog_set_settings(void *dialog, GtkPrintSettings *settings);
void gtk_print_unix_dialog_set_page_setup(void *dialog, GtkPageSetup *setup);

GtkWindow *tn_print_dialog_new(GtkWindow *parent) {
    GtkWidget *dialog = gtk_print_unix_dialog_new(NULL, parent);
    gtk_print_unix_dialog_set_embed_page_setup(dialog, TRUE);
    return GTK_WINDOW(dialog);
}

void tn_print_dialog_set(GtkWindow *dialog, GtkPrintSettings *settings) {
    gtk_print_unix_dialog_set_settings(dialog, settings);
    GtkPageSetup *setup = gtk_page_setup_copy(gtk_print_unix_dialog_get_page_setup(dialog));
    gtk_page_setup_set_orientation(setup, gtk_print_settings_get_orientation(settings));
    gtk_print_unix_dialog_set_page_setup(dialog, setup);
    g_object_unref(setup);
}

GtkPrintSettings *tn_print_dialog_copy_settings(GtkWindow *dialog) { return gtk_print_unix_dialog_get_settings(dialog); }
GtkPageSetup *tn_print_dialog_get_page_setup(GtkWindow *dialog) { return gtk_print_unix_dialog_get_page_setup(dialog); }

G_GNUC_BEGIN_IGNORE_DEPRECATIONS
void tn_file_chooser_set_file(void *dialog, GFile *file) { gtk_file_chooser_set_file(dialog, file, NULL); }
GFile *tn_file_chooser_get_file(void *dialog) { return gtk_file_chooser_get_file(dialog); }
void tn_file_chooser_accept(void *dialog) { gtk_dialog_response(dialog, GTK_RESPONSE_ACCEPT); }
G_GNUC_END_IGNORE_DEPRECATIONS

GdkRGBA tn_text_color(GtkWidget *widget) {
    GdkRGBA color;
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color);
    G_GNUC_END_IGNORE_DEPRECATIONS
    return color;
}

void tn_put_back_event(GdkEvent *event) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gdk_display_put_event(gdk_event_get_display(event), event);
    G_GNUC_END_IGNORE_DEPRECATIONS
}

// GTK removes the grab of a popover only when it is hidden. It unmaps a popover that is still to be visible if a view
// around it is hidden or removed.
static void unmap_popover(GtkWidget *popover) {
    g_object_ref(popover);
    g_signal_chain_from_overridden_handler(popover);
    if (gtk_popover_get_autohide(GTK_POPOVER(popover))) gtk_widget_set_visible(popover, FALSE);
    g_object_unref(popover);
}

void tn_popovers_close_with_ancestors(void) {
    // A class has no signals until it is first used.
    g_type_class_ref(GTK_TYPE_POPOVER);
    g_signal_override_class_handler("unmap", GTK_TYPE_POPOVER, G_CALLBACK(unmap_popover));
}

static TNMayShow popover_may_show;

static gboolean close_popover(void *popover) {
    g_signal_emit_by_name(popover, "closed");
    return G_SOURCE_REMOVE;
}

// Measuring a list realizes it and its ancestors. GTK expects a widget that is put into a window to be unrealized.
static void unrealize_outside_window(GtkWidget *popover) {
    for (GtkWidget *child = gtk_widget_get_first_child(popover); child; child = gtk_widget_get_next_sibling(child))
        gtk_widget_unrealize(child);
    GtkWidget *top = popover;
    while (gtk_widget_get_parent(top)) top = gtk_widget_get_parent(top);
    gtk_widget_unrealize(top);
}

static void refuse_popover(GtkWidget *popover) {
    if (!gtk_widget_get_root(popover)) unrealize_outside_window(popover);
    g_idle_add_full(G_PRIORITY_DEFAULT, close_popover, g_object_ref(popover), g_object_unref);
}

static void show_popover(GtkWidget *popover) {
    if (popover_may_show(popover))
        g_signal_chain_from_overridden_handler(popover);
    else
        refuse_popover(popover);
}

// A popover outside a window has no surface for its own surface to be a child of.
static void realize_popover(GtkWidget *popover) {
    if (gtk_widget_get_root(popover)) g_signal_chain_from_overridden_handler(popover);
}

void tn_popovers_ask(TNMayShow may_show) {
    popover_may_show = may_show;
    g_signal_override_class_handler("show", GTK_TYPE_POPOVER, G_CALLBACK(show_popover));
    g_signal_override_class_handler("realize", GTK_TYPE_POPOVER, G_CALLBACK(realize_popover));
}

bool tn_surface_encode(cairo_surface_t *surface, const char *type, int quality, char **bytes, gsize *count,
                       GError **error) {
    cairo_surface_flush(surface);
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    GdkPixbuf *image = gdk_pixbuf_get_from_surface(surface, 0, 0, cairo_image_surface_get_width(surface),
                                                   cairo_image_surface_get_height(surface));
    G_GNUC_END_IGNORE_DEPRECATIONS
    if (!image) return false;
    char text[12];
    g_snprintf(text, sizeof text, "%d", quality);
    bool done = quality < 0 ? gdk_pixbuf_save_to_buffer(image, bytes, count, type, error, NULL)
                            : gdk_pixbuf_save_to_buffer(image, bytes, count, type, error, "quality", text, NULL);
    g_object_unref(image);
    return done;
}
