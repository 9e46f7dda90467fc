// What the files that take the place of a library's function share.
#ifndef STATEROOM_LIBRARIES_H
#define STATEROOM_LIBRARIES_H

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

// The definitions are weak: in a program that contains the libraries, their own are chosen, and nothing is taken over.
#define REPLACEMENT __attribute__((weak))

// Returns the definition that a library would call if these files did not exist.
static inline void *original(_Atomic(void *) *function, const char *name) {
  void *result = atomic_load_explicit(function, memory_order_relaxed);
  if (!result) {
    result = dlsym(RTLD_NEXT, name);
    atomic_store_explicit(function, result, memory_order_relaxed);
  }
  return result;
}

#endif
