// A task that sleeps is scheduled by `dispatch_after_f`, whose definition here takes the place of Dispatch's: the dynamic linker
// binds the calls of the concurrency library to the definition in the program, which comes first.
//
// Only sleeps on the continuous clock are taken over, which `Task.sleep(for:)` and `Task.sleep(nanoseconds:)` use. Those on the
// suspending clock are real: the time limits of tests use it.
#define _GNU_SOURCE
#include "CSleepHooks.h"

#include "CExecutorHooks.h"
#include "clock_readings.h"
#include "libraries.h"

#include <stdlib.h>

#define SWIFT_CALL __attribute__((swiftcall))

typedef struct Job Job;
extern SWIFT_CALL Job *swift_task_getCurrent(void);
extern SWIFT_CALL uint64_t swift_task_getJobTaskId(Job *);
extern SWIFT_CALL bool swift_task_isCancelled(Job *);
extern SWIFT_CALL void swift_task_cancel(Job *);
extern void *swift_retain(void *);
extern void swift_release(void *);

typedef struct {
  Job *task;
  void *context;
  void (*function)(void *);
} sleep_record;

static _Atomic(sleep_schedule) schedule;

void sleep_hooks_install(sleep_schedule schedule_sleep) {
  clock_readings_begin();
  atomic_store(&schedule, schedule_sleep);
}

// The upper bits of a time of Dispatch on the clock that does not stop while the machine sleeps.
static const uint64_t clock_bits = 3ull << 62, continuous = 1ull << 63;

REPLACEMENT void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *)) {
  sleep_schedule schedule_sleep = atomic_load(&schedule);
  Job *task = schedule_sleep && (when & clock_bits) == continuous ? swift_task_getCurrent() : NULL;
  if (task) {
    int64_t delay = clock_readings_delay_of_task((int64_t)(when & ~clock_bits));
    sleep_record *record = delay > 0 ? malloc(sizeof *record) : NULL;
    if (record) {
      *record = (sleep_record){swift_retain(task), context, function};
      if (schedule_sleep((uintptr_t)record, delay, executor_hooks_current_job())) return;
      swift_release(task);
      free(record);
    }
  }
  static _Atomic(void *) library;
  ((void (*)(uint64_t, void *, void *, void *))original(&library, "dispatch_after_f"))(when, queue, context, function);
}

uint64_t sleep_hooks_task(uintptr_t sleep) { return swift_task_getJobTaskId(((sleep_record *)sleep)->task); }

bool sleep_hooks_is_cancelled(uintptr_t sleep) { return swift_task_isCancelled(((sleep_record *)sleep)->task); }

void sleep_hooks_cancel(uintptr_t sleep) { swift_task_cancel(((sleep_record *)sleep)->task); }

void sleep_hooks_end(uintptr_t sleep, uint64_t number) {
  sleep_record record = *(sleep_record *)sleep;
  free((void *)sleep);
  executor_hooks_call(record.function, record.context, number);
  swift_release(record.task);
}
