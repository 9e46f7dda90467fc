#define _GNU_SOURCE
#include "clock_readings.h"

#include "libraries.h"

#include <stdbool.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { clock_count = 8, recent_count = 1024, few = 16 };
static _Atomic(bool) is_begun;
static _Thread_local struct timespec readings[clock_count];
// The last readings of the clock that does not stop, on all threads.
static _Atomic(int64_t) recent[recent_count];
static _Atomic(unsigned) newest;

// A reading that is older is of something else.
static const int64_t oldest_reading = second;

void clock_readings_begin(void) { atomic_store(&is_begun, true); }

int clock_readings_now(clockid_t clock, struct timespec *time) {
  static _Atomic(void *) function;
  int (*read)(clockid_t, struct timespec *) = original(&function, "clock_gettime");
  return read ? read(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

REPLACEMENT int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = clock_readings_now(clock, time);
  if (result == 0 && clock >= 0 && clock < clock_count && atomic_load_explicit(&is_begun, memory_order_relaxed)) {
    readings[clock] = *time;
    if (clock == CLOCK_BOOTTIME) {
      unsigned place = atomic_fetch_add_explicit(&newest, 1, memory_order_relaxed) % recent_count;
      atomic_store_explicit(&recent[place], nanoseconds(*time), memory_order_relaxed);
    }
  }
  return result;
}

static bool is_recent(int64_t reading, int64_t now, int64_t age) { return now - reading >= 0 && now - reading < age; }

static int64_t whole_milliseconds(int64_t delay) {
  return delay > 0 ? (delay + millisecond - 1) / millisecond * millisecond : delay;
}

int64_t clock_readings_delay(clockid_t clock, measure from, const void *deadline) {
  struct timespec reading = readings[clock], now;
  if (clock_readings_now(clock, &now) != 0) return 0;
  int64_t left = from(now, deadline);
  if (left > longest_delay) return INT64_MAX;
  if (is_recent(nanoseconds(reading), nanoseconds(now), oldest_reading)) return from(reading, deadline);
  // Without a reading, the delay was probably a number of milliseconds.
  return whole_milliseconds(left);
}

// Returns the delay from the newest of the recent readings from which it is a multiple of a unit; -1 if there is none.
//
// On a busy machine, other threads read the clock many times before the thread that computed the deadline continues.
static int64_t delay_from_recent(int64_t deadline, int64_t now, unsigned count, int64_t unit) {
  unsigned last = atomic_load_explicit(&newest, memory_order_relaxed);
  for (unsigned age = 1; age <= count; age++) {
    int64_t reading = atomic_load_explicit(&recent[(last - age) % recent_count], memory_order_relaxed);
    int64_t delay = deadline - reading;
    if (is_recent(reading, now, oldest_reading) && delay >= 0 && delay % unit == 0) return delay;
  }
  return -1;
}

int64_t clock_readings_delay_of_task(int64_t deadline) {
  struct timespec time;
  if (clock_readings_now(CLOCK_BOOTTIME, &time) != 0) return 0;
  int64_t now = nanoseconds(time), own = nanoseconds(readings[CLOCK_BOOTTIME]);
  if (deadline - now > longest_delay) return INT64_MAX;
  // The delay was probably a number of milliseconds, which one from another reading is only by a rare chance. If not, it was
  // probably a number of microseconds, for which that chance is greater: few readings are compared.
  int64_t delay = delay_from_recent(deadline, now, recent_count, millisecond);
  if (delay >= 0) return delay;
  if (is_recent(own, now, oldest_reading) && (deadline - own) % microsecond == 0) return deadline - own;
  delay = delay_from_recent(deadline, now, few, microsecond);
  if (delay >= 0) return delay;
  return is_recent(own, now, 10 * millisecond) ? deadline - own : whole_milliseconds(deadline - now);
}
