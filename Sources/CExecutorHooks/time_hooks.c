// What Dispatch and Foundation are asked to do later on the main queue and the main run loop.
//
// Both libraries are shared, and call these functions through the dynamic linker, which takes the program's definition first.
// A weak definition gives way where the libraries are linked statically: then their own is used, and time is real.
#define _GNU_SOURCE
#include "CExecutorHooks.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

#define INTERPOSE __attribute__((weak, visibility("default"), used))

extern char _dispatch_main_q;
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);
extern void dispatch_async(void *queue, void *block);

extern void *CFRunLoopGetMain(void);
extern double CFAbsoluteTimeGetCurrent(void);
extern const void *CFRetain(const void *);
extern void CFRelease(const void *);
extern double CFRunLoopTimerGetNextFireDate(void *timer);
extern double CFRunLoopTimerGetInterval(void *timer);
extern unsigned char CFRunLoopTimerIsValid(void *timer);

/// The context of a run loop's timer, as Core Foundation declares it.
typedef struct {
  long version;
  void *info;
  void *retain;
  void *release;
  void *copy_description;
} TimerContext;
extern void CFRunLoopTimerGetContext(void *timer, TimerContext *context);

static time_schedule schedule_block;
static time_timer add_timer;
/// The present time that the thread was told last. `.now() + 0.3` is exactly 0.3 seconds later, whatever has passed since.
static _Thread_local uint64_t last_now;

void time_hooks_install(time_schedule schedule, time_timer timer) {
  schedule_block = schedule;
  add_timer = timer;
}

// MARK: - Dispatch

INTERPOSE uint64_t dispatch_time(uint64_t when, int64_t delta) {
  static uint64_t (*original)(uint64_t, int64_t);
  if (!original) original = (uint64_t(*)(uint64_t, int64_t))dlsym(RTLD_NEXT, "dispatch_time");
  uint64_t time = original(when, delta);
  if (when == 0 && delta == 0) last_now = time;
  return time;
}

INTERPOSE void dispatch_after(uint64_t when, void *queue, void *block) {
  static void (*original)(uint64_t, void *, void *);
  if (!original) original = (void (*)(uint64_t, void *, void *))dlsym(RTLD_NEXT, "dispatch_after");
  // The upper bit marks wall time, and all bits the distant future.
  bool is_uptime = when >> 63 == 0;
  if (schedule_block && queue == &_dispatch_main_q && is_uptime && last_now) {
    // The hook releases the copy, unless it leaves the block to the system.
    void *copy = _Block_copy(block);
    if (schedule_block(((double)when - (double)last_now) * 1e-9, (uintptr_t)copy)) return;
    _Block_release(copy);
  }
  original(when, queue, block);
}

void time_hooks_enqueue(uintptr_t block) { dispatch_async(&_dispatch_main_q, (void *)block); }

void time_hooks_release_block(uintptr_t block) { _Block_release((void *)block); }

// MARK: - Run Loops

INTERPOSE void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  static void (*original)(void *, void *, void *);
  if (!original) original = (void (*)(void *, void *, void *))dlsym(RTLD_NEXT, "CFRunLoopAddTimer");
  if (add_timer && timer && add_timer((uintptr_t)timer, loop == CFRunLoopGetMain())) return;
  original(loop, timer, mode);
}

void time_hooks_retain_timer(uintptr_t timer) { CFRetain((void *)timer); }

void time_hooks_release_timer(uintptr_t timer) { CFRelease((void *)timer); }

double time_hooks_timer_delay(uintptr_t timer) {
  return CFRunLoopTimerGetNextFireDate((void *)timer) - CFAbsoluteTimeGetCurrent();
}

double time_hooks_timer_interval(uintptr_t timer) { return CFRunLoopTimerGetInterval((void *)timer); }

bool time_hooks_timer_is_valid(uintptr_t timer) { return CFRunLoopTimerIsValid((void *)timer); }

uintptr_t time_hooks_timer_object(uintptr_t timer) {
  TimerContext context;
  memset(&context, 0, sizeof context);
  CFRunLoopTimerGetContext((void *)timer, &context);
  return (uintptr_t)context.info;
}
