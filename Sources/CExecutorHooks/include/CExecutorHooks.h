#ifndef STATEROOM_C_EXECUTOR_HOOKS_H
#define STATEROOM_C_EXECUTOR_HOOKS_H

#include <stdint.h>

/// How many jobs Swift's concurrency runtime has handed to its executors.
///
/// A job is a stretch of a task from one suspension to the next. The counts only grow.
typedef struct {
  /// Jobs for the main actor.
  uint64_t main;
  /// Jobs for the threads that all other tasks share.
  uint64_t global;
} executor_job_counts;

/// Begins to count. Every further call does nothing.
void executor_hooks_install(void);

/// The jobs since counting began, those of the task left out that was named by `executor_hooks_ignore_current_task`.
executor_job_counts executor_hooks_job_counts(void);

/// Leaves the calling task out of the counts from now on, and whoever was left out before in. To be called from a task.
void executor_hooks_ignore_current_task(void);

#endif
