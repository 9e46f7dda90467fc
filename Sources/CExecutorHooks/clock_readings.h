// The last readings of the clocks, from which the delays of deadlines are measured.
//
// A deadline is a reading of a clock plus a delay. By the time it arrives here, less of the delay is left: an unpredictable
// amount, because the thread may have been interrupted. So the last readings of every thread are stored, and the delay is
// measured from there. The clocks themselves are always real.
#ifndef STATEROOM_CLOCK_READINGS_H
#define STATEROOM_CLOCK_READINGS_H

#include <stdint.h>
#include <time.h>

static const int64_t microsecond = 1000, millisecond = 1000000, second = 1000000000;
// A longer delay never ends. The one until `Date.distantFuture` is longer.
static const int64_t longest_delay = 100ll * 366 * 24 * 60 * 60 * second;

static inline int64_t nanoseconds(struct timespec time) { return (int64_t)time.tv_sec * second + time.tv_nsec; }

// Stores the readings of the clocks from now on.
void clock_readings_begin(void);

// Reads a clock without storing the reading.
int clock_readings_now(clockid_t clock, struct timespec *time);

// Returns the nanoseconds from a time to a deadline.
typedef int64_t (*measure)(struct timespec, const void *deadline);

// Returns the delay of a deadline that the calling thread has computed.
int64_t clock_readings_delay(clockid_t clock, measure from, const void *deadline);

// Returns the delay of a deadline on the clock that does not stop, in nanoseconds, which any thread may have computed: a task
// can continue on another thread than the one on which it has read the clock.
int64_t clock_readings_delay_of_task(int64_t deadline);

#endif
