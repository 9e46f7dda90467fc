#ifndef STATEROOM_C_EXECUTOR_HOOKS_H
#define STATEROOM_C_EXECUTOR_HOOKS_H

#include <stdint.h>

/// How many jobs for the threads that all tasks share have been handed out, and how many of them are over.
///
/// A job is a stretch of a task from one suspension to the next.
typedef struct {
  uint64_t begun;
  uint64_t ended;
} executor_job_counts;

/// Calls `executor_hooks_run` with a job, soon and on a thread that may be kept busy.
typedef void (*executor_schedule)(uintptr_t job);

/// Takes over handing out the jobs of this process, to be able to count them; unless somebody has already.
void executor_hooks_install(executor_schedule schedule_job);

/// Runs a job as the runtime's own executor does.
void executor_hooks_run(uintptr_t job);

/// The jobs so far, without those of the task that called `executor_hooks_ignore_current_task` last.
executor_job_counts executor_hooks_job_counts(void);

/// Leaves the calling task out of the counts from now on, and whoever was left out before in. To be called from a task.
void executor_hooks_ignore_current_task(void);

#endif
