/// An array of Core Foundation.
///
/// An array literal is converted with `as`, as on Apple's platforms.
public typealias CFArray = [Any]

/// A dictionary of Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]

/// A string of Core Foundation.
public typealias CFString = String

/// Data of Core Foundation.
public typealias CFData = Data
