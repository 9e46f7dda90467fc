#ifndef STATEROOM_C_SLEEP_HOOKS_H
#define STATEROOM_C_SLEEP_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

/// A function that may take over a task that begins to sleep on the continuous clock, in the task's thread.
///
/// It returns whether it has taken over; then it owns `sleep`. The delay is in nanoseconds, and `INT64_MAX` if it exceeds a
/// century. `job` is the number of the job in which the task begins to sleep, or 0 if there is none.
typedef bool (*sleep_schedule)(uintptr_t sleep, int64_t delay, uint64_t job);

/// Installs the function. Until then, every task sleeps in real time.
void sleep_hooks_install(sleep_schedule schedule_sleep);

/// The number of the sleeping task, which no other task of the process has.
uint64_t sleep_hooks_task(uintptr_t sleep);
/// Returns whether the sleeping task was cancelled, and therefore has been resumed.
bool sleep_hooks_is_cancelled(uintptr_t sleep);
/// Cancels the sleeping task.
void sleep_hooks_cancel(uintptr_t sleep);
/// Ends a sleep, and releases it. `number` is passed on as the parent of the jobs that it leads to.
void sleep_hooks_end(uintptr_t sleep, uint64_t number);

#endif
