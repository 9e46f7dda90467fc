// The functions of Dispatch, CoreFoundation and C that this file defines take the place of the libraries' own: the dynamic
// linker binds the libraries' calls to the definition in the program, which comes first. They do what the originals do, by
// calling them, unless the hooks are installed and take over.
//
// `asyncAfter` calls `dispatch_after`. A `Timer` wraps a timer of CoreFoundation, which is part of Foundation and which nothing
// else can use on Linux. `RunLoop.perform` calls `CFRunLoopPerformBlock`. What these libraries schedule for themselves, such as
// the timeouts of `URLSession`, and sources of Dispatch do not pass through here.
#define _GNU_SOURCE
#include "CTimerHooks.h"

#include "clock_readings.h"
#include "libraries.h"

#include <math.h>

typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  void *copy_description;
} timer_context;

extern const void *kCFRunLoopDefaultMode;
extern const void *kCFRunLoopCommonModes;
extern const void *CFRetain(const void *);
extern void CFRelease(const void *);
extern void *CFRunLoopGetCurrent(void);
extern void *CFRunLoopGetMain(void);
extern unsigned char CFRunLoopContainsTimer(void *, void *, const void *);
extern double CFRunLoopTimerGetInterval(void *);
extern double CFRunLoopTimerGetNextFireDate(void *);
extern void CFRunLoopTimerInvalidate(void *);
extern unsigned char CFRunLoopTimerIsValid(void *);
extern void CFRunLoopTimerGetContext(void *, timer_context *);

extern struct dispatch_queue_s _dispatch_main_q;
extern uint64_t dispatch_time(uint64_t when, int64_t delta);

extern void *_Block_copy(const void *);
extern void _Block_release(const void *);

static _Atomic(bool) is_installed;
static timer_hooks hooks;

void timer_hooks_install(timer_hooks functions) {
  if (atomic_load(&is_installed)) return;
  hooks = functions;
  clock_readings_begin();
  atomic_store(&is_installed, true);
}

// MARK: - Dispatch

// A time of Dispatch is a number of nanoseconds. Its upper bits are 00 for the clock that stops while the machine sleeps, 10
// for the one that does not, and 11 for a date.
static const uint64_t continuous = 1ull << 63, dated = 3ull << 62;

static int64_t until_dispatch_time(struct timespec time, const void *deadline) {
  return (int64_t)(*(const uint64_t *)deadline & ~continuous) - nanoseconds(time);
}

// Returns the delay until a time; 0 or less if it has passed, or is a date, which is real.
static int64_t delay_until(uint64_t when) {
  if ((when & dated) == dated || when == 0) return 0;
  return clock_readings_delay(when & continuous ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, until_dispatch_time, &when);
}

static uint64_t time_after(int64_t delay) { return dispatch_time(0, delay > 0 ? delay : 0); }

static void dispatch_after_originally(uint64_t when, void *queue, void *block) {
  static _Atomic(void *) function;
  ((void (*)(uint64_t, void *, void *))original(&function, "dispatch_after"))(when, queue, block);
}

REPLACEMENT void dispatch_after(uint64_t when, void *queue, void *block) {
  if (queue == &_dispatch_main_q && atomic_load(&is_installed)) {
    int64_t delay = delay_until(when);
    if (delay > 0) {
      void *copy = _Block_copy(block);
      if (hooks.schedule_block((uintptr_t)copy, delay)) return;
      _Block_release(copy);
    }
  }
  dispatch_after_originally(when, queue, block);
}

void timer_hooks_release_block(uintptr_t block) { _Block_release((void *)block); }

void timer_hooks_continue_block(uintptr_t block, int64_t delay) {
  dispatch_after_originally(time_after(delay), &_dispatch_main_q, (void *)block);
}

// A block of the main run loop is performed in its next turn, which is one of the device.
static void perform_block_originally(void *run_loop, const void *modes, void *block) {
  static _Atomic(void *) function;
  ((void (*)(void *, const void *, void *))original(&function, "CFRunLoopPerformBlock"))(run_loop, modes, block);
}

REPLACEMENT void CFRunLoopPerformBlock(void *run_loop, const void *modes, void *block) {
  if (run_loop == CFRunLoopGetMain() && atomic_load(&is_installed)) {
    void *copy = _Block_copy(block);
    if (hooks.schedule_block((uintptr_t)copy, 0)) return;
    _Block_release(copy);
  }
  perform_block_originally(run_loop, modes, block);
}

// MARK: - Timers

static const int64_t reference_date = 978307200;

static int64_t until_date(struct timespec time, const void *date) {
  double now = (double)(time.tv_sec - reference_date) + 1e-9 * (double)time.tv_nsec;
  double left = *(const double *)date - now;
  double longest = 1e-9 * (double)longest_delay;
  if (!(left < longest)) return INT64_MAX;
  // The resolution of a date is about a tenth of a microsecond.
  return (int64_t)round(fmax(left, -longest) * 1e6) * microsecond;
}

static int64_t delay_until_date(double date) { return clock_readings_delay(CLOCK_REALTIME, until_date, &date); }

static void add_timer_originally(void *run_loop, void *timer, const void *mode) {
  static _Atomic(void *) function;
  ((void (*)(void *, void *, const void *))original(&function, "CFRunLoopAddTimer"))(run_loop, timer, mode);
}

static void set_date_originally(void *timer, double date) {
  static _Atomic(void *) function;
  ((void (*)(void *, double))original(&function, "CFRunLoopTimerSetNextFireDate"))(timer, date);
}

// Returns whether a timer was added to a run loop before the hooks took over; then it remains there.
static bool is_real(void *run_loop, void *timer) {
  return CFRunLoopContainsTimer(run_loop, timer, kCFRunLoopDefaultMode) ||
         CFRunLoopContainsTimer(run_loop, timer, kCFRunLoopCommonModes);
}

REPLACEMENT void CFRunLoopAddTimer(void *run_loop, void *timer, const void *mode) {
  if (atomic_load(&is_installed) && CFRunLoopTimerIsValid(timer) && !is_real(run_loop, timer)) {
    bool is_main = run_loop == CFRunLoopGetMain();
    // If Dispatch executes the main queue, it does so on any thread, whose run loop is then the current one.
    if (is_main || run_loop == CFRunLoopGetCurrent()) {
      CFRetain(timer);
      CFRetain(mode);
      int64_t delay = delay_until_date(CFRunLoopTimerGetNextFireDate(timer));
      if (hooks.schedule_timer((uintptr_t)timer, (uintptr_t)mode, is_main, delay)) return;
      CFRelease(mode);
      CFRelease(timer);
    }
  }
  add_timer_originally(run_loop, timer, mode);
}

REPLACEMENT void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  set_date_originally(timer, date);
  if (atomic_load(&is_installed)) hooks.reschedule_timer((uintptr_t)timer, delay_until_date(date));
}

void timer_hooks_continue_timer(uintptr_t timer, uintptr_t mode) {
  add_timer_originally(CFRunLoopGetMain(), (void *)timer, (const void *)mode);
}

bool timer_hooks_is_valid(uintptr_t timer) { return CFRunLoopTimerIsValid((void *)timer); }

void timer_hooks_invalidate(uintptr_t timer) { CFRunLoopTimerInvalidate((void *)timer); }

int64_t timer_hooks_interval(uintptr_t timer) {
  double interval = CFRunLoopTimerGetInterval((void *)timer);
  if (!(interval > 0)) return 0;
  return interval < 1e-9 * (double)longest_delay ? (int64_t)fmax(round(interval * 1e9), 1) : longest_delay;
}

void timer_hooks_set_date(uintptr_t timer, int64_t delay) {
  struct timespec now;
  if (clock_readings_now(CLOCK_REALTIME, &now) != 0) return;
  double date = (double)(now.tv_sec - reference_date) + 1e-9 * (double)now.tv_nsec;
  set_date_originally((void *)timer, date + 1e-9 * (double)(delay < longest_delay ? delay : longest_delay));
}

uintptr_t timer_hooks_object(uintptr_t timer) {
  timer_context context = {0};
  CFRunLoopTimerGetContext((void *)timer, &context);
  return (uintptr_t)context.info;
}

void timer_hooks_retain(uintptr_t timer) { CFRetain((void *)timer); }

void timer_hooks_release(uintptr_t object) { CFRelease((void *)object); }
