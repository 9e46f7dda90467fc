public import Foundation

/// An object with observable properties.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure whenever a property is set.
  ///
  /// - Note: Without Objective-C a property has to report its changes itself. Those do that an app observes for its bars
  ///   and scroll views: the title, toolbar items and tab bar item of a view controller, the properties of navigation and
  ///   tab bar items, and the content offset and size of scroll views. The key path starts at UIKit's own class:
  ///   `(table as UIScrollView).observe(\.contentOffset) { … }`. Any other property is refused.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  /// - options: The values that the closure receives.
  ///   - changeHandler: Called on the main actor after each change.
  /// - Returns: The observation, which ends when it is deallocated.
  @MainActor
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    expect(
      KeyValueObservers.observable.contains(keyPath),
      "\(type(of: self)) does not report changes of \(keyPath); observe a property of UIKit's own class that does")
    let tell = { [weak self] (old: Value?, new: Value?) in
      guard let self else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
    }
    let observation = NSKeyValueObservation(
      id: KeyValueObservers.shared.add(self, keyPath) { tell($0 as? Value, $1 as? Value) })
    if options.contains(.initial) { tell(nil, self[keyPath: keyPath]) }
    return observation
  }
}
