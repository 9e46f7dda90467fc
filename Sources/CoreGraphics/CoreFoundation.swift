/// An array of Core Foundation.
///
/// An array literal is converted with `as`, as on Apple's platforms.
public typealias CFArray = [Any]

/// A dictionary of Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]

/// A string of Core Foundation.
public typealias CFString = String

/// A value of any type of Core Foundation.
///
/// - Note: The types of Core Foundation are value types of Foundation here, such as `String` for `CFString`. An object
///   of any class is a value of this type too.
public typealias CFTypeRef = Any

/// Data of Core Foundation.
public typealias CFData = Data
