// The concurrency runtime lets a program see the jobs that it hands to its executors, through hooks that C alone can
// declare: they have Swift's calling convention and are variables. See swift/Runtime/Concurrency.h in Swift's sources.
#include "CExecutorHooks.h"

#include <stdatomic.h>
#include <stddef.h>

#define SWIFT_CALL __attribute__((swiftcall))

typedef struct Job Job;
typedef SWIFT_CALL void (*enqueue_original)(Job *);
typedef SWIFT_CALL void (*enqueue_hook)(Job *, enqueue_original);

extern enqueue_hook swift_task_enqueueMainExecutor_hook;
extern enqueue_hook swift_task_enqueueGlobal_hook;
// A task is the job that is enqueued whenever it goes on.
extern SWIFT_CALL Job *swift_task_getCurrent(void);

static _Atomic uint64_t main_count;
static _Atomic uint64_t global_count;
static _Atomic(Job *) ignored;

// Somebody may have come first, and goes on to be called.
static enqueue_hook earlier_main_hook;
static enqueue_hook earlier_global_hook;

static void enqueue(Job *job, _Atomic uint64_t *count, enqueue_hook earlier, enqueue_original original) {
  if (job != atomic_load(&ignored)) atomic_fetch_add(count, 1);
  earlier ? earlier(job, original) : original(job);
}

static SWIFT_CALL void enqueue_main(Job *job, enqueue_original original) {
  enqueue(job, &main_count, earlier_main_hook, original);
}

static SWIFT_CALL void enqueue_global(Job *job, enqueue_original original) {
  enqueue(job, &global_count, earlier_global_hook, original);
}

void executor_hooks_install(void) {
  static atomic_flag is_installed = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&is_installed)) return;
  earlier_main_hook = swift_task_enqueueMainExecutor_hook;
  earlier_global_hook = swift_task_enqueueGlobal_hook;
  swift_task_enqueueMainExecutor_hook = enqueue_main;
  swift_task_enqueueGlobal_hook = enqueue_global;
}

executor_job_counts executor_hooks_job_counts(void) {
  return (executor_job_counts){atomic_load(&main_count), atomic_load(&global_count)};
}

void executor_hooks_ignore_current_task(void) { atomic_store(&ignored, swift_task_getCurrent()); }
