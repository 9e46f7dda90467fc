// What Core Foundation and the C library of Apple's platforms bring along, and those of Linux do not.

/// A Boolean object of Core Foundation.
public typealias CFBoolean = NSNumber
/// The Boolean object for `true`.
public var kCFBooleanTrue: CFBoolean! { true }
/// The Boolean object for `false`.
public var kCFBooleanFalse: CFBoolean! { false }

/// A point in time, in seconds since the first instant of 1 January 2001, GMT.
public typealias CFAbsoluteTime = Double
/// The seconds from the first instant of 1970 to that of 2001, GMT.
public let kCFAbsoluteTimeIntervalSince1970: CFAbsoluteTime = 978_307_200
/// Returns the current time, in seconds since the first instant of 1 January 2001, GMT.
///
/// It is that of the machine, not of a simulator.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The greatest finite single-precision number.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// The greatest finite single-precision number, by the name that animations without an end use as their repeat count.
public let HUGE: Float = MAXFLOAT
/// The infinite single-precision number.
public let HUGE_VALF: Float = .infinity
/// The infinite double-precision number.
public let HUGE_VAL: Double = .infinity
