#ifndef STATEROOM_C_EXECUTOR_HOOKS_H
#define STATEROOM_C_EXECUTOR_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

/// Calls `executor_hooks_run` with a job, soon and on a thread that may be kept busy.
///
/// A job is a stretch of a task from one suspension to the next. `task` is the number of the task that schedules it, which no
/// other task of the process has. `parent` is the number of the job that runs on the calling thread, or 0 if there is none.
typedef void (*executor_schedule)(uintptr_t job, uint64_t task, uint64_t parent);

/// Called when a task is scheduled. `task` is its number, and `current` that of the task that runs on the calling thread, or 0.
typedef void (*executor_observe)(uint64_t task, uint64_t current);

/// Calls `executor_hooks_resume` with a job after a delay in seconds, or returns false to leave it to the system. `current` is
/// the number of the task that sleeps.
typedef bool (*executor_sleep)(double delay, uintptr_t job, uint64_t current);

/// Takes over the scheduling of this process's jobs, unless another hook is installed already.
void executor_hooks_install(executor_schedule schedule_job, executor_observe observe_task, executor_sleep sleep);

/// Schedules a job whose time has come, as the runtime does.
void executor_hooks_resume(uintptr_t job);

/// The number of the task that runs on the calling thread, or 0.
uint64_t executor_hooks_current_task(void);

/// Runs a job as the runtime's own executor does. `number` is passed on as the parent of the jobs that it leads to.
void executor_hooks_run(uintptr_t job, uint64_t number);

/// The kernel's number of the calling thread.
int32_t executor_hooks_current_thread(void);

/// Calls `time_hooks_enqueue` with a block after a delay in seconds, or returns false to leave it to the system.
typedef bool (*time_schedule)(double delay, uintptr_t block);

/// Fires a timer of a run loop when it is due, or returns false to leave it to the system. `is_main` is true for the main run loop.
typedef bool (*time_timer)(uintptr_t timer, bool is_main);

/// Takes over what is to happen later on the main queue and on the main run loop.
void time_hooks_install(time_schedule schedule, time_timer add_timer);

/// Puts a block whose time has come into the main queue, and releases a block that was scheduled.
void time_hooks_enqueue(uintptr_t block);
void time_hooks_release_block(uintptr_t block);

/// Retains and releases a timer of a run loop.
void time_hooks_retain_timer(uintptr_t timer);
void time_hooks_release_timer(uintptr_t timer);

/// The seconds until a timer fires next, and between the times that it fires; 0 for a timer that fires once.
double time_hooks_timer_delay(uintptr_t timer);
double time_hooks_timer_interval(uintptr_t timer);
bool time_hooks_timer_is_valid(uintptr_t timer);

/// The Foundation timer of a run loop's timer, not retained; 0 if there is none.
uintptr_t time_hooks_timer_object(uintptr_t timer);

#endif
