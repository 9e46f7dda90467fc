// `NSLocalizedString` and `Bundle.localizedString` call `CFBundleCopyLocalizedString`. The original on Linux prefers the
// languages of the environment to those of the user, and returns a dictionary in place of a text that has plurals. The
// definition in the program takes its place: the dynamic linker binds Foundation's call to it.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

extern void *CFBundleCopyBundleURL(void *bundle);
extern void *CFBundleCopyLocalizedStringForLocalization(
    void *bundle, const void *key, const void *value, const void *table, const void *localization);
extern unsigned char CFURLGetFileSystemRepresentation(const void *url, unsigned char resolve, char *buffer, long size);
extern void CFRelease(const void *object);

// UIKit defines it. The reference is weak, because a program can contain this file without UIKit.
extern void *localized_strings_copy(const char *bundle, const void *key, const void *value, const void *table)
    __attribute__((weak));

static bool get_path(void *bundle, char path[PATH_MAX]) {
  void *url = CFBundleCopyBundleURL(bundle);
  if (!url) return false;
  bool result = CFURLGetFileSystemRepresentation(url, true, path, PATH_MAX);
  CFRelease(url);
  return result;
}

// The definition is weak: in a program that contains Foundation itself, Foundation's own is chosen.
__attribute__((weak)) void *CFBundleCopyLocalizedString(
    void *bundle, const void *key, const void *value, const void *table) {
  char path[PATH_MAX];
  if (localized_strings_copy && bundle && key && get_path(bundle, path)) {
    return localized_strings_copy(path, key, value, table);
  }
  return CFBundleCopyLocalizedStringForLocalization(bundle, key, value, table, NULL);
}
