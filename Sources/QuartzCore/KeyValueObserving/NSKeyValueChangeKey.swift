/// The keys of the dictionary that describes a change to an observer.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of change, as the number of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change, if it was requested.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, if it was requested.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of the changed objects of a collection, which is never in the dictionary here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// A key of notifications before a change, which are not sent here.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
