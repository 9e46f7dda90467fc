#ifndef STATEROOM_C_EXECUTOR_HOOKS_H
#define STATEROOM_C_EXECUTOR_HOOKS_H

#include <stdint.h>

/// Calls `executor_hooks_run` with a job, soon and on a thread that may be kept busy.
///
/// A job is a stretch of a task from one suspension to the next. `task` is the number of the task that schedules it, which no
/// other task of the process has. `parent` is the number of the job that runs on the calling thread, or 0 if there is none.
typedef void (*executor_schedule)(uintptr_t job, uint64_t task, uint64_t parent);

/// Takes over the scheduling of this process's jobs, unless another hook is installed already.
void executor_hooks_install(executor_schedule schedule_job);

/// Runs a job as the runtime's own executor does. `number` is passed on as the parent of the jobs that it leads to.
void executor_hooks_run(uintptr_t job, uint64_t number);

/// Calls a function with its context. `number` is passed on as the parent of the jobs that it leads to.
void executor_hooks_call(void (*function)(void *), void *context, uint64_t number);

/// The number of the job that runs on the calling thread, or 0 if there is none.
uint64_t executor_hooks_current_job(void);

/// The number of the task that runs on the calling thread, or 0 if there is none.
uint64_t executor_hooks_current_task(void);

/// The kernel's number of the calling thread.
int32_t executor_hooks_current_thread(void);

#endif
