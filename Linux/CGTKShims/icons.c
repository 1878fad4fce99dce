#include <gio/gio.h>

#if defined (__ELF__) && ( __GNUC__ > 2 || (__GNUC__ == 2 && __GNUC_MINOR__ >= 6))
# define SECTION __attribute__ ((section (".gresource.tn_icons"), aligned (8)))
#else
# define SECTION
#endif

static const SECTION union { const guint8 data[717]; const double alignment; void * const ptr;}  tn_icons_resource_data = {
  "\107\126\141\162\151\141\156\164\000\000\000\000\000\000\000\000"
  "\030\000\000\000\344\000\000\000\000\000\000\050\007\000\000\000"
  "\000\000\000\000\000\000\000\000\001\000\000\000\002\000\000\000"
  "\003\000\000\000\005\000\000\000\007\000\000\000\113\120\220\013"
  "\001\000\000\000\344\000\000\000\004\000\114\000\350\000\000\000"
  "\354\000\000\000\324\265\002\000\377\377\377\377\354\000\000\000"
  "\001\000\114\000\360\000\000\000\364\000\000\000\022\352\356\017"
  "\003\000\000\000\364\000\000\000\024\000\166\000\010\001\000\000"
  "\220\002\000\000\217\046\262\047\004\000\000\000\220\002\000\000"
  "\010\000\114\000\230\002\000\000\234\002\000\000\317\150\062\367"
  "\006\000\000\000\234\002\000\000\011\000\114\000\250\002\000\000"
  "\254\002\000\000\036\335\230\057\000\000\000\000\254\002\000\000"
  "\020\000\114\000\274\002\000\000\300\002\000\000\211\240\211\211"
  "\005\000\000\000\300\002\000\000\006\000\114\000\310\002\000\000"
  "\314\002\000\000\157\162\147\057\005\000\000\000\057\000\000\000"
  "\000\000\000\000\143\157\155\160\141\163\163\055\163\171\155\142"
  "\157\154\151\143\056\163\166\147\170\001\000\000\000\000\000\000"
  "\074\163\166\147\040\170\155\154\156\163\075\042\150\164\164\160"
  "\072\057\057\167\167\167\056\167\063\056\157\162\147\057\062\060"
  "\060\060\057\163\166\147\042\040\167\151\144\164\150\075\042\061"
  "\066\042\040\150\145\151\147\150\164\075\042\061\066\042\040\166"
  "\151\145\167\102\157\170\075\042\060\040\060\040\061\066\040\061"
  "\066\042\076\012\040\040\074\160\141\164\150\040\146\151\154\154"
  "\075\042\043\062\145\063\064\063\066\042\040\146\151\154\154\055"
  "\162\165\154\145\075\042\145\166\145\156\157\144\144\042\040\144"
  "\075\042\115\070\040\060\056\065\141\067\056\065\040\067\056\065"
  "\040\060\040\061\040\060\040\060\040\061\065\141\067\056\065\040"
  "\067\056\065\040\060\040\061\040\060\040\060\040\055\061\065\172"
  "\012\040\040\040\040\115\070\040\062\056\062\141\065\056\070\040"
  "\065\056\070\040\060\040\061\040\061\040\060\040\061\061\056\066"
  "\141\065\056\070\040\065\056\070\040\060\040\061\040\061\040\060"
  "\040\055\061\061\056\066\172\042\057\076\012\040\040\074\160\141"
  "\164\150\040\146\151\154\154\075\042\043\062\145\063\064\063\066"
  "\042\040\146\151\154\154\055\162\165\154\145\075\042\145\166\145"
  "\156\157\144\144\042\040\144\075\042\115\061\061\056\070\040\064"
  "\056\062\114\071\056\066\040\071\056\066\114\064\056\062\040\061"
  "\061\056\070\114\066\056\064\040\066\056\064\172\040\115\070\040"
  "\067\056\061\141\060\056\071\040\060\056\071\040\060\040\061\040"
  "\060\040\060\040\061\056\070\141\060\056\071\040\060\056\071\040"
  "\060\040\061\040\060\040\060\040\055\061\056\070\172\042\057\076"
  "\012\074\057\163\166\147\076\012\000\000\050\165\165\141\171\051"
  "\141\143\164\151\157\156\163\057\002\000\000\000\163\143\141\154"
  "\141\142\154\145\057\000\000\000\003\000\000\000\164\165\162\142"
  "\157\055\156\141\166\151\147\141\164\157\162\057\006\000\000\000"
  "\151\143\157\156\163\057\000\000\004\000\000\000" };

static GStaticResource static_resource = { tn_icons_resource_data.data, sizeof (tn_icons_resource_data.data) - 1 /* nul terminator */, NULL, NULL, NULL };

G_MODULE_EXPORT
GResource *tn_icons_get_resource (void);
GResource *tn_icons_get_resource (void)
{
  return g_static_resource_get_resource (&static_resource);
}
/* GLIB - Library of useful routines for C programming
 * Copyright (C) 1995-1997  Peter Mattis, Spencer Kimball and Josh MacDonald
 *
 * SPDX-License-Identifier: LGPL-2.1-or-later
 *
 * This library is free software; you can redistribute it and/or
 * modify it under the terms of the GNU Lesser General Public
 * License as published by the Free Software Foundation; either
 * version 2.1 of the License, or (at your option) any later version.
 *
 * This library is distributed in the hope that it will be useful,
 * but WITHOUT ANY WARRANTY; without even the implied warranty of
 * MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.	 See the GNU
 * Lesser General Public License for more details.
 *
 * You should have received a copy of the GNU Lesser General Public
 * License along with this library; if not, see <http://www.gnu.org/licenses/>.
 */

/*
 * Modified by the GLib Team and others 1997-2000.  See the AUTHORS
 * file for a list of people on the GLib Team.  See the ChangeLog
 * files for a list of changes.  These files are distributed with
 * GLib at ftp://ftp.gtk.org/pub/gtk/.
 */

#ifndef __G_CONSTRUCTOR_H__
#define __G_CONSTRUCTOR_H__

/*
  If G_HAS_CONSTRUCTORS is true then the compiler support *both* constructors and
  destructors, in a usable way, including e.g. on library unload. If not you're on
  your own.

  Some compilers need #pragma to handle this, which does not work with macros,
  so the way you need to use this is (for constructors):

  #ifdef G_DEFINE_CONSTRUCTOR_NEEDS_PRAGMA
  #pragma G_DEFINE_CONSTRUCTOR_PRAGMA_ARGS(my_constructor)
  #endif
  G_DEFINE_CONSTRUCTOR(my_constructor)
  static void my_constructor(void) {
   ...
  }

*/

#ifndef __GTK_DOC_IGNORE__

#if  __GNUC__ > 2 || (__GNUC__ == 2 && __GNUC_MINOR__ >= 7)

#define G_HAS_CONSTRUCTORS 1

#define G_DEFINE_CONSTRUCTOR(_func) static void __attribute__((constructor)) _func (void);
#define G_DEFINE_DESTRUCTOR(_func) static void __attribute__((destructor)) _func (void);

#elif defined (_MSC_VER) && (_MSC_VER >= 1500)
/* Visual studio 2008 and later has _Pragma */

/*
 * Only try to include gslist.h if not already included via glib.h,
 * so that items using gconstructor.h outside of GLib (such as
 * GResources) continue to build properly.
 */
#ifndef __G_LIB_H__
#include "gslist.h"
#endif

#include <stdlib.h>

#define G_HAS_CONSTRUCTORS 1

/* We do some weird things to avoid the constructors being optimized
 * away on VS2015 if WholeProgramOptimization is enabled. First we
 * make a reference to the array from the wrapper to make sure its
 * references. Then we use a pragma to make sure the wrapper function
 * symbol is always included at the link stage. Also, the symbols
 * need to be extern (but not dllexport), even though they are not
 * really used from another object file.
 */

/* We need to account for differences between the mangling of symbols
 * for x86 and x64/ARM/ARM64 programs, as symbols on x86 are prefixed
 * with an underscore but symbols on x64/ARM/ARM64 are not.
 */
#ifdef _M_IX86
#define G_MSVC_SYMBOL_PREFIX "_"
#else
#define G_MSVC_SYMBOL_PREFIX ""
#endif

#define G_DEFINE_CONSTRUCTOR(_func) G_MSVC_CTOR (_func, G_MSVC_SYMBOL_PREFIX)
#define G_DEFINE_DESTRUCTOR(_func) G_MSVC_DTOR (_func, G_MSVC_SYMBOL_PREFIX)

#define G_MSVC_CTOR(_func,_sym_prefix) \
  static void _func(void); \
  extern int (* _array ## _func)(void);              \
  int _func ## _wrapper(void) { _func(); g_slist_find (NULL,  _array ## _func); return 0; } \
  __pragma(comment(linker,"/include:" _sym_prefix # _func "_wrapper")) \
  __pragma(section(".CRT$XCU",read)) \
  __declspec(allocate(".CRT$XCU")) int (* _array ## _func)(void) = _func ## _wrapper;

#define G_MSVC_DTOR(_func,_sym_prefix) \
  static void _func(void); \
  extern int (* _array ## _func)(void);              \
  int _func ## _constructor(void) { atexit (_func); g_slist_find (NULL,  _array ## _func); return 0; } \
   __pragma(comment(linker,"/include:" _sym_prefix # _func "_constructor")) \
  __pragma(section(".CRT$XCU",read)) \
  __declspec(allocate(".CRT$XCU")) int (* _array ## _func)(void) = _func ## _constructor;

#elif defined (_MSC_VER)

#define G_HAS_CONSTRUCTORS 1

/* Pre Visual studio 2008 must use #pragma section */
#define G_DEFINE_CONSTRUCTOR_NEEDS_PRAGMA 1
#define G_DEFINE_DESTRUCTOR_NEEDS_PRAGMA 1

#define G_DEFINE_CONSTRUCTOR_PRAGMA_ARGS(_func) \
  section(".CRT$XCU",read)
#define G_DEFINE_CONSTRUCTOR(_func) \
  static void _func(void); \
  static int _func ## _wrapper(void) { _func(); return 0; } \
  __declspec(allocate(".CRT$XCU")) static int (*p)(void) = _func ## _wrapper;

#define G_DEFINE_DESTRUCTOR_PRAGMA_ARGS(_func) \
  section(".CRT$XCU",read)
#define G_DEFINE_DESTRUCTOR(_func) \
  static void _func(void); \
  static int _func ## _constructor(void) { atexit (_func); return 0; } \
  __declspec(allocate(".CRT$XCU")) static int (* _array ## _func)(void) = _func ## _constructor;

#elif defined(__SUNPRO_C)

/* This is not tested, but i believe it should work, based on:
 * http://opensource.apple.com/source/OpenSSL098/OpenSSL098-35/src/fips/fips_premain.c
 */

#define G_HAS_CONSTRUCTORS 1

#define G_DEFINE_CONSTRUCTOR_NEEDS_PRAGMA 1
#define G_DEFINE_DESTRUCTOR_NEEDS_PRAGMA 1

#define G_DEFINE_CONSTRUCTOR_PRAGMA_ARGS(_func) \
  init(_func)
#define G_DEFINE_CONSTRUCTOR(_func) \
  static void _func(void);

#define G_DEFINE_DESTRUCTOR_PRAGMA_ARGS(_func) \
  fini(_func)
#define G_DEFINE_DESTRUCTOR(_func) \
  static void _func(void);

#else

/* constructors not supported for this compiler */

#endif

#endif /* __GTK_DOC_IGNORE__ */
#endif /* __G_CONSTRUCTOR_H__ */

#ifdef G_HAS_CONSTRUCTORS

#ifdef G_DEFINE_CONSTRUCTOR_NEEDS_PRAGMA
#pragma G_DEFINE_CONSTRUCTOR_PRAGMA_ARGS(tn_iconsresource_constructor)
#endif
G_DEFINE_CONSTRUCTOR(tn_iconsresource_constructor)
#ifdef G_DEFINE_DESTRUCTOR_NEEDS_PRAGMA
#pragma G_DEFINE_DESTRUCTOR_PRAGMA_ARGS(tn_iconsresource_destructor)
#endif
G_DEFINE_DESTRUCTOR(tn_iconsresource_destructor)

#else
#warning "Constructor not supported on this compiler, linking in resources will not work"
#endif

static void tn_iconsresource_constructor (void)
{
  g_static_resource_init (&static_resource);
}

static void tn_iconsresource_destructor (void)
{
  g_static_resource_fini (&static_resource);
}
