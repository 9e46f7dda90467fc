#ifndef STATEROOM_C_RUN_LOOP_HOOKS_H
#define STATEROOM_C_RUN_LOOP_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

/// The functions that take over the main run loop where Dispatch executes the main queue on threads of its pool.
typedef struct {
  /// Returns whether the calling code waits for the device, whose time it may move.
  bool (*is_virtual)(void);
  /// Moves the time by a delay in nanoseconds, or to the next event if the delay is `INT64_MAX`.
  void (*run)(int64_t delay);
} run_loop_hooks;

/// Installs the functions. Until then, such a thread has only a run loop of its own.
void run_loop_hooks_install(run_loop_hooks hooks);

#endif
