public import Foundation

/// The values that a change notification contains.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Calls the closure immediately with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// The kind of change of an observed property.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
}

/// A change of an observed property, with the requested values.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public typealias Kind = NSKeyValueChange
  /// The kind of change.
  public let kind: Kind
  /// The value after the change.
  public let newValue: Value?
  /// The value before the change.
  public let oldValue: Value?
}

/// An observation, which lasts until it is invalidated or deallocated.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  /// The number of the observer; `nil` if the property does not report changes.
  private let id: Int?

  init(id: Int?) { self.id = id }

  /// Ends the observation.
  public func invalidate() { id.map(KeyValueObservers.shared.remove) }

  deinit { MainActorDeinit.run { id.map(KeyValueObservers.shared.remove) } }
}
