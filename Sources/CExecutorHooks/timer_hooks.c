// The functions of Dispatch, CoreFoundation and C that this file defines take the place of the libraries' own: the dynamic
// linker binds the libraries' calls to the definition in the program, which comes first. They do what the originals do, by
// calling them, unless the hooks take over.
//
// `asyncAfter` calls `dispatch_after`. A sleep of a task is a call of `dispatch_after_f` by the concurrency runtime. A `Timer`
// wraps a timer of CoreFoundation, which is part of Foundation and which nothing else can use on Linux.
//
// The definitions are weak: in a program that contains the libraries, their own are chosen, and nothing is taken over.
#define _GNU_SOURCE
#include "CTimerHooks.h"

#include <dlfcn.h>
#include <math.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define SWIFT_CALL __attribute__((swiftcall))
#define REPLACEMENT __attribute__((weak))

typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  void *copy_description;
} timer_context;

extern const void *CFRetain(const void *);
extern void CFRelease(const void *);
extern void *CFRunLoopGetCurrent(void);
extern void *CFRunLoopGetMain(void);
extern double CFRunLoopTimerGetInterval(void *);
extern double CFRunLoopTimerGetNextFireDate(void *);
extern unsigned char CFRunLoopTimerIsValid(void *);
extern void CFRunLoopTimerGetContext(void *, timer_context *);

extern struct dispatch_queue_s _dispatch_main_q;
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);

extern void *_Block_copy(const void *);
extern void _Block_release(const void *);

extern void *swift_retain(void *);
extern void swift_release(void *);
extern SWIFT_CALL void *swift_task_getCurrent(void);
extern SWIFT_CALL uint64_t swift_task_getJobTaskId(void *);
extern SWIFT_CALL bool swift_task_isCancelled(void *);

static _Atomic(bool) is_installed;
static timer_hooks hooks;

void timer_hooks_install(timer_hooks functions) {
  if (atomic_load(&is_installed)) return;
  hooks = functions;
  atomic_store(&is_installed, true);
}

// Returns the definition that a library would call if this file did not exist.
static void *original(_Atomic(void *) *function, const char *name) {
  void *result = atomic_load_explicit(function, memory_order_relaxed);
  if (!result) {
    result = dlsym(RTLD_NEXT, name);
    atomic_store_explicit(function, result, memory_order_relaxed);
  }
  return result;
}

// MARK: - Reading the clocks

// A deadline is a reading of a clock plus a delay. The delay is what is wanted, and by the time the deadline arrives here, less
// of it is left: an unpredictable amount, because the thread may have been interrupted. So every thread remembers its last
// readings, and the delay is measured from there.
enum { clock_count = 8 };
static _Thread_local struct timespec readings[clock_count];

static int read_clock(clockid_t clock, struct timespec *time) {
  static _Atomic(void *) function;
  int (*read)(clockid_t, struct timespec *) = original(&function, "clock_gettime");
  return read ? read(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

REPLACEMENT int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = read_clock(clock, time);
  if (result == 0 && clock >= 0 && clock < clock_count) readings[clock] = *time;
  return result;
}

void timer_hooks_forget_readings(void) {
  for (int clock = 0; clock < clock_count; clock++) readings[clock] = (struct timespec){0, 0};
}

// A reading that is older, in seconds, is of something else.
static const double oldest_reading = 0.1;
// A longer delay, in seconds, never ends. The one until `Date.distantFuture` is longer.
static const double longest_delay = 100.0 * 366 * 24 * 60 * 60;

// Returns the seconds from a time to a deadline.
typedef double (*measure)(struct timespec, const void *deadline);

static double delay(clockid_t clock, measure seconds_from, const void *deadline) {
  struct timespec reading = readings[clock], now;
  if (read_clock(clock, &now) != 0) return 0;
  double left = seconds_from(now, deadline);
  if (!(left <= longest_delay)) return INFINITY;
  double age = (double)(now.tv_sec - reading.tv_sec) + 1e-9 * (double)(now.tv_nsec - reading.tv_nsec);
  // Without a reading, the delay was probably a number of milliseconds.
  return age >= 0 && age < oldest_reading ? seconds_from(reading, deadline) : ceil(left * 1e3) / 1e3;
}

// MARK: - Dispatch

// A time of Dispatch is a number of nanoseconds. Its upper bits are 00 for the clock that stops while the machine sleeps, 10
// for the one that does not, and 11 for a date.
static const uint64_t continuous = 1ull << 63, dated = 3ull << 62;

static double seconds_to_dispatch_time(struct timespec time, const void *deadline) {
  int64_t nanoseconds = (int64_t)(*(const uint64_t *)deadline & ~continuous);
  return 1e-9 * (double)(nanoseconds - (int64_t)time.tv_sec * 1000000000 - time.tv_nsec);
}

// Returns the delay until a time; 0 if it has passed, or is a date, which is real.
static double delay_until(uint64_t when) {
  if ((when & dated) == dated || when == 0) return 0;
  return delay(when & continuous ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, seconds_to_dispatch_time, &when);
}

// Returns a time that is a delay from now.
static uint64_t time_after(double delay) {
  return dispatch_time(0, delay < longest_delay ? (int64_t)(fmax(delay, 0) * 1e9) : INT64_MAX);
}

static void dispatch_after_originally(uint64_t when, void *queue, void *block) {
  static _Atomic(void *) function;
  ((void (*)(uint64_t, void *, void *))original(&function, "dispatch_after"))(when, queue, block);
}

static void dispatch_after_f_originally(uint64_t when, void *queue, void *context, void (*work)(void *)) {
  static _Atomic(void *) function;
  ((void (*)(uint64_t, void *, void *, void (*)(void *)))original(&function, "dispatch_after_f"))(
      when, queue, context, work);
}

REPLACEMENT void dispatch_after(uint64_t when, void *queue, void *block) {
  if (atomic_load(&is_installed) && queue == &_dispatch_main_q) {
    double delay = delay_until(when);
    if (delay > 0) {
      void *copy = _Block_copy(block);
      if (hooks.schedule_block((uintptr_t)copy, delay)) return;
      _Block_release(copy);
    }
  }
  dispatch_after_originally(when, queue, block);
}

// Returns whether a function is the runtime's, which no other library passes to Dispatch.
static bool is_of_concurrency_runtime(void (*function)(void *)) {
  Dl_info own, runtime;
  return dladdr((void *)function, &own) && dladdr((void *)swift_task_getCurrent, &runtime) &&
         own.dli_fbase == runtime.dli_fbase;
}

REPLACEMENT void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
  void *task = atomic_load(&is_installed) && queue != &_dispatch_main_q ? swift_task_getCurrent() : NULL;
  if (task && is_of_concurrency_runtime(work)) {
    double delay = delay_until(when);
    if (delay > 0) {
      swift_retain(task);
      uint64_t number = swift_task_getJobTaskId(task);
      if (hooks.schedule_wake(work, (uintptr_t)context, (uintptr_t)task, number, delay)) return;
      swift_release(task);
    }
  }
  dispatch_after_f_originally(when, queue, context, work);
}

bool timer_hooks_is_cancelled(uintptr_t task) { return swift_task_isCancelled((void *)task); }

void timer_hooks_release_task(uintptr_t task) { swift_release((void *)task); }

void timer_hooks_release_block(uintptr_t block) { _Block_release((void *)block); }

void timer_hooks_continue_block(uintptr_t block, double delay) {
  dispatch_after_originally(time_after(delay), &_dispatch_main_q, (void *)block);
  _Block_release((void *)block);
}

void timer_hooks_continue_wake(void (*function)(void *), uintptr_t context, double delay) {
  dispatch_after_f_originally(time_after(delay), dispatch_get_global_queue(0, 0), (void *)context, function);
}

// MARK: - Timers

static const double reference_date = 978307200;

static double seconds_to_date(struct timespec time, const void *date) {
  double now = (double)time.tv_sec - reference_date + 1e-9 * (double)time.tv_nsec;
  // The resolution of a date is about a tenth of a microsecond.
  return round((*(const double *)date - now) * 1e6) / 1e6;
}

static void add_timer_originally(void *run_loop, void *timer, void *mode) {
  static _Atomic(void *) function;
  ((void (*)(void *, void *, void *))original(&function, "CFRunLoopAddTimer"))(run_loop, timer, mode);
}

static void set_date_originally(void *timer, double date) {
  static _Atomic(void *) function;
  ((void (*)(void *, double))original(&function, "CFRunLoopTimerSetNextFireDate"))(timer, date);
}

REPLACEMENT void CFRunLoopAddTimer(void *run_loop, void *timer, void *mode) {
  // If Dispatch executes the main queue, it does so on any thread, whose run loop is then the current one.
  if (atomic_load(&is_installed) && CFRunLoopTimerIsValid(timer) &&
      (run_loop == CFRunLoopGetMain() || run_loop == CFRunLoopGetCurrent())) {
    double date = CFRunLoopTimerGetNextFireDate(timer);
    CFRetain(timer);
    CFRetain(mode);
    if (hooks.schedule_timer((uintptr_t)timer, (uintptr_t)mode, delay(CLOCK_REALTIME, seconds_to_date, &date))) return;
    CFRelease(mode);
    CFRelease(timer);
  }
  add_timer_originally(run_loop, timer, mode);
}

REPLACEMENT void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  set_date_originally(timer, date);
  if (atomic_load(&is_installed)) {
    hooks.reschedule_timer((uintptr_t)timer, delay(CLOCK_REALTIME, seconds_to_date, &date));
  }
}

void timer_hooks_continue_timer(uintptr_t timer, uintptr_t mode) {
  add_timer_originally(CFRunLoopGetMain(), (void *)timer, (void *)mode);
}

bool timer_hooks_is_valid(uintptr_t timer) { return CFRunLoopTimerIsValid((void *)timer); }

double timer_hooks_interval(uintptr_t timer) { return CFRunLoopTimerGetInterval((void *)timer); }

void timer_hooks_set_date(uintptr_t timer, double delay) {
  struct timespec now;
  if (read_clock(CLOCK_REALTIME, &now) != 0) return;
  double date = (double)now.tv_sec - reference_date + 1e-9 * (double)now.tv_nsec;
  set_date_originally((void *)timer, date + fmin(delay, longest_delay));
}

uintptr_t timer_hooks_object(uintptr_t timer) {
  timer_context context = {0};
  CFRunLoopTimerGetContext((void *)timer, &context);
  return (uintptr_t)context.info;
}

void timer_hooks_retain(uintptr_t timer) { CFRetain((void *)timer); }

void timer_hooks_release(uintptr_t object) { CFRelease((void *)object); }
