#ifndef STATEROOM_C_TIMER_HOOKS_H
#define STATEROOM_C_TIMER_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

/// The functions that may take over what this process schedules for a later time.
///
/// A function returns whether it has taken over. If not, the request goes to the library that it was made to. Delays are in
/// seconds, and infinite if they exceed a century. Those of blocks and sleeps are positive; a timer may be due already. Objects
/// are represented by their addresses.
typedef struct {
  /// A block for the main queue. The callee owns `block`, if it takes over.
  bool (*schedule_block)(uintptr_t block, double delay);

  /// The end of a sleep of a task: a call of `function` with `context`. `task` is the task that sleeps, `number` its number.
  ///
  /// Called in that task, on any thread. The callee owns a reference to `task`, if it takes over.
  bool (*schedule_wake)(void (*function)(void *), uintptr_t context, uintptr_t task, uint64_t number, double delay);

  /// A timer that is added to a mode of the main run loop, or of that of the current thread. The callee owns a reference to
  /// `timer` and to `mode`, if it takes over.
  bool (*schedule_timer)(uintptr_t timer, uintptr_t mode, double delay);

  /// A timer whose date is set.
  void (*reschedule_timer)(uintptr_t timer, double delay);
} timer_hooks;

/// Installs the functions. Until then, every request goes to the library that it was made to.
void timer_hooks_install(timer_hooks hooks);

/// Forgets when the calling thread has read the clocks, because it begins to execute something else.
void timer_hooks_forget_readings(void);

/// Returns whether a task was cancelled.
bool timer_hooks_is_cancelled(uintptr_t task);
/// Releases a reference to a task.
void timer_hooks_release_task(uintptr_t task);
/// Releases a block.
void timer_hooks_release_block(uintptr_t block);

/// Passes a block, which the callee releases, to Dispatch.
void timer_hooks_continue_block(uintptr_t block, double delay);
/// Passes the end of a sleep to Dispatch.
void timer_hooks_continue_wake(void (*function)(void *), uintptr_t context, double delay);
/// Adds a timer to a mode of the main run loop.
void timer_hooks_continue_timer(uintptr_t timer, uintptr_t mode);

/// Returns whether a timer was not invalidated.
bool timer_hooks_is_valid(uintptr_t timer);
/// Returns the interval of a timer that repeats, or 0.
double timer_hooks_interval(uintptr_t timer);
/// Sets the date of a timer to a real time, without calling `reschedule_timer`.
void timer_hooks_set_date(uintptr_t timer, double delay);
/// Returns the `Timer` of a run loop's timer, which retains it; 0 after the timer was invalidated.
uintptr_t timer_hooks_object(uintptr_t timer);
/// Retains a timer.
void timer_hooks_retain(uintptr_t timer);
/// Releases a reference to a timer, or to a mode.
void timer_hooks_release(uintptr_t object);

#endif
