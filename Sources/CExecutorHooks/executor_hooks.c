// The concurrency runtime lets a program take over what it does with a task that is to go on outside of any actor, through a
// hook that C alone can declare: it is a variable, and a function with Swift's calling convention. See
// swift/Runtime/Concurrency.h and GlobalExecutor.cpp in Swift's sources.
#include "CExecutorHooks.h"

#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

#define SWIFT_CALL __attribute__((swiftcall))

typedef struct Job Job;
typedef struct {
  void *identity;
  uintptr_t implementation;
} SerialExecutorRef;
typedef SWIFT_CALL void (*enqueue_original)(Job *);
typedef SWIFT_CALL void (*enqueue_hook)(Job *, enqueue_original);

extern enqueue_hook swift_task_enqueueGlobal_hook;
extern SWIFT_CALL void swift_job_run(Job *, SerialExecutorRef);
extern SWIFT_CALL Job *swift_task_getCurrent(void);
extern SWIFT_CALL uint64_t swift_task_getJobTaskId(Job *);

static executor_schedule schedule;
static _Thread_local uint64_t current;

static SWIFT_CALL void enqueue(Job *job, enqueue_original original) {
  (void)original;
  // A task that yields is represented by a job of its own, whose address the next one gets; so the task is asked for.
  Job *task = swift_task_getCurrent();
  schedule((uintptr_t)job, swift_task_getJobTaskId(task ? task : job), current);
}

void executor_hooks_install(executor_schedule schedule_job) {
  // Another hook that is installed already remains; then no job is counted.
  if (swift_task_enqueueGlobal_hook) return;
  schedule = schedule_job;
  swift_task_enqueueGlobal_hook = enqueue;
}

static void run(void *job) { swift_job_run((Job *)job, (SerialExecutorRef){NULL, 0}); }

void executor_hooks_run(uintptr_t job, uint64_t number) { executor_hooks_call(run, (void *)job, number); }

void executor_hooks_call(void (*function)(void *), void *context, uint64_t number) {
  uint64_t outer = current;
  current = number;
  function(context);
  current = outer;
}

uint64_t executor_hooks_current_job(void) { return current; }

uint64_t executor_hooks_current_task(void) {
  Job *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}

int32_t executor_hooks_current_thread(void) { return (int32_t)syscall(SYS_gettid); }
