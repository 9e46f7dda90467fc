// The concurrency runtime lets a program take over what it does with a task that is to go on outside of any actor, through a
// hook that C alone can declare: it is a variable, and a function with Swift's calling convention. See
// swift/Runtime/Concurrency.h and GlobalExecutor.cpp in Swift's sources.
#include "CExecutorHooks.h"

#include <stdatomic.h>
#include <stddef.h>

#define SWIFT_CALL __attribute__((swiftcall))

typedef struct Job Job;
typedef struct {
  void *identity;
  uintptr_t implementation;
} SerialExecutorRef;
typedef SWIFT_CALL void (*enqueue_original)(Job *);
typedef SWIFT_CALL void (*enqueue_hook)(Job *, enqueue_original);

extern enqueue_hook swift_task_enqueueGlobal_hook;
// A task is the job that is enqueued whenever it goes on.
extern SWIFT_CALL Job *swift_task_getCurrent(void);
extern SWIFT_CALL void swift_job_run(Job *, SerialExecutorRef);

static _Atomic uint64_t begun;
static _Atomic uint64_t ended;
static _Atomic(Job *) ignored;

static executor_schedule schedule;

static SWIFT_CALL void enqueue(Job *job, enqueue_original original) {
  if (job == atomic_load(&ignored)) return original(job);
  atomic_fetch_add(&begun, 1);
  schedule((uintptr_t)job);
}

void executor_hooks_install(executor_schedule schedule_job) {
  // Somebody who came first is left alone; then nothing is counted.
  if (swift_task_enqueueGlobal_hook) return;
  schedule = schedule_job;
  swift_task_enqueueGlobal_hook = enqueue;
}

void executor_hooks_run(uintptr_t job) {
  swift_job_run((Job *)job, (SerialExecutorRef){NULL, 0});
  // By now, whatever the job has called back to the main actor is in the main queue.
  atomic_fetch_add(&ended, 1);
}

executor_job_counts executor_hooks_job_counts(void) {
  // In this order: a job that ends in between must not seem to have ended before it began.
  uint64_t now_ended = atomic_load(&ended);
  return (executor_job_counts){atomic_load(&begun), now_ended};
}

void executor_hooks_ignore_current_task(void) { atomic_store(&ignored, swift_task_getCurrent()); }
