import Foundation

/// An object with observable properties.
///
/// Only UIKit's classes that report changes conform. An object of the app's own has no `observe` method, because
/// nothing would report its changes: without Objective-C there are no `@objc dynamic` properties.
public protocol _KeyValueCodingAndObserving {}

extension CALayer: _KeyValueCodingAndObserving {}

// A key path has the class of the object, which can be the app's, as its root, and equals only key paths with the same
// root. So the method compares it with key paths that have `Self` as their root.

extension _KeyValueCodingAndObserving where Self: CALayer {
  /// Calls a closure whenever a property is set.
  ///
  /// A layer reports its ``CALayer/position`` and ``CALayer/bounds``.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [ObservableProperty] = [
      .init(\Self.position, \CALayer.position), .init(\Self.bounds, \CALayer.bounds),
    ]
    return KeyValueObservers.shared.observe(self, keyPath, of: own, options, changeHandler)
  }
}
