// In a process whose main thread has left for `dispatch_main()`, such as that of tests, Dispatch executes the main queue on threads
// of its pool. `_CFIsMainThread`, which Foundation calls, is therefore defined here to be true there, too: it takes the place of the
// library's own. So `Thread.isMainThread` is true for code of the main actor, and `OperationQueue.current` is the main queue.
//
// Otherwise a notification for an observer with `queue: .main` would wait for the main queue on the main queue, without end.
#define _GNU_SOURCE
#include "libraries.h"

#include <stdbool.h>

extern struct dispatch_queue_s _dispatch_main_q;
extern void *dispatch_get_specific(const void *key);
extern void dispatch_queue_set_specific(struct dispatch_queue_s *, const void *key, void *context, void (*destructor)(void *));

static char mark;

__attribute__((constructor)) static void mark_main_queue(void) {
  dispatch_queue_set_specific(&_dispatch_main_q, &mark, &mark, NULL);
}

REPLACEMENT unsigned char _CFIsMainThread(void) {
  static _Atomic(void *) function;
  unsigned char (*is_main_thread)(void) = (unsigned char (*)(void))original(&function, "_CFIsMainThread");
  return (is_main_thread && is_main_thread()) || dispatch_get_specific(&mark) != NULL;
}
