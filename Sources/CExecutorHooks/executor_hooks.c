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

typedef SWIFT_CALL void (*main_original)(Job *);
typedef SWIFT_CALL void (*main_hook)(Job *, main_original);
typedef SWIFT_CALL void (*delay_original)(unsigned long long, Job *);
typedef SWIFT_CALL void (*delay_hook)(unsigned long long, Job *, delay_original);
typedef SWIFT_CALL void (*deadline_original)(long long, long long, long long, long long, int, Job *);
typedef SWIFT_CALL void (*deadline_hook)(long long, long long, long long, long long, int, Job *, deadline_original);

extern main_hook swift_task_enqueueMainExecutor_hook;
extern delay_hook swift_task_enqueueGlobalWithDelay_hook;
extern deadline_hook swift_task_enqueueGlobalWithDeadline_hook;
extern SWIFT_CALL void swift_get_time(long long *seconds, long long *nanoseconds, int clock);

/// The number of the continuous clock; the testing library's time limits use the suspending clock, and are real.
static const int continuous_clock = 1;

static executor_schedule schedule;
static executor_observe observe;
static executor_sleep sleep_on_clock;
static _Thread_local uint64_t current;

uint64_t executor_hooks_current_task(void) {
  Job *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}

static SWIFT_CALL void enqueue_main(Job *job, main_original original) {
  observe(swift_task_getJobTaskId(job), executor_hooks_current_task());
  original(job);
}

static SWIFT_CALL void enqueue_after(unsigned long long delay, Job *job, delay_original original) {
  if (!sleep_on_clock((double)delay * 1e-9, (uintptr_t)job, executor_hooks_current_task())) original(delay, job);
}

static SWIFT_CALL void enqueue_at(long long seconds, long long nanoseconds, long long tolerance_seconds,
                                  long long tolerance_nanoseconds, int clock, Job *job, deadline_original original) {
  if (clock == continuous_clock) {
    long long now_seconds, now_nanoseconds;
    swift_get_time(&now_seconds, &now_nanoseconds, clock);
    double delay = (double)(seconds - now_seconds) + (double)(nanoseconds - now_nanoseconds) * 1e-9;
    if (sleep_on_clock(delay, (uintptr_t)job, executor_hooks_current_task())) return;
  }
  original(seconds, nanoseconds, tolerance_seconds, tolerance_nanoseconds, clock, job);
}

static SWIFT_CALL void enqueue(Job *job, enqueue_original original) {
  (void)original;
  observe(swift_task_getJobTaskId(job), executor_hooks_current_task());
  // A task that yields is represented by a job of its own, whose address the next one gets; so the task is asked for.
  Job *task = swift_task_getCurrent();
  schedule((uintptr_t)job, swift_task_getJobTaskId(task ? task : job), current);
}

void executor_hooks_install(executor_schedule schedule_job, executor_observe observe_task, executor_sleep sleep) {
  // Another hook that is installed already remains; then no job is counted.
  if (swift_task_enqueueGlobal_hook) return;
  schedule = schedule_job;
  observe = observe_task;
  sleep_on_clock = sleep;
  swift_task_enqueueGlobal_hook = enqueue;
  if (!swift_task_enqueueMainExecutor_hook) swift_task_enqueueMainExecutor_hook = enqueue_main;
  if (!swift_task_enqueueGlobalWithDelay_hook) swift_task_enqueueGlobalWithDelay_hook = enqueue_after;
  if (!swift_task_enqueueGlobalWithDeadline_hook) swift_task_enqueueGlobalWithDeadline_hook = enqueue_at;
}

void executor_hooks_resume(uintptr_t job) { schedule(job, swift_task_getJobTaskId((Job *)job), 0); }

void executor_hooks_run(uintptr_t job, uint64_t number) {
  uint64_t outer = current;
  current = number;
  swift_job_run((Job *)job, (SerialExecutorRef){NULL, 0});
  current = outer;
}

int32_t executor_hooks_current_thread(void) { return (int32_t)syscall(SYS_gettid); }
