#ifndef STATEROOM_C_TIMER_HOOKS_H
#define STATEROOM_C_TIMER_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

/// The functions that may take over what this process schedules for a later time.
///
/// A function returns whether it has taken over. If not, the request goes to the library that it was made to. The functions are
/// called on any thread. Delays are in nanoseconds, and `INT64_MAX` if they exceed a century. That of a block is
/// positive, or 0 for a block of the main run loop, and that of a timer whose date has passed is negative. Objects are
/// represented by their addresses.
typedef struct {
  /// A block for the main queue, or for the next turn of the main run loop. The callee owns `block`, if it takes over.
  bool (*schedule_block)(uintptr_t block, int64_t delay);

  /// A timer that is added to a mode of the main run loop, or of that of the current thread if `is_main` is `false`. The callee
  /// owns a reference to `timer` and to `mode`, if it takes over.
  bool (*schedule_timer)(uintptr_t timer, uintptr_t mode, bool is_main, int64_t delay);

  /// A timer whose date is set.
  void (*reschedule_timer)(uintptr_t timer, int64_t delay);
} timer_hooks;

/// Installs the functions. Until then, every request goes to the library that it was made to.
void timer_hooks_install(timer_hooks hooks);

/// Releases a block.
void timer_hooks_release_block(uintptr_t block);

/// Passes a block to Dispatch, which retains it.
void timer_hooks_continue_block(uintptr_t block, int64_t delay);
/// Adds a timer to a mode of the main run loop.
void timer_hooks_continue_timer(uintptr_t timer, uintptr_t mode);

/// Returns whether a timer was not invalidated.
bool timer_hooks_is_valid(uintptr_t timer);
/// Invalidates a timer.
void timer_hooks_invalidate(uintptr_t timer);
/// Returns the interval of a timer that repeats, or 0.
int64_t timer_hooks_interval(uintptr_t timer);
/// Sets the date of a timer to a real time, without calling `reschedule_timer`.
void timer_hooks_set_date(uintptr_t timer, int64_t delay);
/// Returns the `Timer` of a run loop's timer, which retains it; 0 if the timer was invalidated.
uintptr_t timer_hooks_object(uintptr_t timer);
/// Retains a timer.
void timer_hooks_retain(uintptr_t timer);
/// Releases a reference to a timer, or to a mode.
void timer_hooks_release(uintptr_t object);

#endif
