/// An array of Core Foundation; an array literal is converted by `as`, as on Apple's platforms.
public typealias CFArray = [Any]

/// A dictionary of Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]

/// A string of Core Foundation.
public typealias CFString = String

/// Data of Core Foundation.
public typealias CFData = Data
