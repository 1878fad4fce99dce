#pragma once
// What Swift cannot import of GTK: macros, variadic functions, and widget classes of our own. Prefix: tn_.
#include <stdbool.h>
#include <gtk/gtk.h>

/// The GType of an instance; G_OBJECT_TYPE is a macro.
GType tn_type_of(void *instance);
/// Whether an instance is of a type; G_TYPE_CHECK_INSTANCE_TYPE is a macro.
bool tn_is_a(void *instance, GType type);

/// A GtkWidget that lays out its children at the rectangles it is told: the stand-in for a UIView.
/// `allocate` is called with the widget's new size, in pixels, and must give every visible child its allocation.
typedef void (*TNHostAllocate)(GtkWidget *host, int width, int height, int baseline, void *context);
GtkWidget *tn_host_new(TNHostAllocate allocate, void *context);
/// The context given to tn_host_new.
void tn_host_set_context(GtkWidget *host, void *context);
/// Whether a host asks for as much as its content does, since a box of GTK's lays it out and no superview.
void tn_host_set_asks(GtkWidget *host, bool asks);
/// Whether a host is drawn without being seen. It stays mapped, which hiding it would end.
void tn_host_set_veiled(GtkWidget *host, bool veiled);
/// To be called when the Swift owner goes: something of GTK's may keep the widget a little longer. It calls no more and
/// lets its children go.
void tn_host_end(GtkWidget *host);

/// Loads a style sheet; the function has another name in newer GTK, which calls the old one deprecated.
void tn_css_provider_load(void *provider, const char *css);

/// Puts an event back into the queue; newer GTK calls the function deprecated and has no other.
void tn_put_back_event(GdkEvent *event);

/// Names a file in a dialog for files, asks which one is named, and answers the dialog. Newer GTK calls these functions
/// deprecated, while WebKitGTK opens that dialog.
void tn_file_chooser_set_file(void *dialog, GFile *file);
GFile *tn_file_chooser_get_file(void *dialog);
void tn_file_chooser_accept(void *dialog);

/// Asks before each popover of the process is shown whether it may be. One that may not is closed as soon as the call
/// that shows it has returned. To be called once.
typedef bool (*TNMayShow)(GtkWidget *popover);
void tn_popovers_ask(TNMayShow may_show);

/// Makes the icons of `Icons` part of the program's resources, below "/org/turbo-navigator/icons". To be called once.
void tn_icons_register_resource(void);

/// Gives a widget a role for assistive technology, before it is first shown.
void tn_accessible_set_role(void *widget, GtkAccessibleRole role);

/// A dialog to choose a printer in, not shown yet. Its declarations are in a package of GTK's that pkg-config has to be
/// asked for by another name; the functions are in the same library.
GtkWindow *tn_print_dialog_new(GtkWindow *parent);
/// What was chosen in it; the caller's to release.
GtkPrintSettings *tn_print_dialog_copy_settings(GtkWindow *dialog);
/// The paper that was chosen in it; the dialog's own.
GtkPageSetup *tn_print_dialog_get_page_setup(GtkWindow *dialog);
