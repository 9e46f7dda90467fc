// In a process whose main thread has left for `dispatch_main()`, such as that of tests, Dispatch executes the main queue on threads
// of its pool. Their run loops have nothing to run, so that a test that waits with `RunLoop.run(until:)` would not wait. While
// the hooks take over, the main run loop is the current one there, and running it moves the time of the device.
#define _GNU_SOURCE
#include "CRunLoopHooks.h"

#include "libraries.h"

#include <math.h>

extern void *CFRunLoopGetMain(void);

static _Atomic(bool) is_installed;
static run_loop_hooks hooks;

// The date that the last run has reached in the time of the device, which is ahead of the clock; 0 if there was none.
static __thread double reached;

void run_loop_hooks_install(run_loop_hooks functions) {
  if (atomic_load(&is_installed)) return;
  hooks = functions;
  atomic_store(&is_installed, true);
}

static void *own_run_loop(void) {
  static _Atomic(void *) function;
  return ((void *(*)(void))original(&function, "CFRunLoopGetCurrent"))();
}

static double now(void) {
  static _Atomic(void *) function;
  return ((double (*)(void))original(&function, "CFAbsoluteTimeGetCurrent"))();
}

static bool is_virtual(void) {
  return atomic_load(&is_installed) && hooks.is_virtual() && own_run_loop() != CFRunLoopGetMain();
}

REPLACEMENT void *CFRunLoopGetCurrent(void) { return is_virtual() ? CFRunLoopGetMain() : own_run_loop(); }

// `RunLoop.run(mode:before:)` calls this first, and does not run a loop without timers and sources.
REPLACEMENT unsigned char _CFRunLoopFinished(void *run_loop, const void *mode) {
  reached = 0;
  if (run_loop == CFRunLoopGetMain() && is_virtual()) return false;
  static _Atomic(void *) function;
  return ((unsigned char (*)(void *, const void *))original(&function, "_CFRunLoopFinished"))(run_loop, mode);
}

REPLACEMENT int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns_after_source) {
  if (is_virtual()) {
    // A part of the seconds has passed since they were computed from a date.
    double milliseconds = ceil(fmax(seconds, 0) * 1000);
    hooks.run(milliseconds < 1e12 ? (int64_t)milliseconds * 1000000 : INT64_MAX);
    reached = now() + seconds;
    return 3;  // kCFRunLoopRunTimedOut
  }
  static _Atomic(void *) function;
  return ((int32_t (*)(const void *, double, unsigned char))original(&function, "CFRunLoopRunInMode"))(
      mode, seconds, returns_after_source);
}

// `RunLoop.run(until:)` runs the loop again until this reaches its date.
REPLACEMENT double CFAbsoluteTimeGetCurrent(void) {
  double time = fmax(now(), reached);
  reached = 0;
  return time;
}
