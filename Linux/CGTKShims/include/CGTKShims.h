#pragma once
// The parts of GTK that Swift can't import: macros, variadic functions, and our own widget classes. Prefix: tn_.
#include <stdbool.h>
#include <gtk/gtk.h>

/// The GType of an instance; G_OBJECT_TYPE is a macro.
GType tn_type_of(void *instance);
/// Whether an instance is of a type; G_TYPE_CHECK_INSTANCE_TYPE is a macro.
bool tn_is_a(void *instance, GType type);

/// A GtkWidget that gives its children the frames it gets from Swift: the widget of a UIView.
/// `allocate` is called with the widget's new size, in pixels, and must give every visible child its allocation.
typedef void (*TNHostAllocate)(GtkWidget *host, int width, int height, int baseline, void *context);
GtkWidget *tn_host_new(TNHostAllocate allocate, void *context);
/// Whether a widget is one of these.
bool tn_is_host(GtkWidget *widget);
/// The context given to tn_host_new.
void tn_host_set_context(GtkWidget *host, void *context);
/// Whether a host requests the size of its content, because a GTK box lays it out instead of a superview.
void tn_host_set_asks(GtkWidget *host, bool asks);
/// Whether a host's drawing is thrown away. The host stays mapped, unlike a hidden widget.
void tn_host_set_veiled(GtkWidget *host, bool veiled);
/// Call when the Swift owner is deallocated: GTK may keep the widget a little longer. Ends the callbacks and removes
/// the children.
void tn_host_end(GtkWidget *host);

/// Loads a style sheet. Newer GTK deprecates this function for one with another name.
void tn_css_provider_load(void *provider, const char *css);

/// Puts an event back into the queue. Newer GTK deprecates the function without a replacement.
void tn_put_back_event(GdkEvent *event);

/// Set or get the file of a file dialog, or accept it. Newer GTK deprecates these functions, but WebKitGTK opens this
/// kind of dialog.
void tn_file_chooser_set_file(void *dialog, GFile *file);
GFile *tn_file_chooser_get_file(void *dialog);
void tn_file_chooser_accept(void *dialog);

/// Closes each menu of the process when a view around it is hidden or removed. Otherwise GTK would keep the mouse and
/// the keyboard of all windows for the menu. Call once.
void tn_popovers_close_with_ancestors(void);

/// Calls `may_show` before any popover of the process is shown. If it returns false, the popover is closed as soon as
/// the call that shows it has returned. Call once, after tn_popovers_close_with_ancestors.
typedef bool (*TNMayShow)(GtkWidget *popover);
void tn_popovers_ask(TNMayShow may_show);

/// A paintable that Swift draws, in the color of the text around it. `draw` gets the size and a context whose source is
/// that color. `release` is called with the context when the paintable is finalized.
typedef void (*TNDraw)(cairo_t *cairo, double width, double height, void *context);
GdkPaintable *tn_drawing_new(TNDraw draw, void *context, GDestroyNotify release);

/// Sets a widget's role for assistive technology. Call before the widget is first shown.
void tn_accessible_set_role(void *widget, GtkAccessibleRole role);

/// Libadwaita's window about an app, not shown yet. Newer libadwaita deprecates it for a dialog that older ones lack.
/// The version and the copyright may be NULL.
GtkWindow *tn_about_window_new(GtkWindow *parent, const char *name, const char *icon, const char *version,
                               const char *copyright);

/// The color of a widget's text. Newer GTK deprecates the function that reads it.
GdkRGBA tn_text_color(GtkWidget *widget);

/// A dialog for choosing a printer, not shown yet. The functions are in GTK's library, but their header is in another
/// pkg-config package.
GtkWindow *tn_print_dialog_new(GtkWindow *parent);
/// Sets what is chosen in the dialog when it opens.
void tn_print_dialog_set(GtkWindow *dialog, GtkPrintSettings *settings);
/// The settings chosen in the dialog. The caller releases them.
GtkPrintSettings *tn_print_dialog_copy_settings(GtkWindow *dialog);
/// The paper chosen in the dialog, which owns it.
GtkPageSetup *tn_print_dialog_get_page_setup(GtkWindow *dialog);

/// Encodes an image in a format of GdkPixbuf, of which "jpeg" has a quality from 0 to 100. Newer GTK deprecates the
/// function that reads a Cairo surface. The caller releases the bytes.
bool tn_surface_encode(cairo_surface_t *surface, const char *type, int quality, char **bytes, gsize *count, GError **error);
